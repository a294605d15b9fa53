// Somebody without a pointer: the Tab key, and what has the focus.
import { expect, type Page } from '@playwright/test';
import { bar } from './player';

export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at && at !== document.body ? `${at.getAttribute('aria-label') ?? at.textContent ?? ''}`.trim() : '';
  });

/** Tab until something with this name has the focus, and shows it. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
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

/** Tab to something with this name, and Enter; then something else is asked. */
export async function press(page: Page, name: RegExp): Promise<void> {
  const asked = await bar(page).innerText();
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect.poll(() => bar(page).innerText()).not.toBe(asked);
}
