// SPDX-License-Identifier: MIT
// Other languages from the first page to the table: nothing of the English catalogues is left in sight.
import type { Page } from '@playwright/test';
import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageTags, type Language } from '../../src/lib/languages';
import { expect, test } from './house';
import { isOver, Player, waitForTurn } from './player';
import { sitDown } from './tables';
import { opensBranches, sails, travels } from './tastes';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** The texts of a catalogue into which nothing is put. */
function texts(file: string): string[] {
  const { body } = new FluentResource(readFileSync(`${project}${file}`, 'utf8'));
  return body.map(({ value }) => value).filter((value): value is string => typeof value === 'string');
}

/** Texts that are only English. Single words of a game may be names, or the same in its notation. */
function onlyEnglish(language: Language, game = 'amsterdam'): string[] {
  const catalogues = [
    'web/src/words/LANGUAGE.ftl',
    `web/src/games/${game}/words.LANGUAGE.ftl`,
    `games/${game}/words.LANGUAGE.ftl`,
  ];
  const shared = new Set(catalogues.flatMap((file) => texts(file.replace('LANGUAGE', language))));
  return catalogues
    .flatMap((file) =>
      texts(file.replace('LANGUAGE', 'en')).filter((text) => file.startsWith('web/src/words') || text.includes(' ')),
    )
    .filter((text) => !shared.has(text));
}

/** Everything that is written or named on a page, piece by piece. */
const written = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if ((node instanceof Element ? node : node.parentElement)?.closest('[lang]:not(html)')) continue;
      if (node instanceof Element)
        found.push(...['aria-label', 'title', 'placeholder', 'alt'].map((name) => node.getAttribute(name) ?? ''));
      else found.push((node.textContent ?? '').trim());
    }
    return found.filter(Boolean);
  });

async function speaks(language: Language, page: Page, game?: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const here = new Set(await written(page));
  expect
    .soft(
      onlyEnglish(language, game).filter((text) => here.has(text)),
      `English at ${page.url()}`,
    )
    .toEqual([]);
}

for (const language of languageTags.filter((tag) => tag !== 'en')) {
  test(`the pages speak ${language} to a browser that does`, async ({ house }) => {
    const page = await house.visitor({ locale: `${language}-${language.toUpperCase()}` });
    for (const address of ['/', '/new', '/rules/hansa', '/me', '/nowhere']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await speaks(language, page);
    }
  });
}

for (const game of ['amsterdam', 'hansa']) {
  test(`a table of ${game} speaks Italian, turn after turn`, async ({ house }) => {
    const page = await house.visitor({ locale: 'it-IT' });
    await sitDown(page, game);
    const player = new Player(page);
    for (let turns = 0; turns < 2; ++turns) {
      await waitForTurn(page);
      await speaks('it', page, game);
      await player.turn();
    }
    await speaks('it', page, game);
  });
}

for (const [game, language, taste] of [
  ['merkator', 'de', travels],
  ['medieval', 'fr', opensBranches],
  ['oltremare', 'it', sails('nobody')],
] as const) {
  test(`a table of ${game} speaks ${language}, click after click`, async ({ house }) => {
    const page = await house.visitor({ locale: `${language}-${language.toUpperCase()}` });
    await sitDown(page, game, ['me', { bot: 'novice' }, { bot: 'novice' }], { pace: 'at_once' });
    const player = new Player(page, { taste });
    for (let clicks = 0; clicks < 10; ++clicks) {
      await waitForTurn(page);
      await speaks(language, page, game);
      if (await isOver(page)) break;
      await player.click();
    }
  });
}

test('the language changes at once, and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await speaks('it', page);
  await page.getByRole('combobox', { name: 'Lingua' }).selectOption('en');
  await expect(page.getByRole('button', { name: 'Play now', exact: true })).toBeVisible();
});
