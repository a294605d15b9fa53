// Everything by keyboard: from the first page into a game, and moves on the board.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { focused, press, tabTo } from './keys';
import { bar, waitForTurn } from './player';
import { sitDown } from './tables';

test('from the first page to several moves without a pointer', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /^Play Amsterdam now$/);
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  const mine = page.getByRole('tabpanel', { name: 'Chronicle' }).getByText(/^You /);

  await tabTo(page, /points$/);
  await page.keyboard.press('Enter');
  await expect(mine.first()).toBeVisible();

  await waitForTurn(page);
  await tabTo(page, /^(Take|Draw blind)/);
  const before = await mine.count();
  await page.keyboard.press('Enter');
  await expect.poll(() => mine.count()).toBeGreaterThan(before);

  // The list of moves, by its own key.
  await waitForTurn(page);
  await page.keyboard.press('t');
  const list = page.getByRole('region', { name: 'The board in words' });
  await expect(list).toBeVisible();
  await tabTo(page, /^Play this move$/);
  const then = await mine.count();
  await page.keyboard.press('Enter');
  await expect.poll(() => mine.count()).toBeGreaterThan(then);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('arrow keys go from target to target on the board, Enter plays', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /^Play Hansa Teutonica now$/);
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  await tabTo(page, /^Free village/);
  const from = await focused(page);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  expect(await focused(page)).not.toBe(from);
  const asked = await bar(page).innerText();
  await tabTo(page, /^Free village/);
  await page.keyboard.press('Enter');
  await expect.poll(() => bar(page).innerText()).not.toBe(asked);
  await page.keyboard.press('u');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

const story = (page: Page) => page.getByRole('tabpanel', { name: 'Chronicle' });
const novice = { bot: 'novice' };

test('a turn of Merkator without a pointer', async ({ page }) => {
  await sitDown(page, 'merkator', ['me']);
  await waitForTurn(page);
  await press(page, /\d cubes?$/);
  for (let steps = 0; steps < 4 && !(await bar(page).getByText('Invest, or choose').isVisible()); ++steps) {
    await press(page, /^(Nothing more here|The second good|\d+ of the first good)/);
  }
  await tabTo(page, /^Market$/);
  await page.keyboard.press('ArrowRight');
  await expect(story(page).getByText(/^You travel to/)).toBeVisible();
});

test('a turn of Medieval Merchant without a pointer', async ({ page }) => {
  await sitDown(page, 'medieval', ['me', novice], { pace: 'at_once' });
  await waitForTurn(page);
  await press(page, /empty town$/);
  await waitForTurn(page);
  await press(page, /value \d, closed$/);
  await waitForTurn(page);
  // The income, where a letter may double it.
  if (await bar(page).getByText('Choose for each of your cities').isVisible()) await press(page, /^(Settle|Keep the letter)/);
  await press(page, /for \d+ ducats$/);
  for (const line of [/^You settle/, /^You place a marker/, /^You open/]) await expect(story(page).getByText(line).first()).toBeVisible();
});

test('a turn of Oltre Mare without a pointer, with an offer', async ({ page }) => {
  await sitDown(page, 'oltremare', ['me', novice, novice], { options: { players: 3, start_player: 'seat0' }, pace: 'at_once' });
  await waitForTurn(page);
  while (await bar(page).getByText(/^Throw/).isVisible()) await press(page, /^Throw .* onto the pirate stack/);

  await tabTo(page, /cards in hand/);
  await page.keyboard.press('Enter');
  for (const [more, one] of [[/^card$/, /lions, load/], [/^good$/, /^Ask for/]] as const) {
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await tabTo(page, one);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, /^Propose$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Proposals of this turn' }).getByRole('listitem').first()).toContainText(/^You:/);
  await waitForTurn(page);
});
