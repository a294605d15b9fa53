// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { apart, leaps, ticks } from '../../src/end/curve';
import { ledger, pointsText } from '../../src/end/ledger';
import type { GameSpec, TableState } from '../../src/lib/protocol';
import { parseRulebook } from '../../src/lib/rulebook';
import { Plan } from '../../src/newtable/plan.svelte';
import { agentTitle } from '../../src/profile/agent';
import { resultsByGame } from '../../src/profile/results';
import { examplesOf, related, search } from '../../src/rules/book';
import { tokens } from '../../src/rules/tokens';

const spec: GameSpec = {
  id: 'merkator',
  title: 'Merkator',
  short_title: 'Merkator',
  rule_prefix: 'MK',
  rules_version: 1,
  score_unit: 2,
  lessons: 1,
  players: [1, 2, 3, 4],
  options: [
    { name: 'no_join', rule: 'MK-10.10', choices: ['off', 'on'], default: 'off', players: [2] },
    {
      name: 'start_player',
      rule: 'MK-2.1',
      choices: ['random', 'seat0', 'seat1', 'seat2', 'seat3'],
      default: 'random',
    },
  ],
  editions: [{ id: 'default', hash: '', provenance: [] }],
};

describe('a plan', () => {
  it('asks only for what is possible', () => {
    const plan = new Plan(spec);
    expect(plan.players).toBe(3);
    plan.choose(spec.options[0]!, 'on');
    plan.choose(spec.options[1]!, 'seat2');
    expect(plan.table().options).toEqual({ players: 3, start_player: 'seat2' });
    expect(plan.limitOf(spec.options[0]!)).toEqual([2, 2]);
    expect(plan.limitOf(spec.options[1]!)).toBeUndefined();
    plan.setPlayers(2);
    expect(plan.table().options).toEqual({ players: 2, no_join: 'on' });
    expect(plan.limitOf(spec.options[0]!)).toBeUndefined();
  });
  it('fills open seats with bots when asked to', () => {
    const plan = new Plan(spec);
    expect(plan.table().seats).toContain('open');
    expect(plan.table(true).seats).not.toContain('open');
  });
});

describe('the ledger', () => {
  const seats = [
    {
      total: 12,
      rank: 1,
      lines: [
        ['routes', 10, 'TA-8.1'],
        ['failed', -2],
      ],
    },
    {
      total: 8,
      rank: 2,
      lines: [
        ['routes', 8, 'TA-8.1'],
        ['nothing', 0],
      ],
    },
  ] as const;
  it('has a row for each rule that gave or took points', () => {
    expect(ledger(seats, 1)).toEqual([
      { label: 'routes', rule: 'TA-8.1', points: [10, 8], best: 10 },
      { label: 'failed', rule: undefined, points: [-2, 0], best: 0 },
    ]);
    expect(ledger(seats, 2)[0]!.points).toEqual([5, 4]);
  });
  it('writes points as people do', () => {
    expect([3, 0, -2, null].map(pointsText)).toEqual(['3', '–', '−2', '?']);
  });
});

describe('the curve', () => {
  const curve = {
    unit: 1,
    plies: [0, 2, 4, 6],
    totals: [
      [0, 1, 9, 30],
      [0, 4, 4, 4],
    ],
  };
  it('finds the turns that brought most, but not the final scoring', () => {
    expect(leaps(curve, 2)).toEqual([
      { seat: 1, turn: 1, from: 0, to: 2, gain: 4 },
      { seat: 0, turn: 2, from: 2, to: 4, gain: 8 },
    ]);
  });
  it('has even steps, and end values that can be read', () => {
    expect(ticks(0, 20, 4)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks(-7, 12, 4)).toEqual([-5, 0, 5, 10]);
    const placed = apart([50, 51, 99], 20, 100);
    expect(placed[1]! - placed[0]!).toBeGreaterThanOrEqual(20);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
  });
});

describe('the rulebook', () => {
  const book = parseRulebook(
    '# T\n\nIntro.\n\n## TA-1 One\n\n- TA-1.1 Wild cards, see TA-2.1.\n\n## TA-2 Two\n\n- TA-2.1 `draw:red` draws.\n\n## Worked examples\n\n- TA-E1 As TA-1.1 says.\n',
  );
  it('takes texts apart', () => {
    expect(tokens('See TA-5.4: `pay`.').map(({ kind }) => kind)).toEqual(['text', 'rule', 'text', 'typed', 'text']);
    expect(tokens('A wild card', 'wild')).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'found', text: 'wild' },
      { kind: 'text', text: ' card' },
    ]);
  });
  it('is searched by words and by id', () => {
    expect(search(book, 'wild').map(({ id }) => id)).toEqual(['TA-1.1']);
    expect(search(book, 'ta-2.1').map(({ id }) => id)).toEqual(['TA-1.1', 'TA-2.1']);
    expect(search(book, '  ')).toEqual([]);
  });
  it('knows what goes together', () => {
    expect(related(book, book.chapters[0]!).map(({ id }) => id)).toEqual(['TA-2']);
    expect(examplesOf(book, book.chapters[0]!).map(({ id }) => id)).toEqual(['TA-E1']);
  });
});

describe('the profile', () => {
  it('sums up results by game', () => {
    const table = (game: string, total: number, rank: number) =>
      ({
        game,
        seats: [{ bot: 'easy' }, { you: true }],
        results: [
          { total: 0, rank: 3 - rank },
          { total, rank },
        ],
      }) as unknown as TableState;
    expect(resultsByGame([table('hansa', 30, 1), table('hansa', 42, 2)]).get('hansa')).toEqual({
      played: 2,
      won: 1,
      best: 42,
    });
    expect(resultsByGame([table('merkator', 46, 1)]).get('merkator')?.best, 'told in half points').toBe(23);
  });
  it('calls browsers by their names', () => {
    expect(agentTitle('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Linux');
    expect(
      agentTitle(
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 (KHTML, like Gecko) Version/18 Safari/605',
      ),
    ).toBe('Safari, macOS');
    expect(agentTitle('curl/8')).toBe('curl/8');
  });
});
