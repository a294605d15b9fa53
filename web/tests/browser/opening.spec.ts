// SPDX-License-Identifier: MIT
// The first minute: sit down, and play.
import { games } from './games';
import { expect, test } from './house';
import { bar, Player, waitForTurn } from './player';
import { opensBranches, sails, travels } from './tastes';

test('from the first page to the first move of one’s own in two clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await waitForTurn(page);
  const before = await bar(page).innerText();
  await new Player(page).click();
  await expect(page.getByRole('tabpanel', { name: 'Chronicle' }).getByText(/^You /).first()).toBeVisible();
  expect(await bar(page).innerText()).not.toBe(before);
});

for (const [title, taste] of [
  ['Merkator', travels],
  ['Medieval Merchant', opensBranches],
  ['Oltre Mare', sails('nobody')],
] as const) {
  test(`the card of ${title} leads to a move of one’s own in two clicks`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Play ${title} now` }).click();
    await waitForTurn(page);
    const before = await bar(page).innerText();
    await new Player(page, { taste }).click();
    await expect.poll(() => bar(page).innerText()).not.toBe(before);
  });
}

test('every game card leads to a table, to an invitation and to the rules', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Hansa Teutonica now' }).click();
  await waitForTurn(page);
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Games' }).getByRole('article');
  await expect(cards).toHaveCount(games.length);
  await cards.first().getByRole('button', { name: 'With friends' }).click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expect(page.getByLabel('Link to this table')).toHaveValue(page.url());
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn Amsterdam' }).click();
  await expect(page).toHaveURL(/\/rules\/amsterdam$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Amsterdam');
});

test('one’s tables are found again on the first page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Amsterdam now' }).click();
  await waitForTurn(page);
  const table = page.url();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await page
    .getByRole('link', { name: /Your turn/ })
    .first()
    .click();
  await expect(page).toHaveURL(table);
});

test('the first page names the version, and leads to the licences', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.getByText(/^Fondaco \d+\.\d+\.\d+ · Licences$/)).toBeVisible();
  const address = await page.getByRole('link', { name: 'Licences' }).getAttribute('href');
  const licences = await request.get(new URL(address!, page.url()).href);
  expect(licences.status()).toBe(200);
  expect(await licences.text()).toContain('SIL OPEN FONT LICENSE');
});
