// SPDX-License-Identifier: MIT
// `npm run gallery`: pictures of every page, into build/gallery.
import { defineConfig } from '@playwright/test';
import { chromium } from '../browser/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '*.gallery.ts',
  outputDir: '../../../build/browser',
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: { ...chromium, actionTimeout: 20_000 },
});
