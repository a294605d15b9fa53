// SPDX-License-Identifier: MIT
// Tables for tests that are about something else than opening one.
import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

export type Seat = 'me' | 'open' | { readonly bot: string };
const novice = { bot: 'novice' };

/**
 * Opens a table as the visitor of this page, and goes there. Bots take their time: one that answers at once leaves no
 * moment in which it can be seen that a turn is over.
 */
export async function sitDown(
  page: Page,
  game: string,
  seats: readonly Seat[] = ['me', novice],
  more: Record<string, unknown> = {},
): Promise<string> {
  const id = await tell(page, '/api/tables', {
    game,
    options: { players: seats.length },
    seats,
    pace: 'human',
    ...more,
  });
  await page.goto(`/t/${id}`);
  return id;
}

/** Somebody follows the link of a table that waits for people, and sits down. */
export async function join(friend: Page, host: Page): Promise<void> {
  await friend.goto(await host.getByLabel('Link to this table').inputValue());
  await friend.getByRole('button', { name: 'Sit down' }).click();
}

/** A finished table, from a record that lies beside the rules of the game. */
export async function finished(page: Page, game: string, name = 'greedy-3'): Promise<string> {
  const record = await readFile(new URL(`../../../games/${game}/golden/${name}.fondaco.json`, import.meta.url), 'utf8');
  return tell(page, '/api/records', JSON.parse(record));
}

async function tell(page: Page, path: string, data: unknown): Promise<string> {
  await page.request.post('/api/guest', { data: {} });
  const answer = await page.request.post(path, { data });
  const told = (await answer.json()) as { id: string };
  expect(answer.ok(), JSON.stringify(told)).toBe(true);
  return told.id;
}
