// SPDX-License-Identifier: MIT
// The boards of Merkator, Medieval Merchant and Oltre Mare in the middle of a game, with their panels, and their ends.
import type { Page } from '@playwright/test';
import { test } from '../browser/house';
import { Player, waitForTurn } from '../browser/player';
import { finished, sitDown, type Seat } from '../browser/tables';
import { opensBranches, sails, travels } from '../browser/tastes';
import { looks, nameOf, over, picture, visitor, type Look } from './looks';

const easy: Seat = { bot: 'easy' };
const atOnce = { pace: 'at_once' };

/** Pictures of what turns up while somebody plays: each once, the first time that it is seen. */
async function watch(
  page: Page,
  look: Look,
  player: Player,
  clicks: number,
  sights: Readonly<Record<string, string>>,
): Promise<void> {
  const seen = new Set<string>();
  for (let n = 0; n < clicks && seen.size < Object.keys(sights).length && !(await over(page)); ++n) {
    for (const [name, sight] of Object.entries(sights)) {
      if (seen.has(name) || !(await page.locator(sight).first().isVisible())) continue;
      seen.add(name);
      await picture(page, look, name);
    }
    await player.click();
  }
}

for (const look of looks) {
  const touch = look.screen === 'phone';

  test(`a game of Merkator, ${nameOf(look)}`, async ({ house }) => {
    const page = await visitor(house, look);
    await sitDown(page, 'merkator', ['me', easy, easy], { options: { players: 3, start_player: 'seat0' }, ...atOnce });
    await waitForTurn(page);
    await picture(page, look, 'merkator-begin');
    const player = new Player(page, { taste: travels, touch });
    await watch(page, look, player, 40, {
      'merkator-divide': '[data-move^="split:"]',
      'merkator-join': '.ask .button.primary:has-text("1"), .ask .button.primary:has-text("2")',
    });
    for (let clicks = 0; clicks < 20 && !(await over(page)); ++clicks) await player.click();
    await picture(page, look, 'merkator-middle');
    if (touch)
      await page
        .getByRole('button', { name: /^(Market|Mercato)$/ })
        .last()
        .tap();
    else
      await page
        .getByRole('button', { name: /^.*(Office of|Ufficio di)/ })
        .nth(1)
        .click();
    await picture(page, look, touch ? 'merkator-market' : 'merkator-office');

    await sitDown(page, 'merkator', ['me'], atOnce);
    const alone = new Player(page, { taste: travels, touch });
    for (let clicks = 0; clicks < 24 && !(await over(page)); ++clicks) await alone.click();
    await picture(page, look, 'merkator-solo');
  });

  test(`a game of Medieval Merchant, ${nameOf(look)}`, async ({ house }) => {
    const page = await visitor(house, look);
    await sitDown(page, 'medieval', ['me', easy, easy, easy], atOnce);
    await waitForTurn(page);
    await picture(page, look, 'medieval-home');
    const player = new Player(page, { taste: opensBranches, touch });
    const lands = page.getByRole('tab', { name: /^(Lands|Terre)/ });
    for (let clicks = touch ? 18 : 9; clicks > 0 || !(touch || (await lands.isVisible())); --clicks) {
      await player.click();
      await waitForTurn(page);
    }
    if (!touch) {
      await lands.click();
      await picture(page, look, 'medieval-lands');
    }
    await watch(page, look, player, 24, {
      'medieval-cities': '[data-choice]',
      'medieval-open': '[data-move^="open:"]',
      'medieval-marker': '[data-move^="place:"]',
    });
  });

  test(`a game of Oltre Mare, ${nameOf(look)}`, async ({ house }) => {
    const page = await visitor(house, look);
    await sitDown(page, 'oltremare', ['me', easy, easy, easy], {
      options: { players: 4, start_player: 'seat0' },
      ...atOnce,
    });
    await waitForTurn(page);
    const player = new Player(page, { taste: sails('nobody'), touch });
    const talk = page.locator('.talk');
    if (await page.locator('.card.legal').first().isVisible()) await picture(page, look, 'oltremare-throw');
    while ((await page.locator('.card.legal').count()) > 0) await player.click();
    if (touch) await page.getByRole('button', { name: /^(Talk|Tratta)$/ }).tap();
    await picture(page, look, 'oltremare-partners');
    await talk.locator('.body li button').first().click();
    await page
      .getByRole('list', { name: /^(Your hand|La tua mano)$/ })
      .getByRole('button')
      .first()
      .click();
    await talk.getByRole('button', { name: /^(good|merce)$/ }).click();
    await talk
      .getByRole('button', { name: /^(Ask for|Chiedi)/ })
      .first()
      .click();
    await talk.locator('.claim').click();
    await picture(page, look, 'oltremare-offer');
    await talk.locator('footer .primary').click();
    await waitForTurn(page);
    await picture(page, look, 'oltremare-answered');
    if (touch) await talk.locator('.fold').tap();
    await watch(page, look, player, 60, {
      'oltremare-answer': '.talk footer.three',
      'oltremare-play': '.effects li',
      'oltremare-sail': '.ask .way',
      'oltremare-load': '.card .place',
    });
  });

  test(`after a game, ${nameOf(look)}`, async ({ house }) => {
    const page = await visitor(house, look);
    for (const [game, record, ply] of [
      ['merkator', 'greedy-4', 300],
      ['medieval', 'greedy-4', 170],
      ['oltremare', 'greedy-4', 420],
    ] as const) {
      const id = await finished(page, game, record);
      await page.goto(`/replay/${id}?ply=${ply}`);
      await picture(page, look, `replay-${game}`);
      await page.goto(`/t/${id}`);
      await picture(page, look, `${game}-end`);
    }
  });
}
