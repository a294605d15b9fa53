// SPDX-License-Identifier: MIT
// How the gallery looks at pages: a desk and a phone, by day and by night, in both languages.
import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import type { House } from '../browser/house';
import { isOver, waitForTurn } from '../browser/player';

const folder = process.env.FONDACO_GALLERY ?? fileURLToPath(new URL('../../../build/gallery', import.meta.url));
const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;
export interface Look {
  readonly screen: keyof typeof screens;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'it';
}
export const looks: readonly Look[] = (['desktop', 'phone'] as const).flatMap((screen) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'it'] as const).map((language) => ({ screen, theme, language })),
  ),
);
export const nameOf = ({ screen, theme, language }: Look): string => `${screen}-${theme}-${language}`;

export const visitor = (house: House, { screen, theme, language }: Look): Promise<Page> =>
  house.visitor({ ...screens[screen], settings: { theme, language, house: 'azurite' } });

export async function picture(page: Page, look: Look, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${nameOf(look)}-${name}.png` });
}

/** Waits until something is asked, or the game is over. */
export async function over(page: Page): Promise<boolean> {
  await waitForTurn(page);
  return isOver(page);
}
