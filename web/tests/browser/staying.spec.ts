// SPDX-License-Identifier: MIT
// A table outlives the page, the connection and the server; a step may be taken back.
import type { Page } from '@playwright/test';
import { expect, House, test } from './house';
import { bar, isMyTurn, Player, waitForTurn } from './player';
import { Server } from './server';
import { sitDown } from './tables';
import { claims, fillsRoads } from './tastes';

const me = async (page: Page): Promise<string> =>
  (await page.getByRole('complementary', { name: 'Players' }).getByRole('article').first().getAttribute('aria-label'))!;
/** What a person sees of the game. On which village of its road a piece stands is nobody's business. */
const position = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main svg.chart [aria-label], .tray [aria-label], .players [aria-label]')]
      .map((one) => one.getAttribute('aria-label')!)
      .sort(),
  );

test('a reload in the middle of a turn changes nothing', async ({ page }) => {
  await sitDown(page, 'hansa', ['me', { bot: 'novice' }, { bot: 'novice' }]);
  await waitForTurn(page);
  const player = new Player(page, { taste: fillsRoads(await me(page)) });
  await player.click();
  await waitForTurn(page);
  const before = await position(page);
  await page.reload();
  await waitForTurn(page);
  await expect.poll(() => position(page)).toEqual(before);
  await player.turn();
});

test('the server goes and comes back, and the game goes on', async ({ browser }) => {
  const server = await Server.open();
  const house = new House(browser, server);
  try {
    const page = await house.visitor();
    await sitDown(page, 'amsterdam');
    await waitForTurn(page);
    const player = new Player(page, { taste: claims });
    await player.turn();
    await waitForTurn(page);
    const before = await position(page);

    house.mayFail = true;
    await server.stop();
    await expect(bar(page)).toContainText('Connection lost.');
    await server.start();
    await expect(bar(page)).toContainText('Your turn.', { timeout: 30_000 });
    house.mayFail = false;

    expect(await position(page)).toEqual(before);
    await player.turn();
    await waitForTurn(page);
  } finally {
    await house.close();
    await server.close();
  }
});

test('undo takes one step back, restart the whole turn', async ({ page }) => {
  await sitDown(page, 'hansa', ['me', { bot: 'novice' }, { bot: 'novice' }]);
  await waitForTurn(page);
  const start = await position(page);
  const player = new Player(page, {
    taste: ({ name, where }) => (where === 'board' && name.startsWith('Free village') ? 0 : 9),
  });
  await player.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await position(page)).not.toEqual(start);
  // Placing a trader is a row of three moves; each is a step.
  for (let steps = 0; steps < 6 && (await page.getByRole('button', { name: 'Undo' }).isVisible()); ++steps) {
    const before = await bar(page).innerText();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => bar(page).innerText()).not.toBe(before);
  }
  await expect.poll(() => position(page)).toEqual(start);

  await player.click();
  await expect(page.getByRole('button', { name: 'Restart the turn' })).toBeVisible();
  await page.getByRole('button', { name: 'Restart the turn' }).click();
  await expect.poll(() => position(page)).toEqual(start);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(
    page
      .getByRole('tabpanel', { name: 'Chronicle' })
      .getByText(/takes? back/)
      .first(),
  ).toBeVisible();
  expect(await isMyTurn(page)).toBe(true);
});
