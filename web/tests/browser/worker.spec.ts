// SPDX-License-Identifier: MIT
// What the worker shows while no page is open. The shell without windows shows no notices: the whole browser does.
import { chromium } from './chromium';
import { expect, test } from './house';
import { sitDown } from './tables';

test.use({ launchOptions: { ...chromium.launchOptions, executablePath: '/usr/bin/chromium' } });

test('the worker shows what was pushed', async ({ house }) => {
  const page = await house.visitor();
  const id = await sitDown(page, 'amsterdam');
  await page.context().grantPermissions(['notifications']);
  const devtools = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
    registrations.push(...all.map(({ registrationId }) => registrationId)),
  );
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const data = JSON.stringify({
    table: id,
    title: 'Your turn: Amsterdam',
    body: 'Ada and the table wait for you.',
    lang: 'en',
  });
  const shown = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  // A push that comes before the browser has filed the registration is lost without a word; a second one with the same
  // tag takes the place of the first.
  const pushed = async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: house.server.origin,
      registrationId: registrations[0]!,
      data,
    });
    return shown();
  };
  await expect
    .poll(pushed)
    .toEqual([{ title: 'Your turn: Amsterdam', body: 'Ada and the table wait for you.', tag: id }]);
});
