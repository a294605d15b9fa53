// SPDX-License-Identifier: MIT
// The program and the client say the same: whatever the program says in random games of every game, in every language,
// and every rulebook as it reads it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract';
import { languageTags, type Language } from '../../src/lib/languages';
import { movePartKinds } from '../../src/lib/moves';
import type { Viewer } from '../../src/lib/protocol';
import { parseRulebook } from '../../src/lib/rulebook';
import { Words } from '../../src/lib/vocabulary';
import { parseMove, Wording } from '../../src/lib/wording';

type Sentence = {
  readonly titles?: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<Language, string>>;
} & (
  | { readonly move: string }
  | (GameEvent & { readonly viewer: Viewer })
  | { readonly reason: string; readonly args: Readonly<Record<string, string>> }
  | { readonly decision: string }
  | { readonly score: string }
  | { readonly option: string; readonly value?: string }
);

interface Said {
  readonly game: string;
  readonly seats: readonly string[];
  readonly seat_components: readonly string[];
  readonly sentences: readonly Sentence[];
}

const project = new URL('../../../', import.meta.url);
const file = (path: string): string => fileURLToPath(new URL(path, project));
const ask = <T>(...words: string[]): T =>
  JSON.parse(execFileSync(file('build/fondaco'), words, { encoding: 'utf8', maxBuffer: 1 << 27 })) as T;

const { games } = ask<{ games: Said[] }>('describe', '--sentences');

function say(wording: Wording, sentence: Sentence): string {
  if ('move' in sentence) return wording.move(parseMove(sentence.move));
  if ('event' in sentence) return wording.event(sentence);
  if ('reason' in sentence) return wording.reason(sentence.reason, sentence.args);
  if ('decision' in sentence) return wording.decision(sentence.decision);
  if ('score' in sentence) return wording.score(sentence.score);
  return sentence.value === undefined
    ? wording.option(sentence.option)
    : wording.optionValue(sentence.option, sentence.value);
}

describe.each(games)('$game', ({ game, seats, seat_components, sentences }) => {
  it('has sentences of every sort', () => {
    for (const sort of ['move', 'event', 'reason', 'decision', 'score', 'option']) {
      expect(
        sentences.some((sentence) => sort in sentence),
        sort,
      ).toBe(true);
    }
  });

  it.each(languageTags)('is worded by the client as by the program: %s', (language) => {
    const words = Words.of(language, readFileSync(file(`games/${game}/words.${language}.ftl`), 'utf8'));
    for (const sentence of sentences) {
      const wording = new Wording(words, {
        viewer: 'viewer' in sentence ? sentence.viewer : 'spectator',
        seats,
        colours: seat_components,
        partKinds: (move) => movePartKinds(game, move),
        partTitle: ({ kind, name }) => sentence.titles?.[`${kind} ${name}`] ?? `‹${kind} ${name}›`,
      });
      expect(say(wording, sentence), JSON.stringify(sentence)).toBe(sentence.text[language]);
    }
  });

  it.each(languageTags.filter((language) => existsSync(file(`games/${game}/rules.${language}.md`))))(
    'has the rulebook that the program reads: %s',
    (language) => {
      const book = parseRulebook(readFileSync(file(`games/${game}/rules.${language}.md`), 'utf8'), language);
      expect(book).toEqual(ask('rules', game, '--json', '--lang', language));
    },
  );
});
