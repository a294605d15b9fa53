import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameEvent, Move } from '../../src/contract';
import { languageTags, type Language } from '../../src/lib/languages';
import { Words } from '../../src/lib/vocabulary';
import { messageKey, parseMove, Wording } from '../../src/lib/wording';

const kinds: Record<string, string[]> = {
  draw: ['card'],
  claim: ['route'],
  keep: ['contract'],
  pay: ['card', 'wilds'],
};

const catalogue = (game: string, language: Language) =>
  Words.of(language, readFileSync(new URL(`../../../games/${game}/words.${language}.ftl`, import.meta.url), 'utf8'));

function amsterdam(language: Language, viewer: number | 'spectator' = 0): Wording {
  return new Wording(catalogue('amsterdam', language), {
    viewer,
    seats: ['Marta', 'Jan'],
    partKinds: (move: Move) => (move.text === 'keep:both' ? ['both'] : (kinds[move.kind] ?? [])),
    partTitle: ({ kind, name }) => (kind === 'count' ? name : `${name} Dam – Waag`),
  });
}

const event = (name: string, actor: number | null, args: Record<string, string> = {}): GameEvent => ({
  event: name,
  actor,
  rule: 'TA-1.1',
  args,
});

describe('keys', () => {
  it('are small letters and dashes', () => {
    expect(messageKey('card', 'Dark_Red')).toBe('card-dark-red');
    expect(messageKey('decision', '')).toBe('decision');
  });
});

describe('moves', () => {
  const words = amsterdam('en');

  it('are taken apart', () => {
    expect(parseMove('pay:red+2wild')).toEqual({ text: 'pay:red+2wild', kind: 'pay', args: ['red', '2wild'] });
    expect(parseMove('pass')).toEqual({ text: 'pass', kind: 'pass', args: [] });
  });

  it('are said with their components', () => {
    expect(words.move(parseMove('draw:red'))).toBe('Take red from the display');
    expect(words.move(parseMove('claim:R34'))).toBe('Claim R34 Dam – Waag');
    expect(words.move(parseMove('contracts'))).toBe('Draw contracts');
  });

  it('have a variant for a name, a number and what is hidden', () => {
    expect(words.move(parseMove('draw:blind'))).toBe('Draw blind from the deck');
    expect(words.move(parseMove('keep:both'))).toBe('Keep both');
    expect(words.move(parseMove('keep:_'))).toBe('Keep one contract, or both');
    expect(words.move(parseMove('pay:red'))).toBe('Pay with red alone');
    expect(words.move(parseMove('pay:red+2wild'))).toBe('Pay with red and 2 wild');
    expect(words.move(parseMove('pay:wild'))).toBe('Pay with wilds alone');
  });

  it('are said in every language', () => {
    for (const language of languageTags)
      expect(amsterdam(language).move(parseMove('pay:red+2wild'))).toMatch(/^[^{‹]*2[^{‹]*$/);
  });
});

describe('events', () => {
  it('speak of the viewer as you', () => {
    expect(amsterdam('en', 0).event(event('took', 0, { card: 'red' }))).toBe('You take red from the display.');
    expect(amsterdam('en', 1).event(event('took', 0, { card: 'red' }))).toBe('Marta takes red from the display.');
    expect(amsterdam('en', 'spectator').event(event('took', 1, { card: 'red' }))).toBe(
      'Jan takes red from the display.',
    );
  });

  it('prefer the message with the most and the foremost variants', () => {
    expect(amsterdam('en').event(event('took', 0, { card: 'wild' }))).toBe('You take a wild from the display.');
    expect(amsterdam('en', 1).event(event('took', 0, { card: 'wild' }))).toBe('Marta takes a wild from the display.');
    expect(amsterdam('en').event(event('paid', 0, { card: 'red', count: '1', wilds: '0wild' }))).toBe('Paid: 1 red.');
    expect(amsterdam('en').event(event('paid', 0, { card: 'red', count: '2', wilds: '1wild' }))).toBe(
      'Paid: 2 red and 1 wild.',
    );
  });

  it('tell what is hidden without it', () => {
    expect(amsterdam('en', 1).event(event('drew', 0, { card: '_' }))).toBe('Marta draws a card blind.');
    expect(amsterdam('en', 1).event(event('kept', 0, { contract: '_', contract2: '_' }))).toBe(
      'Marta keeps two contracts.',
    );
  });

  it('tell two of a kind apart', () => {
    const two = { contract: 'C01', contract2: 'C02' };
    expect(amsterdam('en').event(event('offered', 0, two))).toBe('You draw C01 Dam – Waag and C02 Dam – Waag.');
  });

  it('may have no actor', () => {
    expect(amsterdam('en').event(event('ended', null))).toBe('The game is over; all contracts are revealed.');
  });
});

describe('reasons', () => {
  it('name seats and components', () => {
    expect(amsterdam('en').reason('term-rival-gain', { seat: '1' })).toBe('holds Jan back');
    expect(amsterdam('en').reason('term-contract-done', { contract: 'C20' })).toBe('completes contract C20 Dam – Waag');
  });
});

describe('the other games', () => {
  it('say numbers with their own words', () => {
    const hansa = new Wording(catalogue('hansa', 'en'), {
      viewer: 0,
      seats: ['Marta', 'Jan'],
      partKinds: () => ['count'],
      partTitle: ({ name }) => name,
    });
    expect(hansa.move(parseMove('merchants:0'))).toBe('No merchant');
    expect(hansa.move(parseMove('merchants:3'))).toBe('3 merchants');
    expect(hansa.event(event('allocated', 1, { traders: '3', merchants: '0' }))).toBe('Jan allocates 3 traders.');
    expect(hansa.event(event('allocated', 0, { traders: '0', merchants: '2' }))).toBe('You allocate 2 merchants.');
  });
});

describe('words', () => {
  it('say a missing key as itself', () => {
    expect(Words.of('en', 'a = b').say('nothing-here')).toBe('‹nothing-here›');
    expect(Words.of('en', 'a = b { $c }').say('a')).toBe('b {$c}');
  });

  it('join continued lines', () => {
    expect(Words.of('en', 'a = one\n    two\n      three').say('a')).toBe('one\ntwo\n  three');
  });

  it('find a key in the first catalogue that has it', () => {
    const both = Words.of('en', 'a = board').before(Words.of('en', 'a = shell\nb = shell'));
    expect([both.say('a'), both.say('b')]).toEqual(['board', 'shell']);
  });
});
