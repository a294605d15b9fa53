// Everything by keyboard: from the first page into a game, and moves on the board.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { bar, waitForTurn } from './player';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at && at !== document.body ? `${at.getAttribute('aria-label') ?? at.textContent ?? ''}`.trim() : '';
  });

/** Tab until something with this name has the focus, and shows it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 120; ++steps) {
    await page.keyboard.press('Tab');
    if (!name.test(await focused(page))) continue;
    const shown = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement!);
      return (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || document.activeElement!.querySelector('.t-focus') !== null;
    });
    expect(shown, `the focus is visible at ${name}`).toBe(true);
    return;
  }
  throw new Error(`no way to ${name} by Tab`);
}

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
