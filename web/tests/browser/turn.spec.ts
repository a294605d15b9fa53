// SPDX-License-Identifier: MIT
// It is your turn: told to whoever looks elsewhere, and the way to the next table that waits.
import type { Page } from '@playwright/test';
import { expect, test, type House } from './house';
import { Player, waitForTurn } from './player';
import { sitDown } from './tables';
import { claims } from './tastes';

const icon = (page: Page) => page.locator('link[rel="icon"]');

/** A table for two; the second sits down too. */
async function two(house: House): Promise<[Page, Page]> {
  const [host, friend] = [await house.visitor(), await house.visitor()];
  await sitDown(host, 'amsterdam', ['me', 'open'], { options: { players: 2, start_player: 'seat0' } });
  await friend.goto(host.url());
  await friend.getByRole('button', { name: 'Sit down' }).click();
  // The seat is taken when the game has begun: a page that is reloaded before may take its call back.
  await waitForTurn(host);
  return [host, friend];
}

test('title, icon and a notice say so to whoever looks elsewhere', async ({ house }) => {
  const [host, friend] = await two(house);
  await friend.context().grantPermissions(['notifications']);
  await friend.evaluate(() =>
    localStorage.setItem(
      'fondaco.settings',
      JSON.stringify({ ...JSON.parse(localStorage.getItem('fondaco.settings') ?? '{}'), notices: true }),
    ),
  );
  await friend.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    const told: string[] = [];
    Object.assign(window, { told });
    window.Notification = class extends EventTarget {
      static permission = 'granted';
      onclick = null;
      constructor(title: string) {
        super();
        told.push(title);
      }
      close(): void {}
    } as unknown as typeof Notification;
  });
  await friend.reload();
  await expect(icon(host)).toHaveAttribute('href', '/favicon-turn.svg');
  await expect(host).toHaveTitle(/^● Your turn/);
  await expect(icon(friend)).toHaveAttribute('href', '/favicon.svg');
  await new Player(host, { taste: claims }).turn();
  await expect(icon(host)).toHaveAttribute('href', '/favicon.svg');
  await expect(icon(friend)).toHaveAttribute('href', '/favicon-turn.svg');
  await expect
    .poll(() => friend.evaluate(() => (window as unknown as { told: string[] }).told))
    .toEqual(['Your turn: Amsterdam']);
});

test('the next table that waits is one click away', async ({ house }) => {
  const [host, friend] = await two(house);
  const first = host.url();
  await host.goto('/');
  await expect(host.getByRole('link', { name: '1 other table waits for you' })).toHaveAttribute(
    'href',
    new URL(first).pathname,
  );
  const second = await sitDown(host, 'amsterdam', ['me', 'open'], { options: { players: 2, start_player: 'seat0' } });
  await friend.request.post(`/api/tables/${second}/join`, { data: {} });
  await waitForTurn(host);
  await new Player(host, { taste: claims }).turn();
  await host.getByRole('link', { name: '1 other table waits for you' }).click();
  await expect(host).toHaveURL(first);
  await waitForTurn(host);
  await expect(host.getByRole('link', { name: /waits for you/ })).toBeHidden();
});

/** A push service in the page: browsers without a profile have none. Counts how often the visitor was asked. */
function pretendPush(): void {
  let asked = 0;
  let subscription: PushSubscription | null = null;
  Object.defineProperty(window, 'asked', { get: () => asked });
  Object.defineProperty(Notification, 'permission', { get: () => (asked ? 'granted' : 'default') });
  Notification.requestPermission = () => {
    ++asked;
    return Promise.resolve('granted');
  };
  const text = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  PushManager.prototype.getSubscription = () => Promise.resolve(subscription);
  PushManager.prototype.subscribe = async () => {
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const keys = {
      p256dh: text(await crypto.subtle.exportKey('raw', publicKey)),
      auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
    };
    const endpoint = 'https://push.example/browser';
    subscription = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: () => Promise.resolve(!(subscription = null)),
    } as unknown as PushSubscription;
    return subscription;
  };
}

test('a device is asked only after a click, and the server knows of it until it is switched off', async ({ house }) => {
  const page = await house.visitor();
  await page.addInitScript(pretendPush);
  await sitDown(page, 'hansa', ['me', 'open', 'open']);
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const browsers = async () =>
    ((await (await page.request.get('/api/me/notices')).json()) as { push: { browsers: number } }).push.browsers;
  expect([await asked(), await browsers()]).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await expect(page.getByText('You will be told, also when the page is closed.')).toBeVisible();
  expect([await asked(), await browsers()]).toEqual([1, 1]);

  await page.getByRole('link', { name: 'To the start page' }).click();
  await page.getByRole('link', { name: /your profile/ }).click();
  const device = page.getByRole('switch', { name: 'Tell me on this device' });
  await expect(device).toBeChecked();
  await device.click();
  await expect.poll(browsers).toBe(0);
});
