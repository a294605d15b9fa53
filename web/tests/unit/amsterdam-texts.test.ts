// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from 'node:fs';
import { describe as suite, expect, it } from 'vitest';
import { describe } from '../../src/games/amsterdam/describe';
import type { Table } from '../../src/games/amsterdam/seat';
import { contractState, routeText, rowAsked, rowText } from '../../src/games/amsterdam/texts';
import { townOf } from '../../src/games/amsterdam/town';
import type { Edition, View } from '../../src/games/amsterdam/types';
import { languageTags, type Language } from '../../src/lib/languages';
import { Words } from '../../src/lib/vocabulary';
import { parseMove } from '../../src/lib/wording';

const folder = 'src/games/amsterdam';
const read = (path: string) => readFileSync(path, 'utf8');
const edition = JSON.parse(read('../games/amsterdam/editions/default.json')) as Edition;
const town = townOf(edition);

const view: View = {
  stage: 'main',
  to_move: 0,
  start_seat: 0,
  passes: 0,
  display: ['red', 'wild', 'blue', 'red', null],
  discard: { pink: 2 },
  deck: 1,
  contract_deck: 20,
  players: [
    {
      score: 5,
      carts: 11,
      merchandise: 0,
      hand: { red: 3, wild: 1 },
      contracts: ['C14', 'C23'],
      routes: ['R05', 'R17', 'R30'],
      known: {},
    },
    { score: 2, carts: 14, merchandise: 1, hand: 4, contracts: 1, routes: ['R15'], known: { blue: 2 } },
  ],
};

function table(language: Language, over: Partial<Table> = {}): Table {
  const words = Words.of(
    language,
    read(`${folder}/words.${language}.ftl`),
    read(`../games/amsterdam/words.${language}.ftl`),
  );
  return {
    edition,
    view,
    viewer: 0,
    toMove: 0,
    legal: [],
    seats: [{ name: 'Marta' }, { name: 'Jan' }].map((seat, index) => ({
      ...seat,
      index,
      house: 'azurite',
      you: index === 0,
      online: true,
    })),
    scores: { over: false, unit: 1, seats: [] },
    say: (key: string, args?: Record<string, string | number>) => words.say(key, args),
    title: ({ kind, name }: { kind: string; name: string }, many = false) =>
      words.say(`${kind}-${name}${many ? '-many' : ''}`),
    ...over,
  } as Table;
}
const route = (id: string) => town.routes.get(id)!;

suite('the board in words', () => {
  it('says what is mine, what lies open, and the map from place to place', () => {
    const sections = describe(table('en'));
    const lines = (title: string) => sections.find((section) => section.title === title)?.lines;
    expect(lines('Your hand')).toEqual(['3 red, 1 wild']);
    expect(lines('Your contracts')).toEqual([
      'Haringpakkerstoren – Begijnhof, 5 points: connected',
      'Jordaan – Dam, 4 points: 2 routes, 4 carts to go',
    ]);
    expect(lines('Market')).toEqual([
      'Face up: red, wild, blue, red, Empty slot',
      '1 card in the deck, 20 contracts left',
    ]);
    expect(lines('Players')).toContain('Jan owns Oude Kerk–Dam');
    expect(lines('Players')).toContain('Seen in this hand: 2 blue');
    expect(lines('From Dam')).toContain('Dam–Oude Kerk: orange, 2 spaces, 2 points, closed by its double');
    expect(sections).toHaveLength(4 + 17);
  });
  it('shows a spectator no hand', () => {
    expect(describe(table('en', { viewer: 'spectator' })).map(({ title }) => title)[0]).toBe('Market');
  });
  it('tells whose a route is', () => {
    expect(routeText(route('R29'), table('it'))).toBe(
      'Westermarkt–Begijnhof: rossa, 3 caselle, 4 punti, Bonus Merce, libera',
    );
    expect(routeText(route('R15'), table('en'))).toContain('carts of Jan');
  });
  it('tells when a contract cannot be done any more', () => {
    const poor = { ...view, players: view.players.map((player) => ({ ...player, carts: 1 })) };
    const state = (over: Partial<Table>) => contractState(town.contracts.get('C23')!, 0, table('en', over));
    expect(state({ view: poor })).toEqual({ state: 'failed', text: 'too few carts left' });
    expect(state({ scores: { over: true, unit: 1, seats: [] } })).toEqual({ state: 'failed', text: 'failed' });
  });
  it('asks for a claim by its route and plays it by its cards', () => {
    const row = ['claim:R29', 'pay:red+1wild'].map(parseMove);
    expect(rowAsked(row, table('en'))).toBe('Claim Westermarkt–Begijnhof with 2 red and 1 wild');
    expect(rowText(row, table('it'))).toBe('Controlla con 2 rosse e 1 Jolly');
    expect(rowText([parseMove('pay:red')], table('en', { view: { ...view, pending: 'R29' } }))).toBe(
      'Claim with 3 red',
    );
    expect(rowText([parseMove('draw:red')], table('en'))).toBeUndefined();
  });
});

suite('the words of the board', () => {
  const keys = (language: string) =>
    [...read(`${folder}/words.${language}.ftl`).matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]!);
  const sources = readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => read(`${folder}/${name}`))
    .join('\n');

  it('are the same in all languages', () => {
    for (const language of languageTags) expect(keys(language)).toEqual(keys('en'));
  });
  it('are all used, and none is missing', () => {
    const used = new Set([...sources.matchAll(/'(ams-[a-z-]+)'/g)].map((match) => match[1]!));
    expect([...used].sort()).toEqual(keys('en').sort());
  });
  it('leave nothing unsaid', () => {
    for (const language of languageTags) {
      expect(JSON.stringify(describe(table(language)))).not.toMatch(/‹|\{ *\$/);
    }
  });
});
