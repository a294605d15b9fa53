// What is not allowed says why, and leads to its rule.
import { expect, test } from './house';
import { bar, Player, waitForTurn } from './player';
import { sitDown } from './tables';

for (const [game, rule] of [['amsterdam', 'TA'], ['hansa', 'HT']] as const) {
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
