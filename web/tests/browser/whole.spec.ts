// A whole game of each board, clicked through from the first page to the ledger.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { bar, Player, type Taste } from './player';
import { claims, fillsRoads } from './tastes';

async function openAgainstNovices(page: Page, title: string, players: number): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a table' }).click();
  await page.getByRole('tab', { name: title }).click();
  await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
  if (players === 2) await page.getByRole('button', { name: 'Less: Players' }).click();
  await page.getByRole('radiogroup', { name: 'Who takes seat 2' }).getByText('Bot').click();
  for (const strength of await page.getByRole('radio', { name: 'Apprentice' }).all()) await strength.check({ force: true });
  await page.getByRole('switch', { name: 'Bots take their time' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(bar(page)).toBeVisible();
  return (await page.getByRole('complementary', { name: 'Players' }).getByRole('article').first().getAttribute('aria-label'))!;
}

async function playThrough(page: Page, title: string, players: number, tasteOf: (me: string) => Taste): Promise<void> {
  test.setTimeout(300_000);
  const me = await openAgainstNovices(page, title, players);
  const player = new Player(page, { taste: tasteOf(me) });
  await player.untilOver();
  const ledger = page.getByRole('region', { name: 'Show the result' }).getByRole('table');
  await expect(ledger.getByRole('columnheader', { name: me })).toBeVisible();
  await expect(ledger.getByRole('row', { name: /^Total/ })).toBeVisible();
  console.log(`${title}: ${player.clicks} clicks`);
}

test('a whole game of Amsterdam is clicked through', async ({ page }) => {
  await playThrough(page, 'Amsterdam', 2, () => claims);
});

test('a whole game of Hansa Teutonica is clicked through', async ({ page }) => {
  await playThrough(page, 'Hansa Teutonica', 3, fillsRoads);
});
