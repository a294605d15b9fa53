// SPDX-License-Identifier: MIT
// Everything by keyboard: from the first page into a game, and moves on the board.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { focused, isTold, press, tabTo } from './keys';
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

const novice = { bot: 'novice' };
const asked = (page: Page): Promise<string> => bar(page).locator('.what').innerText();
/** What to press where this is asked. */
type Answers = readonly (readonly [question: RegExp, answer: RegExp])[];
const answerTo = (answers: Answers, question: string): RegExp => answers.find(([one]) => one.test(question))![1];

test('a turn of Merkator without a pointer', async ({ page }) => {
  await sitDown(page, 'merkator', ['me']);
  await waitForTurn(page);
  await press(page, /\d cubes?$/);
  while (!/^Invest/.test(await asked(page)))
    await press(page, /^(Nothing more here|The second good|\d+ of the first good)/);
  await page.keyboard.press('l');
  expect(await isTold(page, /^You travel to/)).toBe(true);
});

test('a turn of Medieval Merchant without a pointer', async ({ page }) => {
  await sitDown(page, 'medieval', ['me', novice], { pace: 'at_once' });
  const answers: Answers = [
    [/home town$/, /empty town$/],
    [/^Lay a marker/, /value \d, closed$/],
    [/^Open a new branch/, /for \d+ ducats$/],
    [/./, /^(Settle|Keep the letter)/],
  ];
  // The first income may be too small for a branch.
  while (!(await isTold(page, /^You open [A-Z]/))) await press(page, answerTo(answers, await asked(page)));
  for (const line of [/^You settle/, /^You place a marker/]) expect(await isTold(page, line)).toBe(true);
});

test('a turn of Oltre Mare without a pointer, with an offer', async ({ page }) => {
  await sitDown(page, 'oltremare', ['me', novice, novice], { options: { players: 3, start_player: 'seat0' } });
  await waitForTurn(page);
  while (/^Throw/.test(await asked(page))) await press(page, /^Throw .* onto the pirate stack/);

  await tabTo(page, /cards in hand/);
  await page.keyboard.press('Enter');
  for (const [more, one] of [
    [/^card$/, /lions, load/],
    [/^good$/, /^Ask for/],
  ] as const) {
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await tabTo(page, one);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, /^Propose$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Proposals of this turn' }).getByRole('listitem').first()).toContainText(
    'You:',
  );
  await waitForTurn(page);

  const answers: Answers = [
    [/^Go on/, /^Go on to the actions$/],
    [/^Buy/, /^Buy a card/],
    [/^Draw/, /(\)|no marker)$/],
    [/^Choose a port/, /^Stay/],
    [/makes you/, /^Reject$/],
    [/\?$/, /^(Play|Sail|Load)/],
  ];
  while (!(await isTold(page, /^You load/))) {
    // Who has too few cards to go on has to buy some.
    const mayGoOn = await page.getByRole('button', { name: 'Go on to the actions' }).isVisible();
    const question = (await asked(page)).replace(/^Buy cards/, mayGoOn ? 'Go on' : 'Buy');
    if (/ to play$|^Tap the cards/.test(question)) {
      // One card after the other.
      await tabTo(page, /lions, load/, '[data-choice]');
      await page.keyboard.press('Enter');
      await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
    } else {
      await press(page, answerTo(answers, question));
    }
  }
});
