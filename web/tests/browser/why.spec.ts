// SPDX-License-Identifier: MIT
// What is not allowed says why, and leads to its rule.
import { expect, test } from './house';
import { bar, Player, waitForTurn } from './player';
import { sitDown } from './tables';
import { opensBranches, sails } from './tastes';

for (const [game, rule] of [
  ['amsterdam', 'TA'],
  ['hansa', 'HT'],
] as const) {
  test(`a click on something forbidden in ${game} names the rule and opens it`, async ({ page }) => {
    await sitDown(page, game);
    await waitForTurn(page);
    // Past the choice of the first contracts.
    if (game === 'amsterdam') await new Player(page).click();
    await waitForTurn(page);
    const forbidden = page.getByRole('main').locator('[role=button][aria-disabled]').first();
    await expect(forbidden).toBeAttached();
    await forbidden.locator('.t-hit').click({ force: true });
    const link = bar(page).getByRole('link', { name: new RegExp(`^Rule ${rule}-`) });
    await expect(link).toBeVisible();
    const id = (await link.innerText()).trim();
    await link.click();
    await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText(id.replace(/^\w+-/, ''));
  });
}

/** Something that is plainly forbidden at the beginning: a city of another value, a card beyond one's purse, a talk where none is allowed. */
const forbidden = {
  medieval: ['MM', 'main [role=button][aria-disabled] .t-hit'],
  merkator: ['MK', '#side-panel button[aria-disabled]'],
  oltremare: ['OM', '.talk .body li button[aria-disabled]'],
} as const;

for (const [game, [rule, thing]] of Object.entries(forbidden)) {
  test(`a click on something forbidden in ${game} names its rule`, async ({ page }) => {
    const options = {
      medieval: {},
      merkator: { start_player: 'seat0' },
      oltremare: { start_player: 'seat0', max_talks: 0 },
    }[game as keyof typeof forbidden];
    await sitDown(page, game, ['me', { bot: 'novice' }], { options: { players: 2, ...options }, pace: 'at_once' });
    await waitForTurn(page);
    const player = new Player(page, { taste: game === 'medieval' ? opensBranches : sails('nobody') });
    while (/^(Choose your home town|Throw)/.test(await bar(page).locator('.what').innerText())) {
      await player.click();
      await waitForTurn(page);
    }
    await page.locator(thing).first().click({ force: true });
    await expect(bar(page).getByRole('link', { name: new RegExp(`^Rule ${rule}-`) })).toBeVisible();
  });
}
