// SPDX-License-Identifier: MIT
// Every page on a desk and a phone, by day and by night, in both languages. Files are named SCREEN-THEME-LANGUAGE-PAGE.png.
import { games } from '../browser/games';
import { test } from '../browser/house';
import { Player, waitForTurn, type Taste } from '../browser/player';
import { finished, sitDown, type Seat } from '../browser/tables';
import { claims } from '../browser/tastes';
import { looks, nameOf, over, picture, visitor } from './looks';

const novice: Seat = { bot: 'novice' };

for (const look of looks) {
  const touch = look.screen === 'phone';

  test(`pages, ${nameOf(look)}`, async ({ house }) => {
    const page = await visitor(house, look);
    await sitDown(page, 'hansa', ['me', novice, novice], { public: true });
    const [amsterdam, hansa] = [await finished(page, 'amsterdam'), await finished(page, 'hansa')];
    for (const [name, address] of [
      ['home', '/'],
      ['new-amsterdam', '/new'],
      ['new-hansa', '/new/hansa'],
      ['rules', '/rules/hansa'],
      ['rule', '/rules/amsterdam/TA-5.4'],
      ['profile', '/me'],
      ['missing', '/nowhere'],
      ['replay-amsterdam', `/replay/${amsterdam}?ply=70`],
      ['replay-hansa', `/replay/${hansa}?ply=300`],
    ] as const) {
      await page.goto(address);
      await picture(page, look, name);
    }
    await sitDown(page, 'hansa', ['me', 'open', 'open']);
    await picture(page, look, 'waiting-room');
  });

  test(`lessons, ${nameOf(look)}`, async ({ house }) => {
    const page = await visitor(house, look);
    for (const { id: game } of games.filter(({ lessons }) => lessons > 0)) {
      await page.goto(`/learn/${game}`);
      await picture(page, look, `lesson-${game}-intro`);
      await page.locator('.ask button.primary').click();
      await picture(page, look, `lesson-${game}`);
    }
    await page.goto('/rules/oltremare/OM-6.6.2');
    await picture(page, look, 'rule-with-figure');
  });

  test(`a game of Amsterdam, ${nameOf(look)}`, async ({ house }) => {
    const page = await visitor(house, look);
    await sitDown(page, 'amsterdam', ['me', novice, novice]);
    await waitForTurn(page);
    await picture(page, look, 'amsterdam-contracts');
    const player = new Player(page, { taste: claims, touch });
    let payment = false;
    for (let clicks = 0; !(await over(page)); ++clicks) {
      if (clicks === 14) await picture(page, look, 'amsterdam-middle');
      if (!payment && (await page.getByRole('button', { name: /^(Pay|Paga)/ }).count()) > 1) {
        payment = true;
        await picture(page, look, 'amsterdam-payment');
      }
      await player.click();
    }
    await page.locator('.cover').getByRole('heading', { level: 1 }).waitFor(); // the page of the end is loaded when it is needed
    await picture(page, look, 'amsterdam-end');
  });

  test(`a game of Hansa, ${nameOf(look)}`, async ({ house }) => {
    const page = await visitor(house, look);
    await sitDown(page, 'hansa', ['me', novice, novice, novice]);
    await waitForTurn(page);
    const player = new Player(page, { taste: pushes, touch });
    let displaced = false;
    for (let clicks = 0; clicks < 40; ++clicks) {
      await waitForTurn(page);
      if (clicks === 4) await picture(page, look, 'hansa-begin');
      if (
        !displaced &&
        (await page
          .getByRole('main')
          .getByText(/displaced|rimpiazz/i)
          .first()
          .isVisible())
      ) {
        displaced = true;
        await picture(page, look, 'hansa-displacement');
      }
      await player.click();
    }
    await waitForTurn(page);
    await picture(page, look, 'hansa-middle');
  });
}

/** Places pieces in any language, and pushes others off their roads, so that the interruption can be seen. */
const pushes: Taste = ({ where, name, move }) => {
  if (where === 'bar') return /^(End|Stop|Finisci|Fermati)/.test(name) ? 9 : -9;
  return move.startsWith('displace') ? -7 : move.startsWith('insert') ? -5 : move === 'allocate' ? 2 : 5;
};
