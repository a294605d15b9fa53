// axe-core on every page, by day and by night, on a desk and on a phone: nothing serious, nothing critical.
import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, phone, test } from './house';
import { Player, waitForTurn } from './player';
import { finished, sitDown } from './tables';
import { claims, fillsRoads } from './tastes';

async function check(page: Page, what: string): Promise<void> {
  await page.evaluate(axe.source);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // By night only the colours are others.
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const runOnly = theme === 'light' ? { type: 'tag' as const, values: tags } : { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };
    const found = await page.evaluate(async (runOnly) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')} (${nodes.length})`);
    }, runOnly);
    expect.soft(found, `${what}, ${theme}`).toEqual([]);
  }
}

const screens = { desktop: {}, phone } as const;

for (const [screen, options] of Object.entries(screens)) {
  test(`pages around the table, ${screen}`, async ({ house }) => {
    test.setTimeout(120_000);
    const page = await house.visitor(options);
    const match = await finished(page, 'hansa');
    const addresses = ['/', '/new', '/new/hansa', '/rules/amsterdam', '/rules/amsterdam/TA-5.4', '/me', '/nowhere', `/replay/${match}?ply=60`, `/t/${match}`];
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
    test(`a table of ${game} in several states, ${screen}`, async ({ house }) => {
      test.setTimeout(120_000);
      const page = await house.visitor(options);
      await sitDown(page, game);
      const player = new Player(page, { taste: game === 'amsterdam' ? claims : fillsRoads('nobody'), touch: screen === 'phone' });
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
    });
  }
}
