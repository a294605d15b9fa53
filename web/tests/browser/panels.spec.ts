// SPDX-License-Identifier: MIT
// axe-core on the boards with the panels of their own: the negotiation of Oltre Mare, phase 2 of Medieval Merchant, offices and
// choices of Merkator; and on what follows a game of theirs.
import type { Page } from '@playwright/test';
import { check } from './axe';
import { expect, phone, test } from './house';
import { bar, isOver, Player, waitForTurn } from './player';
import { finished, sitDown } from './tables';
import { opensBranches, sails, travels } from './tastes';

const screens = { desktop: {}, phone } as const;
const novice = { bot: 'novice' };

async function merkator(page: Page, touch: boolean): Promise<void> {
  await sitDown(page, 'merkator', ['me', novice], { options: { players: 2, start_player: 'seat0' } });
  await waitForTurn(page);
  const strip = page.getByRole('group', { name: 'What the strip shows' });
  if (touch) await strip.getByRole('button', { name: 'Market' }).tap();
  else
    await page
      .getByRole('button', { name: /Office of/ })
      .first()
      .click();
  await check(page, touch ? 'market' : 'market, office of a seat');
  if (touch) await strip.getByRole('button', { name: /^Contracts/ }).tap();
  const player = new Player(page, { taste: travels, touch });
  for (let clicks = touch ? 2 : 1; clicks > 0; --clicks) await player.click();
  await waitForTurn(page);
  await check(page, 'at a place');
}

async function medieval(page: Page, touch: boolean): Promise<void> {
  await sitDown(page, 'medieval', ['me', novice, novice], { pace: 'at_once' });
  const player = new Player(page, { taste: opensBranches, touch });
  const choices = page.getByRole('button', { name: /collect/ });
  for (let clicks = 0; clicks < 24 && (await choices.count()) === 0; ++clicks) {
    await player.click();
    await waitForTurn(page);
    expect(await isOver(page)).toBe(false);
  }
  await check(page, 'phase 2');
}

async function oltremare(page: Page, touch: boolean): Promise<void> {
  await sitDown(page, 'oltremare', ['me', novice, novice], { options: { players: 3, start_player: 'seat0' } });
  await waitForTurn(page);
  const player = new Player(page, { taste: sails('nobody'), touch });
  while (!(await bar(page).getByText('Buy cards, talk').isVisible())) await player.click();
  if (touch) await page.getByRole('button', { name: 'Talk' }).tap();
  const home = page.getByRole('region', { name: 'Whom do you talk to?' });
  await expect(home).toBeVisible();
  await check(page, 'whom to talk to');
  await home
    .getByRole('button', { name: /cards in hand/ })
    .first()
    .click();
  const talk = page.getByRole('region', { name: /^Talk with/ });
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button').first().click();
  await talk.getByRole('button', { name: 'good', exact: true }).click();
  await talk
    .getByRole('button', { name: /^Ask for/ })
    .first()
    .click();
  await talk.getByRole('button', { name: 'you say nothing' }).click();
  await check(page, 'an offer, with a claim');
}

for (const [screen, options] of Object.entries(screens)) {
  // The panels of a phone are those of a desk, in a sheet.
  const tag = screen === 'phone' ? ['@long'] : [];
  for (const [game, opened] of Object.entries({ merkator, medieval, oltremare })) {
    test(
      `a table of ${game} with its panels, ${screen}`,
      { tag: game === 'oltremare' ? [] : tag },
      async ({ house }) => {
        test.setTimeout(120_000);
        await opened(await house.visitor(options), screen === 'phone');
      },
    );

    test(`after a game of ${game}, ${screen}`, { tag }, async ({ house }) => {
      test.setTimeout(120_000);
      const page = await house.visitor(options);
      const id = await finished(page, game);
      await page.goto(`/replay/${id}?ply=120`);
      await expect(page.getByText(/^Move 1\d\d of/)).toBeVisible();
      await check(page, 'replay');
      await page.goto(`/t/${id}`);
      await expect(page.getByRole('region', { name: 'Show the result' }).getByRole('table')).toBeVisible();
      await check(page, 'end');
    });
  }
}
