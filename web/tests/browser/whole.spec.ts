// A whole game of each board, clicked through from the first page to the ledger.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { bar, Player, type Taste } from './player';
import { claims, fillsRoads } from './tastes';

async function openAgainstNovice(page: Page, title: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a table' }).click();
  await page.getByRole('tab', { name: title }).click();
  await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Less: Players' }).click();
  await page.getByRole('radiogroup', { name: 'Who takes seat 2' }).getByText('Bot').click();
  await page.getByRole('radio', { name: 'Apprentice' }).check({ force: true });
  await page.getByRole('switch', { name: 'Bots take their time' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(bar(page)).toBeVisible();
  return (await page.getByRole('complementary', { name: 'Players' }).getByRole('article').first().getAttribute('aria-label'))!;
}

async function playThrough(page: Page, title: string, tasteOf: (me: string) => Taste): Promise<void> {
  test.setTimeout(560_000);
  const me = await openAgainstNovice(page, title);
  const player = new Player(page, { taste: tasteOf(me) });
  await player.untilOver();
  const ledger = page.getByRole('region', { name: 'Show the result' }).getByRole('table');
  await expect(ledger.getByRole('columnheader', { name: me })).toBeVisible();
  await expect(ledger.getByRole('row', { name: /^Total/ })).toBeVisible();
  console.log(`${title}: ${player.clicks} clicks`);
}

test('a whole game of Amsterdam is clicked through', async ({ page }) => {
  await playThrough(page, 'Amsterdam', () => claims);
});

test('a whole game of Hansa Teutonica is clicked through', async ({ page }) => {
  await playThrough(page, 'Hansa Teutonica', fillsRoads);
});
