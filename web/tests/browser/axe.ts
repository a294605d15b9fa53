// SPDX-License-Identifier: MIT
// axe-core on a page, by day and by night: nothing serious, nothing critical.
import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

export async function check(page: Page, what: string): Promise<void> {
  await page.evaluate(axe.source);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // By night only the colours are others.
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const runOnly =
      theme === 'light'
        ? { type: 'tag' as const, values: tags }
        : { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };
    const found = await page.evaluate(async (runOnly) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`)
              .join(' | ')} (${nodes.length})`,
        );
    }, runOnly);
    expect.soft(found, `${what}, ${theme}`).toEqual([]);
  }
}
