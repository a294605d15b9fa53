// SPDX-License-Identifier: MIT
// Every key of the client's catalogues is used, and every key that is used exists. What the catalogues of the languages
// have in common is in words-languages.test.ts.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { origins, questions, verdicts } from '../../src/deal/check';
import { houses } from '../../src/kit/houses';
import { phrases, reasons } from '../../src/table/chat/manners';
import { catalogue, files, read, source } from './catalogues';

const english = files(source, /(^|\.|\/)en\.ftl$/).map(catalogue);
const shell = english.find(({ name }) => name.startsWith('words/'))!;

// The words that are put together from a part that is known only when the page runs. `*` stands for that part.
const codes = [...read(join(source, '../../docs/protocol.md')).matchAll(/`([a-z]+(?:_[a-z]+)*)`/g)].map(([, code]) =>
  code!.replaceAll('_', '-'),
);
const levels = ['novice', 'easy', 'medium', 'hard', 'expert'];
const clocks = ['none', 'calm', 'brisk', 'mail'];
const families: Readonly<Record<string, readonly string[]>> = {
  'ask-own-*': ['undo', 'pause'],
  'bot-*': levels,
  'deal-*': verdicts,
  'deal-*-text': verdicts,
  'deal-from-*': origins,
  'deal-q-*': questions,
  'failed-*': ['offline', ...codes],
  'home-weight-*': ['1', '2', '3', '4', '5'],
  'house-*': houses,
  'keys-*': ['confirm', 'back', 'undo', 'hint', 'text', 'chronicle', 'chat', 'rules', 'help'],
  'level-*': levels,
  'level-*-text': levels,
  'log-*': [
    'start',
    'undo',
    'agree',
    'decline',
    'pause',
    'resume',
    'return',
    'outage',
    'ask-undo',
    'ask-pause',
    'takeover-left',
    'takeover-time',
    'takeover-removed',
  ],
  'nav-*': ['games', 'tables', 'learn'],
  'new-clock-*': clocks,
  'new-clock-*-text': clocks,
  'new-provenance-*': ['seed', 'public', 'reconstructed'],
  'new-sentence-clock-*': clocks,
  'notice-told-*': ['always', 'page', 'refused', 'never'],
  'phrase-*': phrases.map((phrase) => phrase.replaceAll('_', '-')),
  'report-*': reasons,
  'refused-*': ['offline', 'other', 'later', ...codes],
  'setting-*': ['language', 'theme', 'speed', 'confirm', 'house', 'letters', 'sound', 'keys'],
  'setting-*-*': [
    'theme-auto',
    'theme-light',
    'theme-dark',
    'speed-off',
    'speed-quick',
    'speed-normal',
    'speed-calm',
    'confirm-always',
    'confirm-touch',
    'confirm-never',
    'house-any',
  ],
};
/** Families in which not every member needs words: what is not in them is said otherwise. */
const sparse = ['failed-*', 'refused-*', 'setting-*'];

interface Use {
  readonly file: string;
  readonly keys: readonly string[];
  /** Keys with parts that are put in, as patterns. */
  readonly patterns: readonly string[];
}

/** What stands in code between quotes; a template's parts become `*`. */
function quoted(text: string): Pick<Use, 'keys' | 'patterns'> {
  const keys = [...text.matchAll(/['"`]([a-z]+(?:-[a-z0-9]+)*)['"`]/g)].map(([, key]) => key!);
  const patterns = [...text.matchAll(/`([a-z]{2,}-(?:[a-z-]*\$\{[^{}]*\})+[a-z-]*)`/g)].map(([, key]) =>
    key!.replaceAll(/(\$\{[^{}]*\})+/g, '*'),
  );
  return { keys, patterns };
}

/** The first argument of every call of `say`. */
function said(text: string): string {
  const first: string[] = [];
  for (const { index } of text.matchAll(/\bsay\(/g)) {
    const start = index + 4;
    let [depth, end] = [0, start];
    for (; end < text.length; ++end) {
      const sign = text[end]!;
      if ('({['.includes(sign)) ++depth;
      if (')}]'.includes(sign) && --depth < 0) break;
      if (sign === ',' && depth === 0) break;
    }
    first.push(text.slice(start, end));
  }
  return first.join('\n');
}

const sources = files(source, /\.(ts|svelte)$/);
const uses: Use[] = sources.map((file) => ({ file, ...quoted(read(file)) }));
const matches = (pattern: string, key: string): boolean => {
  const members = families[pattern];
  const [head = '', ...tail] = pattern.split('*');
  if (members && pattern.split('*').length === 2) return members.some((member) => key === head + member + tail[0]);
  if (members) return members.some((member) => key === head + member);
  return new RegExp(`^${pattern.replaceAll('*', '.+')}$`).test(key);
};

/** The catalogues a file may speak from: its board's, the game's own, the shell's. */
function spoken(file: string): ReadonlySet<string> {
  const game = /\/games\/([a-z]+)\//.exec(file)?.[1];
  const own = english.find(({ name }) => name.startsWith(`games/${game}/`));
  const rules = game ? catalogue(join(source, `../../games/${game}/words.en.ftl`)) : undefined;
  return new Set([...shell.keys.keys(), ...(own?.keys.keys() ?? []), ...(rules?.keys.keys() ?? [])]);
}

test.each(english)('every key of $name is used', ({ name, keys }) => {
  const folder = name.startsWith('words/') ? source : join(source, name, '..');
  const near = uses.filter(({ file }) => file.startsWith(folder));
  const unused = [...keys.keys()].filter(
    (key) => !near.some((use) => use.keys.includes(key) || use.patterns.some((pattern) => matches(pattern, key))),
  );
  expect(unused).toEqual([]);
});

test('every key that is said exists', () => {
  const missing = sources.flatMap((file) => {
    const known = spoken(file);
    const { keys, patterns } = quoted(said(read(file)));
    return [
      ...keys.filter((key) => key.includes('-') && !known.has(key)),
      ...patterns.filter((pattern) => ![...known].some((key) => matches(pattern, key))),
    ].map((key) => `${file.slice(source.length + 1)}: ${key}`);
  });
  expect(missing).toEqual([]);
});

test('every member of a family has words', () => {
  const missing = Object.entries(families)
    .filter(([pattern]) => !sparse.includes(pattern))
    .flatMap(([pattern, members]) =>
      members.map((member) =>
        pattern.split('*').length > 2 ? `${pattern.split('*')[0]}${member}` : pattern.replace('*', member),
      ),
    )
    .filter((key) => !shell.keys.has(key));
  expect(missing).toEqual([]);
});
