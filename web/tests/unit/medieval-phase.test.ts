// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { Ahead } from '../../src/contract';
import { walk, wishesOf, type Question } from '../../src/games/medieval/phase/walk';
import type { View } from '../../src/games/medieval/types';
import { parseMove } from '../../src/lib/wording';

const view = { round: 4 } as View;
const asks = (decision: string, legal: string, toMove = 1, round = 4): Ahead<View> => ({
  toMove,
  decision,
  view: { round } as View,
  legal: legal.split(' ').filter(Boolean).map(parseMove),
  events: [],
});
const income: Question = {
  toMove: 1,
  decision: 'income',
  view,
  legal: ['income:plain', 'income:double'].map(parseMove),
};

/** A server that knows what follows these rows. */
const server = (known: Record<string, Ahead<View>>) => (row: readonly string[]) =>
  Promise.resolve(known[row.join(' ')] ?? null);

const game = server({
  'income:plain': asks('city', 'collect:gent enlarge:gent double:gent'),
  'income:double': asks('open', 'pass open:kassel'),
  'income:plain collect:gent': asks('city', 'collect:koeln enlarge:koeln double:koeln'),
  'income:plain double:gent': asks('city', 'collect:koeln enlarge:koeln'),
  'income:plain collect:gent collect:koeln': asks('paid', 'done enlarge:luebeck double:luebeck enlarge:rostock'),
  'income:plain double:gent collect:koeln': asks('open', 'pass'),
  'income:plain collect:gent collect:koeln enlarge:rostock': asks('open', 'pass'),
  'income:plain collect:gent collect:koeln done': asks('open', 'pass'),
});

describe('the row of moves of phase 2', () => {
  it('collects everywhere without a word', async () => {
    const { row, after, offered } = await walk(income, { doubled: false, choices: {} }, game);
    expect(row).toEqual(['income:plain', 'collect:gent', 'collect:koeln', 'done']);
    expect(after?.decision).toBe('open');
    expect([...offered.get('koeln')!]).toEqual(['collect', 'enlarge', 'double']);
    expect([...offered.get('rostock')!]).toEqual(['enlarge', 'leave']);
  });

  it('asks for the row that is to be expected before any of it is known', async () => {
    const asked: string[] = [];
    const guess = ['income:plain', 'collect:gent', 'collect:koeln', 'done', 'pass'];
    const walking = walk(
      income,
      { doubled: false, choices: {} },
      (row) => {
        asked.push(row.join(' '));
        return game(row);
      },
      guess,
    );
    const first = [...asked];
    expect(first.slice(0, guess.length)).toEqual(guess.map((_, i) => guess.slice(0, i + 1).join(' ')));
    expect((await walking).row).toEqual(guess.slice(0, -1));
    expect(asked.every((row) => first.includes(row))).toBe(true);
  });

  it('says what is wanted, and collects where that is not offered', async () => {
    const { row } = await walk(income, { doubled: false, choices: { gent: 'double', koeln: 'double' } }, game);
    expect(row).toEqual(['income:plain', 'double:gent', 'collect:koeln']);
  });

  it('passes over awarded cities that are left', async () => {
    const { row } = await walk(income, { doubled: false, choices: { rostock: 'enlarge' } }, game);
    expect(row.at(-1)).toBe('enlarge:rostock');
  });

  it('is one move with the letter for double income', async () => {
    expect((await walk(income, { doubled: true, choices: { gent: 'double' } }, game)).row).toEqual(['income:double']);
  });

  it('begins in the middle, and ends with the turn', async () => {
    const here: Question = { ...income, decision: 'city', legal: [parseMove('collect:gent')] };
    const others = await walk(
      here,
      { doubled: false, choices: {} },
      server({ 'collect:gent': asks('income', 'income:plain income:double', 0) }),
    );
    expect(others.row).toEqual(['collect:gent']);
    const later = await walk(
      here,
      { doubled: false, choices: {} },
      server({ 'collect:gent': asks('income', 'income:plain income:double', 1, 5) }),
    );
    expect(later.row).toEqual(['collect:gent']);
  });

  it('is asked nothing that does not belong to it', async () => {
    const stale: Question = { ...income, decision: 'city', legal: [parseMove('place:bruegge')] };
    expect((await walk(stale, { doubled: false, choices: {} }, game)).row).toEqual([]);
  });

  it('is read back from a hint', () => {
    expect(wishesOf(['income:plain', 'collect:gent', 'double:koeln', 'done'])).toEqual({
      doubled: false,
      choices: { gent: 'collect', koeln: 'double' },
    });
    expect(wishesOf(['income:double']).doubled).toBe(true);
  });
});
