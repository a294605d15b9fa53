// SPDX-License-Identifier: MIT
// tests/fixtures: what the program must read and say in the same way.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { movePartKinds } from '../../src/lib/moves';
import type { Viewer } from '../../src/lib/protocol';
import { parseRulebook } from '../../src/lib/rulebook';
import { Words } from '../../src/lib/vocabulary';
import { parseMove, Wording } from '../../src/lib/wording';

const project = new URL('../../../', import.meta.url);
const fixtures = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`tests/fixtures/${name}`, project), 'utf8')) as T[];

describe('words', () => {
  interface Fixture {
    name: string;
    ftl: string;
    say: { key: string; args: Record<string, string | number>; text: string }[];
  }
  it.each(fixtures<Fixture>('words.json'))('$name', ({ ftl, say }) => {
    const words = Words.of('en', ftl);
    for (const { key, args, text } of say) expect(words.say(key, args)).toBe(text);
  });
});

describe('rulebooks', () => {
  interface Fixture {
    name: string;
    markdown: string;
    book: object;
  }
  it.each(fixtures<Fixture>('rulebook.json'))('$name', ({ markdown, book }) => {
    expect(parseRulebook(markdown)).toEqual({ language: 'en', ...book });
  });
});

describe('wording', () => {
  type Case = { text: string } & (
    { move: string } | { event: string; actor: number | null; args: Record<string, string> }
  );
  interface Fixture {
    name: string;
    game: string;
    language: string;
    viewer: Viewer;
    seats: string[];
    cases: Case[];
  }
  it.each(fixtures<Fixture>('wording.json'))('$name', ({ game, language, viewer, seats, cases }) => {
    const catalogue = readFileSync(new URL(`games/${game}/words.${language}.ftl`, project), 'utf8');
    const wording = new Wording(Words.of(language, catalogue), {
      viewer,
      seats,
      partKinds: (move) => movePartKinds(game, move),
      partTitle: ({ name }) => name,
    });
    for (const one of cases) {
      expect('move' in one ? wording.move(parseMove(one.move)) : wording.event({ ...one, rule: '' })).toBe(one.text);
    }
  });
});
