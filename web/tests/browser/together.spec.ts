// SPDX-License-Identifier: MIT
// People at one table: by link, with chat, and watched by somebody who must not see a hand.
import type { Page } from '@playwright/test';
import { expect, test, type House } from './house';
import { isMyTurn, Player, waitForTurn } from './player';
import { join, sitDown } from './tables';
import { claims } from './tastes';

/** A table for two, opened by the first and joined by the second through its link. */
async function twoAtTable(house: House): Promise<[Page, Page]> {
  const [host, friend] = [await house.visitor(), await house.visitor()];
  await sitDown(host, 'amsterdam', ['me', 'open']);
  await join(friend, host);
  return [host, friend];
}

const chronicle = (page: Page) => page.getByRole('tabpanel', { name: 'Chronicle' });

test('two browsers play each other by link', async ({ house }) => {
  const pages = await twoAtTable(house);
  const players = pages.map((page, seed) => new Player(page, { taste: claims, seed }));
  for (let turns = 0; turns < 6;) {
    for (const player of players) {
      if (!(await isMyTurn(player.page))) continue;
      await player.turn();
      ++turns;
    }
  }
  const first = await chronicle(pages[0]).getByRole('listitem').count();
  await expect.poll(() => chronicle(pages[1]).getByRole('listitem').count()).toBe(first);
  for (const page of pages)
    await expect(
      chronicle(page)
        .getByText(/^You (take|draw|claim)/)
        .first(),
    ).toBeVisible();
});

test('chat is heard, and a spectator hears and sees no secrets', async ({ house }) => {
  const [host, friend] = await twoAtTable(house);
  const watcher = await house.visitor();
  const told: string[] = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  watcher.on('response', async (response) => {
    if (response.url().includes('/api/tables/')) told.push(await response.text().catch(() => ''));
  });
  await watcher.goto(host.url());
  for (const page of [host, friend]) await new Player(page, { taste: claims }).turn();
  await waitForTurn(host);
  await new Player(host, { taste: ({ move }) => (move === 'draw:blind' ? -9 : 0) }).turn();

  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByLabel('Say something to the table').fill('Good wind to you');
  await host.getByRole('button', { name: 'Send' }).click();
  await expect(friend.getByRole('tab', { name: /Chat.*1/ })).toBeVisible();
  for (const page of [friend, watcher]) {
    await page.getByRole('tab', { name: /Chat/ }).click();
    await expect(page.getByText('Good wind to you')).toBeVisible();
  }
  await expect(host.getByTitle('1 spectator')).toBeVisible();

  await expect.poll(() => told.some((text) => text.includes('"drew"'))).toBe(true);
  const views = told.flatMap(viewsIn);
  expect(views.length).toBeGreaterThan(3);
  for (const view of views) {
    for (const player of view.players)
      expect([typeof player.hand, typeof player.contracts]).toEqual(['number', 'number']);
  }
  // What was drawn blind and which contracts were kept is "_" for the others.
  for (const text of told) expect(text).not.toMatch(/"event": ?"drew"[^}]*"card": ?"(?!_)|"keep:(?!_)/);
});

test('a table that everybody has left waits, and goes on with whoever comes back', async ({ house }) => {
  const page = await house.visitor();
  const id = await sitDown(page, 'amsterdam');
  await page.request.post(`/api/tables/${id}/leave`, { data: {} });
  await expect(page.getByText('Everybody is away')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Everybody is away: the table waits')).toBeVisible();
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.getByText('Everybody is away')).toBeHidden();
  await new Player(page, { taste: claims }).turn();
});

interface AmsterdamView {
  readonly players: readonly { readonly hand: unknown; readonly contracts: unknown }[];
}

/** Every position in a message, however deep. */
function viewsIn(text: string): AmsterdamView[] {
  const found: AmsterdamView[] = [];
  try {
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'view') found.push(value as AmsterdamView);
      return value;
    });
  } catch {
    // Not a message.
  }
  return found;
}

test('the strong bot gives a hint with reasons, and a click on it is a move', async ({ page }) => {
  await sitDown(page, 'amsterdam');
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const panel = page.getByRole('region', { name: 'What the strong bot would do' });
  await expect(panel.getByRole('listitem').first()).toBeVisible({ timeout: 20_000 });
  await panel.getByRole('button', { name: /^1\./ }).click();
  await expect(page.getByRole('tabpanel', { name: 'Chronicle' }).getByText(/^You /).first()).toBeVisible();
});
