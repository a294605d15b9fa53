// Italian from the first page to the table: nothing of the English catalogues is left in sight.
import type { Page } from '@playwright/test';
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './house';
import { Player, waitForTurn } from './player';
import { sitDown } from './tables';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** Whole texts of a language, as far as nothing is put into them. */
function texts(language: string): Set<string> {
  const catalogues = [
    `${project}web/src/words/${language}.ftl`,
    ...['web/src/games', 'games'].flatMap((folder) => readdirSync(`${project}${folder}`).map((game) => `${project}${folder}/${game}/words.${language}.ftl`)),
  ];
  const found = catalogues.flatMap((file) => {
    try {
      return new FluentResource(readFileSync(file, 'utf8')).body;
    } catch {
      return [];
    }
  });
  return new Set(found.map(({ value }) => value).filter((value): value is string => typeof value === 'string'));
}

const italian = texts('it');
const onlyEnglish = [...texts('en')].filter((text) => !italian.has(text) && /[a-z]{3}/.test(text));

/** Everything that is written or named on a page, piece by piece. */
const written = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) found.push(...['aria-label', 'title', 'placeholder', 'alt'].map((name) => (node as Element).getAttribute(name) ?? ''));
      else found.push((node.textContent ?? '').trim());
    }
    return found.filter(Boolean);
  });

async function speaksItalian(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const here = new Set(await written(page));
  expect.soft(onlyEnglish.filter((text) => here.has(text)), `English at ${page.url()}`).toEqual([]);
}

test('the pages speak Italian to an Italian browser', async ({ house }) => {
  const page = await house.visitor({ locale: 'it-IT' });
  for (const address of ['/', '/new', '/rules/hansa', '/me', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await speaksItalian(page);
  }
});

for (const game of ['amsterdam', 'hansa']) {
  test(`a table of ${game} speaks Italian, turn after turn`, async ({ house }) => {
    const page = await house.visitor({ locale: 'it-IT' });
    await sitDown(page, game);
    const player = new Player(page);
    for (let turns = 0; turns < 2; ++turns) {
      await waitForTurn(page);
      await speaksItalian(page);
      await player.turn();
    }
    await speaksItalian(page);
  });
}

test('the language changes at once, and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).or(page.getByRole('button', { name: /Italiano|IT/ })).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await speaksItalian(page);
});
