// SPDX-License-Identifier: MIT
// Somebody without a pointer: the Tab key, and what has the focus.
import { expect, type Page } from '@playwright/test';
import { answered } from './patience';
import { bar, isMyTurn } from './player';

export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at && at !== document.body ? `${at.getAttribute('aria-label') ?? at.textContent ?? ''}`.trim() : '';
  });

/** Tab until something with this name has the focus, and shows it. */
export async function tabTo(page: Page, name: RegExp, kind = '*'): Promise<void> {
  for (let steps = 0; steps < 120; ++steps) {
    await page.keyboard.press('Tab');
    if (!name.test(await focused(page)) || (await page.locator(kind).and(page.locator(':focus')).count()) === 0)
      continue;
    const shown = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement!);
      return (
        (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') ||
        document.activeElement!.querySelector('.t-focus') !== null
      );
    });
    expect(shown, `the focus is visible at ${name}`).toBe(true);
    return;
  }
  throw new Error(`no way to ${name} by Tab`);
}

/** Tab to something with this name, and Enter; then something else is asked. */
export async function press(page: Page, name: RegExp): Promise<void> {
  const asked = await bar(page).innerText();
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect.poll(() => bar(page).innerText()).not.toBe(asked);
  await answered(page);
}

/** Whether this was told; if not yet, something is asked. */
export async function isTold(page: Page, line: RegExp): Promise<boolean> {
  const told = page.getByRole('tabpanel', { name: 'Chronicle' }).getByText(line).first();
  await expect.poll(async () => (await told.isVisible()) || (await isMyTurn(page)), { timeout: 20_000 }).toBe(true);
  return told.isVisible();
}
