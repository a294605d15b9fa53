// SPDX-License-Identifier: MIT
// axe-core on every page, by day and by night, on a desk and on a phone: nothing serious, nothing critical.
import { check } from './axe';
import { expect, phone, test } from './house';
import { Player, waitForTurn } from './player';
import { finished, sitDown } from './tables';
import { claims, fillsRoads } from './tastes';

const screens = { desktop: {}, phone } as const;

for (const [screen, options] of Object.entries(screens)) {
  // On a phone the same words stand in the same colours.
  const tag = screen === 'phone' ? ['@long'] : [];

  test(`pages around the table, ${screen}`, { tag }, async ({ house }) => {
    test.setTimeout(120_000);
    const page = await house.visitor(options);
    const match = await finished(page, 'hansa');
    const addresses = [
      '/',
      '/new',
      '/new/hansa',
      '/rules/amsterdam',
      '/rules/amsterdam/TA-5.4',
      '/me',
      '/nowhere',
      `/replay/${match}?ply=60`,
      `/t/${match}`,
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('main').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await check(page, address.replace(match, 'ID'));
    }
    await expect(page.getByRole('region', { name: 'Show the result' }).getByRole('table')).toBeVisible();
    await check(page, 'end');
    await sitDown(page, 'amsterdam', ['me', 'open', 'open']);
    await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
    await check(page, 'waiting room');
  });

  for (const game of ['amsterdam', 'hansa']) {
    test(
      `a table of ${game} in several states, ${screen}`,
      { tag: game === 'amsterdam' ? [] : tag },
      async ({ house }) => {
        test.setTimeout(120_000);
        const page = await house.visitor(options);
        await sitDown(page, game);
        const player = new Player(page, {
          taste: game === 'amsterdam' ? claims : fillsRoads('nobody'),
          touch: screen === 'phone',
        });
        await waitForTurn(page);
        await check(page, 'first decision');
        await player.turn();
        await waitForTurn(page);
        await player.click();
        await check(page, 'in the middle of a turn');
        if (screen === 'phone') return;
        await page.getByRole('tab', { name: 'Rules' }).click();
        await check(page, 'rules beside the board');
        await page.getByRole('button', { name: 'Settings and more' }).click();
        await check(page, 'menu');
        await page.getByRole('button', { name: 'Board in words, list of moves' }).click();
        await check(page, 'board in words');
      },
    );
  }
}
