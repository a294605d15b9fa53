// SPDX-License-Identifier: MIT
// Every language says what English says: the same keys with the same placeholders, and plurals as the language has them.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstSpoken, languageTags } from '../../src/lib/languages';
import { catalogue, files, read, source } from './catalogues';

const english = [source, join(source, '../../games')].flatMap((folder) => files(folder, /(^|\.|\/)en\.ftl$/));
const others = languageTags.filter((language) => language !== 'en');
const pairs = english.flatMap((file) =>
  others.map((language) => ({
    language,
    en: catalogue(file),
    other: catalogue(file.replace(/en\.ftl$/, `${language}.ftl`)),
  })),
);

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isCategory = (name: string | number): boolean => categories.includes(String(name));
/** Whole numbers only: what Italian and French call many begins at a million. */
const pluralsOf = (language: string): Set<string> =>
  new Set(Array.from({ length: 200 }, (_, n) => new Intl.PluralRules(language).select(n)));

describe.each(pairs)('$other.name', ({ language, en, other }) => {
  test('has the keys of English', () => {
    expect([...other.keys.keys()].sort()).toEqual([...en.keys.keys()].sort());
  });
  test('has the placeholders of English', () => {
    for (const [key, { placeholders }] of en.keys)
      expect([key, [...(other.keys.get(key)?.placeholders ?? [])].sort()]).toEqual([key, [...placeholders].sort()]);
  });
  test('chooses by what English chooses by, and by the plurals of its language', () => {
    const known = pluralsOf(language);
    for (const [key, { selectors }] of other.keys) {
      const words = (list: typeof selectors) =>
        list
          .flat()
          .filter((name) => typeof name === 'string' && !isCategory(name))
          .sort();
      expect([key, words(selectors)]).toEqual([key, words(en.keys.get(key)!.selectors)]);
      for (const names of selectors.filter((list) => list.some((name) => isCategory(name) && name !== 'other'))) {
        expect(known, key).toEqual(new Set(names.filter(isCategory)));
      }
    }
  });
});

test('every file is whole: nothing in it that Fluent could not read', () => {
  for (const file of [source, join(source, '../../games')].flatMap((folder) => files(folder, /\.ftl$/))) {
    const written = [...read(file).matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map(([, key]) => key!);
    expect([...catalogue(file).keys.keys()], file).toEqual(written);
  }
});

test('a visitor is spoken to in the first of their languages that there is', () => {
  expect(firstSpoken(['it-IT', 'en'])).toBe('it');
  expect(firstSpoken(['pt-BR', 'en-GB', 'it'])).toBe('en');
  expect(firstSpoken(['IT-ch'])).toBe('it');
  expect(firstSpoken(['pt', 'de-AT', 'fr'])).toBe('de');
  expect(firstSpoken(['pt', 'ja'])).toBe('en');
  expect(firstSpoken([])).toBe('en');
});
