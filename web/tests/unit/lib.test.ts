// SPDX-License-Identifier: MIT
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { gainText, pointsText } from '../../src/lib/figures';
import { chapterOf, parseRulebook } from '../../src/lib/rulebook';
import { houseBySeat, seatName, seatNames } from '../../src/lib/seats';

describe('seats', () => {
  it('numbers those who share a name', () => {
    const seats = ['greedy', 'Ada', 'greedy', 'random'].map((name) => ({ name }));
    expect(seatNames(seats)).toEqual(['greedy 1', 'Ada', 'greedy 2', 'random']);
    expect(seatNames([{ open: true }, { open: true }])).toEqual(['', '']);
  });

  it('name bots after merchants, each another', () => {
    expect(seatName({ name: 'Ada' }, 0)).toBe('Ada');
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => seatName({ bot: 'easy' }, seat))).size).toBe(6);
    expect(seatName({ open: true }, 0)).toBe('');
  });

  it('give a player the house they always want, and theirs to whoever had it', () => {
    const colours = ['red', 'blue', 'green'];
    expect(houseBySeat(colours, 3, 0, null)).toEqual(['cinnabar', 'azurite', 'verdigris']);
    expect(houseBySeat(colours, 3, 0, 'azurite')).toEqual(['azurite', 'cinnabar', 'verdigris']);
    expect(houseBySeat(colours, 3, 0, 'purple')).toEqual(['purple', 'azurite', 'verdigris']);
    expect(houseBySeat(colours, 3, null, 'purple')).toEqual(['cinnabar', 'azurite', 'verdigris']);
  });
});

describe('figures', () => {
  it('have a real minus and halves', () => {
    expect([
      pointsText(-3, 1),
      pointsText(7, 2),
      gainText(4, 1),
      gainText(-4, 1),
      gainText(-1, 2),
      gainText(1, 2),
    ]).toEqual(['−3', '3½', '+4', '−4', '−½', '+½']);
  });
});

describe('rulebooks', () => {
  it('are read as engine/rulebook.hpp says', () => {
    const book = parseRulebook(
      '# A game\n\nAn introduction\nin two lines.\n\n## TA-1 Parts\n\nBefore.\n\n- TA-1.1 One\n  more.\n- TA-E2a Two.\n\n## Rulings\n\n- TA-J1 Three.\n',
    );
    expect(book.title).toBe('A game');
    expect(book.intro).toBe('An introduction in two lines.');
    expect(book.chapters.map(({ id, title, intro }) => [id, title, intro])).toEqual([
      ['TA-1', 'Parts', 'Before.'],
      ['', 'Rulings', ''],
    ]);
    expect(book.chapters[0]!.rules).toEqual([
      { id: 'TA-1.1', text: 'One more.' },
      { id: 'TA-E2a', text: 'Two.' },
    ]);
    expect(chapterOf(book, 'TA-J1')?.title).toBe('Rulings');
    expect(chapterOf(book, 'TA-9')).toBeUndefined();
  });

  it('of all games have the same rules in both languages', () => {
    const folder = new URL('../../../games/', import.meta.url);
    const ids = (game: string, language: string): string[] =>
      parseRulebook(readFileSync(new URL(`${game}/rules.${language}.md`, folder), 'utf8')).chapters.flatMap(
        ({ rules }) => rules.map(({ id }) => id),
      );
    for (const game of readdirSync(folder).filter((name) => existsSync(new URL(`${name}/rules.en.md`, folder)))) {
      expect(ids(game, 'it'), game).toEqual(ids(game, 'en'));
      expect(ids(game, 'en').length, game).toBeGreaterThan(50);
    }
  });
});

describe('addresses', () => {
  it('lead to pages', async () => {
    vi.stubGlobal('location', { href: 'http://x/' });
    const { match } = await import('../../src/lib/router.svelte');
    const at = (path: string) => {
      const { page, params } = match(new URL(path, 'http://x'));
      return [page, params];
    };
    expect(at('/')).toEqual(['home', {}]);
    expect(at('/new')).toEqual(['new', {}]);
    expect(at('/new/hansa/')).toEqual(['new', { game: 'hansa' }]);
    expect(at('/t/abc123')).toEqual(['table', { id: 'abc123' }]);
    expect(at('/rules/amsterdam/TA-5.4')).toEqual(['rules', { game: 'amsterdam', rule: 'TA-5.4' }]);
    expect(at('/rules/hansa/HT-D10a')).toEqual(['rules', { game: 'hansa', rule: 'HT-D10a' }]);
    expect(at('/rules')).toEqual(['rules', {}]);
    expect(at('/learn')).toEqual(['rules', {}]);
    expect(at('/learn/hansa')).toEqual(['learn', { id: 'hansa' }]);
    expect(at('/nowhere')).toEqual(['missing', {}]);
    expect(match(new URL('http://x/replay/abc?ply=7')).query.get('ply')).toBe('7');
  });
});
