// SPDX-License-Identifier: MIT
// Dealing that nobody can choose: every way to sit down adds a number of one's own, and the end shows what came of it.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { Player, waitForTurn } from './player';
import { claims } from './tastes';

const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').pop()!;

/** Who added the number of each seat. */
async function shares(page: Page): Promise<(string | undefined)[]> {
  const answer = await page.request.get(`/api/tables/${tableOf(page)}`);
  const { state } = (await answer.json()) as { state: { seats: { share?: string }[] } };
  return state.seats.map(({ share }) => share);
}

const end = (page: Page) => page.getByRole('region', { name: 'Show the result' });

test('a browser that sits down adds a number to the deal, bots get theirs from the server', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Amsterdam now' }).click();
  await waitForTurn(page);
  expect(await shares(page)).toEqual(['client', 'server', 'server']);
});

test('friends who join add theirs', async ({ house, page }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Games' })
    .getByRole('article')
    .first()
    .getByRole('button', { name: 'With friends' })
    .click();
  const friend = await house.visitor();
  await friend.goto(await page.getByLabel('Link to this table').inputValue());
  await friend.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(friend.getByRole('button', { name: 'Get up' })).toBeVisible();
  await page.getByRole('button', { name: 'Fill with bots and start' }).click();
  await expect.poll(() => shares(page)).toEqual(['client', 'client', 'server']);
});

test('who played sees the seal of a fair deal, and how it was checked', async ({ house, page }) => {
  // As the page opens a table, but a quick one.
  await page.route('**/api/tables', (route) => {
    const wanted = route.request().postDataJSON() as Record<string, unknown>;
    return route.continue({
      postData: JSON.stringify({
        ...wanted,
        options: { players: 2 },
        seats: ['me', { bot: 'novice' }],
        pace: 'at_once',
      }),
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Amsterdam now' }).click();
  await waitForTurn(page);
  await new Player(page, { taste: claims, seed: 7 }).untilOver();
  const seal = end(page).getByRole('heading', { name: 'The cards were dealt fairly: checked by you' });
  await expect(seal).toBeVisible();
  await end(page).getByText('What was checked').click();
  await expect(end(page).getByText('Your number is in the deal, at your seat.')).toBeVisible();
  await expect(end(page).getByText('the server’s, as for every bot')).toBeVisible();
  await expect(end(page).getByRole('img', { name: 'wrong', exact: true })).toHaveCount(0);

  const table = tableOf(page);
  await page.goto(`/replay/${table}`);
  await expect(page.getByRole('heading', { name: 'The cards were dealt fairly: checked by you' })).toBeVisible();

  const stranger = await house.visitor();
  await stranger.goto(`/t/${table}`);
  await expect(end(stranger).getByRole('heading', { name: 'The deal fits together' })).toBeVisible();

  // The server had shown something else in the beginning.
  await page.evaluate(() =>
    localStorage.setItem(
      'fondaco-deals',
      localStorage.getItem('fondaco-deals')!.replace(/"commitment":"\w+"/, `"commitment":"${'0'.repeat(64)}"`),
    ),
  );
  await page.goto(`/t/${table}`);
  await expect(end(page).getByRole('alert')).toContainText('The deal does not fit together');
  await expect(end(page).getByRole('img', { name: 'wrong', exact: true })).toHaveCount(1);
});
