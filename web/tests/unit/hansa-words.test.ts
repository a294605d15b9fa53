// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import edition from '../../../games/hansa/editions/default.json';
import type { LastMove, Move } from '../../src/contract';
import { describe as inWords } from '../../src/games/hansa/describe';
import { countIn, stepsOf, tokensIn, trackOf, valueOf } from '../../src/games/hansa/desk';
import { focusOf } from '../../src/games/hansa/focus';
import { interruptionIn } from '../../src/games/hansa/interruption';
import { chartOf, sideOf } from '../../src/games/hansa/layout';
import { arrange } from '../../src/games/hansa/pieces';
import { forkText, rowText } from '../../src/games/hansa/texts';
import { traceOf } from '../../src/games/hansa/trace';
import type { Edition, HansaTable, Player, View } from '../../src/games/hansa/types';

const box = edition as unknown as Edition;
const player = (colour: Player['colour'], parts: Partial<Player> = {}): Player => ({
  colour,
  score: 0,
  supply: '5T 1M',
  stock: '6T',
  tokens: {},
  used: {},
  plate: [],
  skills: { clavis_urbis: 0, actiones: 0, privilegium: 0, liber_sophiae: 0, bursa: 0 },
  ...parts,
});
const view = (parts: Partial<View> = {}): View => ({
  stage: 'main',
  to_move: 0,
  actions: 2,
  turns: 0,
  completed_cities: 0,
  start_seat: 0,
  idle: 0,
  acted: false,
  token_used: false,
  linked: [],
  unseen: { plus_four: 2 },
  drawn: 0,
  table: {},
  tokens: {},
  routes: {},
  cities: {},
  extras: {},
  players: [player('blue'), player('red'), player('yellow')],
  ...parts,
});
const move = (text: string): Move => {
  const [kind = '', rest] = text.split(':');
  return { text, kind, args: rest ? rest.split('+') : [] };
};
/** Says keys with their arguments, so that a test sees both. */
const table = (parts: Partial<HansaTable> = {}): HansaTable =>
  ({
    edition: box,
    view: view(),
    viewer: 0,
    toMove: 0,
    decision: 'main',
    legal: [],
    seats: ['Ada', 'Ben', 'Cem'].map((name, index) => ({
      name,
      index,
      house: 'azurite',
      you: index === 0,
      online: true,
    })),
    say: (key: string, args: object = {}) =>
      `${key}${Object.values(args)
        .map((value) => ` ${value}`)
        .join('')}`,
    title: ({ name }: { name: string }) => name,
    moveText: ({ text }: Move) => text,
    ...parts,
  }) as unknown as HansaTable;

describe('a desk', () => {
  it('shows what is passed, where one stands and what is covered', () => {
    const track = trackOf(box, 'actiones');
    const one = player('blue', { skills: { ...player('blue').skills, actiones: 2 } });
    expect(stepsOf(track, one).map(({ state }) => state)).toEqual([
      'passed',
      'passed',
      'now',
      'covered',
      'covered',
      'covered',
    ]);
    expect(valueOf(track, one)).toBe(3);
  });

  it('counts tokens one by one', () => {
    expect(tokensIn({ plus_three: 2, swap_kontors: 1 })).toEqual(['plus_three', 'plus_three', 'swap_kontors']);
    expect(countIn({})).toBe(0);
  });
});

describe('a displacement', () => {
  const pending = { route: 'minden-hannover', target: 'red M', count: 2, kind: 'trader', placed: [] } as const;

  it('says how many pieces are still to be placed', () => {
    const first = interruptionIn(view({ stage: 'relocate', pending: { ...pending, hand: 'red M' } }))!;
    expect([first.step, first.steps, first.hand?.kind]).toEqual([1, 3, 'merchant']);
    const second = interruptionIn(
      view({ stage: 'extra_piece', pending: { ...pending, placed: [['bremen-minden', 'red M']] } }),
    )!;
    expect([second.step, second.steps, second.hand]).toEqual([2, 3, null]);
    expect(interruptionIn(view())).toBeNull();
  });
});

describe('the last move', () => {
  it('leaves a ring and a path', () => {
    const chart = chartOf(sideOf(box, 3));
    const now = view({ routes: { 'bremen-minden': { blue: '1T' } } });
    const arrangement = arrange(chart.side.routes, now);
    const last: LastMove = {
      seat: 0,
      move: move('at:bremen-minden'),
      events: [
        {
          event: 'moved',
          actor: 0,
          rule: 'HT-4.4.1',
          args: { piece: 'trader', route: 'minden-hannover', route2: 'bremen-minden' },
        },
      ],
    };
    const { rings, paths } = traceOf(last, now, chart, arrangement);
    expect(rings).toEqual([chart.roads.get('bremen-minden')!.route.spots[0]]);
    expect(paths).toHaveLength(1);
    expect(traceOf(null, now, chart, arrangement)).toEqual({ rings: [], paths: [] });
  });
});

describe('words', () => {
  it('say a row of moves as one', () => {
    const row = ['insert', 'with:merchant', 'at:bremen-minden'].map(move);
    expect(rowText(row, table())).toBe('hansa-do-place merchant bremen-minden');
    expect(rowText(['displace', 'at:bremen-minden', 'fee:0'].map(move), table())).toBe(
      'hansa-do-displace bremen-minden',
    );
    expect(rowText([move('traders:3')], table({ decision: 'allocate_traders' }))).toBe('hansa-do-allocate 3');
    expect(rowText([move('end')], table())).toBeUndefined();
    expect(forkText(table(), ['establish'], 'bremen-minden/1')).toBe('hansa-do-establish bremen-minden');
  });

  it('tell the whole board', () => {
    const sections = inWords(
      table({
        view: view({
          cities: { minden: ['red T'] },
          routes: { 'bremen-minden': { blue: '2T' } },
          table: { 8: 'yellow' },
        }),
      }),
    );
    expect(sections).toHaveLength(1 + 3 + 3);
    const lines = sections.flatMap((section) => section.lines);
    expect(lines.find((line) => line.startsWith('Minden:'))).toContain('hansa-text-kontor trader Ben');
    expect(lines.find((line) => line.startsWith('Bremen–Minden:'))).toContain('hansa-text-free 1 3; Ada 2');
    expect(lines).toContain('hansa-field-taken 8 Cem');
  });
});

describe('the focus', () => {
  it('lies on the legal places, or else on my own pieces', () => {
    const chart = chartOf(sideOf(box, 3));
    const { spots } = chart.roads.get('bremen-minden')!.route;
    const places = spots.map(({ x, y }) => [x, y]);
    expect(focusOf(table({ legal: [move('at:bremen-minden')] }), chart)).toEqual(places);
    expect(focusOf(table({ view: view({ routes: { 'bremen-minden': { blue: '1T' } } }) }), chart)).toEqual(places);
  });
});
