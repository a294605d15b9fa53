// SPDX-License-Identifier: MIT
// What the client alone does with words; what it says like the program stands in fixtures.test.ts and sentences.test.ts.
import { describe, expect, it } from 'vitest';
import { movePartKinds } from '../../src/lib/moves';
import { Words } from '../../src/lib/vocabulary';
import { messageKey, parseMove } from '../../src/lib/wording';

describe('keys', () => {
  it('are small letters and dashes', () => {
    expect(messageKey('card', 'Dark_Red')).toBe('card-dark-red');
    expect(messageKey('decision', '')).toBe('decision');
  });
});

describe('moves', () => {
  it('are taken apart', () => {
    expect(parseMove('pay:red+2wild')).toEqual({ text: 'pay:red+2wild', kind: 'pay', args: ['red', '2wild'] });
    expect(parseMove('pass')).toEqual({ text: 'pass', kind: 'pass', args: [] });
  });

  it('have parts of the kinds that the program tells', () => {
    const kinds = (game: string, text: string) => movePartKinds(game, parseMove(text));
    expect(kinds('amsterdam', 'pay:red+2wild')).toEqual(['card', 'wilds']);
    expect(kinds('amsterdam', 'pass')).toEqual([]);
    expect(kinds('hansa', 'piece:R01+blue+trader')).toEqual(['route', 'seat', 'piece']);
  });

  it('are told apart by the names of their parts where forms are of one length', () => {
    const kinds = (game: string, text: string) => movePartKinds(game, parseMove(text));
    expect(kinds('amsterdam', 'keep:both')).toEqual(['both']);
    expect(kinds('amsterdam', 'keep:C01')).toEqual(['contract']);
    expect(kinds('amsterdam', 'keep:_')).toEqual(['contract']);
    expect(kinds('oltremare', 'claim:4')).toEqual(['lions']);
    expect(kinds('oltremare', 'give:done')).toEqual(['done']);
  });

  it('of a kind that nobody knows have no parts', () => {
    expect(movePartKinds('amsterdam', parseMove('fly:away'))).toEqual([]);
    expect(movePartKinds('chess', parseMove('move:e4'))).toEqual([]);
  });
});

describe('words', () => {
  it('find a key in the first catalogue that has it', () => {
    const both = Words.of('en', 'a = board').before(Words.of('en', 'a = shell\nb = shell'));
    expect([both.say('a'), both.say('b')]).toEqual(['board', 'shell']);
  });
});
