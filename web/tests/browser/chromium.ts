// SPDX-License-Identifier: MIT
// The browser of the system, quiet: nothing of it may go out into the net. Debian builds Chromium also as a shell without
// windows, which tests take when it is there; pictures are taken by whichever.
import { existsSync } from 'node:fs';

const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromium = {
  headless: true,
  viewport: { width: 1200, height: 760 }, // wide enough for the rail; every pixel is drawn by the processor
  locale: 'en-GB',
  timezoneId: 'Europe/Rome',
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? browsers.find((file) => existsSync(file)),
    args: ['--no-sandbox', ...flags],
  },
};

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
