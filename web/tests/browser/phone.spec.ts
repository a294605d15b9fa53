// SPDX-License-Identifier: MIT
// A small phone, by touch.
import type { Page } from '@playwright/test';
import { expect, phone, test } from './house';
import { isOver, Player, waitForTurn } from './player';
import { finished, sitDown } from './tables';
import { claims, fillsRoads, opensBranches, sails, travels } from './tastes';

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    scrollTo(50, scrollY);
    const moved = scrollX > 0;
    scrollTo(0, scrollY);
    return moved || document.documentElement.scrollWidth > innerWidth;
  });

for (const game of ['amsterdam', 'hansa']) {
  test(`a few turns of ${game} by touch, with a confirmation, and nothing scrolls sideways`, async ({ house }) => {
    const page = await house.visitor(phone);
    await sitDown(page, game, ['me', { bot: 'novice' }, { bot: 'novice' }]);
    const player = new Player(page, { taste: game === 'amsterdam' ? claims : fillsRoads('nobody'), touch: true });
    for (let turns = 0; turns < 3; ++turns) {
      await waitForTurn(page);
      await player.turn();
      expect(await scrollsSideways(page), 'the table scrolls sideways').toBe(false);
    }
  });
}

for (const [game, taste] of [
  ['merkator', travels],
  ['medieval', opensBranches],
  ['oltremare', sails('nobody')],
] as const) {
  test(`a dozen taps of ${game}, and nothing scrolls sideways`, async ({ house }) => {
    const page = await house.visitor(phone);
    await sitDown(page, game, ['me', { bot: 'novice' }, { bot: 'novice' }], { pace: 'at_once' });
    const player = new Player(page, { taste, touch: true });
    for (let taps = 0; taps < 12; ++taps) {
      await waitForTurn(page);
      if (await isOver(page)) break;
      const { name } = await player.click();
      expect(await scrollsSideways(page), `after a tap on ${name} the table scrolls sideways`).toBe(false);
    }
  });
}

test('no page scrolls sideways on a small phone', async ({ house }) => {
  const page = await house.visitor(phone);
  const id = await finished(page, 'hansa', 'greedy-5');
  for (const address of [
    '/',
    '/new',
    '/new/hansa',
    '/rules/hansa',
    '/rules/amsterdam/TA-5.4',
    '/me',
    '/nowhere',
    `/replay/${id}?ply=40`,
    `/t/${id}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    expect.soft(await scrollsSideways(page), `${address} scrolls sideways`).toBe(false);
  }
});
