// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atlasOf, goodIcon, nextValue } from '../../src/games/merkator/atlas';
import { chartOf, riskOf } from '../../src/games/merkator/clock';
import { meansFor, needsOf } from '../../src/games/merkator/needs';
import { phaseOf } from '../../src/games/merkator/phase';
import { half, tagSpot, tokenSpot } from '../../src/games/merkator/plate';
import type { Edition, Player, View } from '../../src/games/merkator/types';
import { goodsIn, worthOf } from '../../src/games/merkator/worth';

const edition = JSON.parse(readFileSync('../games/merkator/editions/default.json', 'utf8')) as Edition;
const atlas = atlasOf(edition);

const office = (rest: Partial<Player> = {}): Player => ({
  contracts: [],
  bonus: [],
  buildings: [],
  goods: {},
  supply: [],
  counters: 0,
  coins: 0,
  ...rest,
});
const position = (rest: Partial<View> = {}, ...players: Player[]): View => ({
  stage: 'fulfil',
  to_move: 0,
  turn: 0,
  start_seat: 0,
  turns: 1,
  finale: 'none',
  cubes: {},
  piles: {},
  discard: [],
  bonus_display: [],
  bonus_deck: [],
  building_display: [],
  building_deck: [],
  building_aside: [],
  players,
  ...rest,
});
const means = (contract: string, player: Player) => meansFor(atlas.contracts.get(contract)!, player, atlas, edition);

describe('what a contract needs (worked examples of the rules)', () => {
  it('names what is there beside what is asked for', () => {
    const needs = needsOf(atlas.contracts.get('C06_ITA')!, office({ goods: { muskets: 3, grain: 1 } }), atlas);
    expect(needs).toEqual([
      { kind: 'good', name: 'muskets', have: 1, need: 1 },
      { kind: 'column', name: 'A', have: 1, need: 2 },
    ]);
    expect(needsOf(atlas.contracts.get('C10_HAM')!, office({ goods: { iron: 2, ham: 1 } }), atlas)).toEqual([
      { kind: 'different', name: '', have: 2, need: 12 },
    ]);
  });
  it('MK-E10: four of a kind stand for a missing good, two and two do not', () => {
    expect(means('C05_RUS', office({ goods: { saltpeter: 1, muskets: 2, iron: 5 } }))).toMatchObject({
      state: 'exchange',
      sets: ['iron'],
    });
    expect(
      means('C05_RUS', office({ goods: { saltpeter: 1, muskets: 2, iron: 2, copper: 2 }, counters: 3 })),
    ).toMatchObject({ state: 'missing', missing: [{ name: 'saltpeter', count: 1 }] });
  });
  it('MK-E11: so do four counters', () => {
    expect(means('C05_RUS', office({ goods: { saltpeter: 2, muskets: 1 }, counters: 4 }))).toMatchObject({
      state: 'exchange',
      sets: ['time'],
    });
    expect(means('C05_RUS', office({ goods: { saltpeter: 2, muskets: 1 }, counters: 3 })).state).toBe('missing');
  });
  it('MK-E13: supply cubes become what is missing', () => {
    expect(means('C03_FRA', office({ supply: ['green', 'purple', 'red'] }))).toEqual({
      state: 'cubes',
      cubes: ['muskets', 'fish_oil'],
      sets: [],
      missing: [],
    });
  });
  it('MK-E45: a category is met by any mixture, and by exchanges of other columns', () => {
    expect(means('C06_SWE', office({ goods: { calfskin: 2, plums: 2, fabric: 4 } }))).toMatchObject({
      state: 'exchange',
      sets: ['fabric'],
    });
    expect(means('C06_SWE', office({ goods: { calfskin: 2, plums: 4 } })).state).toBe('ready');
    expect(means('C06_SWE', office({ goods: { calfskin: 2, plums: 1 } }))).toMatchObject({
      state: 'missing',
      missing: [{ name: 'B', count: 2 }],
    });
  });
  it('MK-E27: twelve different goods', () => {
    const types = (count: number) =>
      Object.fromEntries([...atlas.goods.keys()].slice(0, count).map((good) => [good, 1]));
    expect(means('C10_HAM', office({ goods: types(12) })).state).toBe('ready');
    expect(means('C10_HAM', office({ goods: { ...types(11), livestock: 5 } }))).toMatchObject({
      state: 'exchange',
      sets: ['livestock'],
    });
    expect(means('C10_HAM', office({ goods: { ...types(10), livestock: 5 } })).state).toBe('missing');
  });
  it('with three of a kind the supply cube is the fourth', () => {
    expect(means('C05_RUS', office({ goods: { saltpeter: 2, muskets: 1, iron: 3 }, supply: ['black'] }))).toMatchObject(
      { state: 'exchange', sets: ['iron'], cubes: ['iron'] },
    );
  });
  it('the Peace of Westphalia is never delivered', () => {
    expect(means('C14_PEACE', office()).state).toBe('never');
  });
});

describe('what a building is worth now', () => {
  const worth = (id: string, ...players: Player[]) =>
    worthOf(atlas.buildings.get(id)!, 0, position({}, ...players), atlas);
  it('MK-E29: counters', () => {
    expect([8, 7, 1].map((counters) => worth('B12', office({ counters })))).toEqual([5, 4, 0]);
    expect([8, 7, 1].map((counters) => worth('B11', office({ counters })))).toEqual([4, 3, 0]);
  });
  it('MK-E30: types, whatever their number', () => {
    const player = office({ goods: { muskets: 2, iron: 1, coal: 3 } });
    expect([worth('B01', player), worth('B10', player), goodsIn(player)]).toEqual([6, 3, 6]);
  });
  it('goods up to a maximum, pairs of a colour, columns', () => {
    const player = office({ goods: { iron: 4, copper: 4, coal: 1, calfskin: 1, fabric: 1 } });
    expect([worth('B17', player), worth('B13', player), worth('B20', player), worth('B21', player)]).toEqual([
      5, 2, 4, 0,
    ]);
  });
  it('MK-E31: the sole player with the most', () => {
    expect(worth('B23', office({ counters: 5 }), office({ counters: 5 }))).toBe(0);
    expect(worth('B23', office({ counters: 6 }), office({ counters: 5 }))).toBe(5);
  });
});

describe('the time chart', () => {
  const three = [office(), office(), office()];
  it('has rows nobody uses, counters taken and counters left', () => {
    const chart = chartOf(
      position({ chart: { side: 'ultimo', row: 3, left: 3, shown: 'B' } }, ...three),
      edition,
      false,
    )!;
    expect([chart.left, chart.full, chart.untilCheck]).toEqual([11, 24, 3]);
    expect(chart.rows[0]!.every(({ state }) => state === 'unused')).toBe(true);
    expect(chart.rows[2]!.map(({ state }) => state).join()).toBe('taken,taken,taken,taken,taken,left,left,left');
    expect(chart.rows[2]![5]!.letter).toBe('B');
  });
  it('in the last round brings no loss check, and alone there is none', () => {
    expect(
      chartOf(position({ finale: 'running', chart: { side: 'ultimo', row: 4, left: 2 } }, ...three), edition, false)!
        .untilCheck,
    ).toBe(0);
    expect(chartOf(position({}, office()), edition, false)).toBeNull();
  });
  it('remembers the letters that were seen, and how likely the others are', () => {
    const letters = { A: 5, AA: 2, B: 4, BB: 2, C: 5, CC: 2, D: 5, DD: 2, E: 5, EE: 1, F: 5, FF: 2 };
    const view = position({ chart: { side: 'ultimo', row: 4, left: 5 }, letters }, ...three);
    expect(chartOf(view, edition, false)!.seen).toEqual(['B', 'EE']);
    expect([riskOf('A', view), riskOf('B', view)]).toEqual([18, 15]);
  });
});

describe('the chart', () => {
  const places = [...atlas.places.values()];
  it('has a lane for every link and a symbol for every good', () => {
    expect(atlas.lanes).toHaveLength(11);
    expect(atlas.lanes.every(({ path }) => path.includes('C'))).toBe(true);
    const sprite = readFileSync('src/kit/icons.svg', 'utf8');
    for (const good of atlas.goods.keys()) expect(sprite).toContain(`"i-${goodIcon(good)}"`);
  });
  it('keeps the token off the plates of other places', () => {
    for (const place of places) {
      const spot = tokenSpot(place, places);
      for (const other of places.filter(({ id }) => id !== place.id)) {
        const { w, h } = half(other);
        const apart = Math.abs(spot.x - other.x) > w + 20 || Math.abs(spot.y - other.y) > h + 20;
        expect([place.id, other.id, apart]).toEqual([place.id, other.id, true]);
      }
    }
  });
  it('keeps what is mine off the time disc of a neighbour', () => {
    const dutch = atlas.places.get('dutch_republic')!;
    expect(tagSpot(dutch, places).y).toBeGreaterThan(dutch.y + half(dutch).h);
    const russia = atlas.places.get('russia')!;
    expect(tagSpot(russia, places)).toEqual({ x: russia.x + 50, y: russia.y - 5 });
  });
});

it('a reward comes from the next pile, after ten from the Peace', () => {
  expect([2, 9, 10, 14].map((value) => nextValue(edition, value))).toEqual([3, 10, 14, undefined]);
});

it('tells the phases of a turn apart', () => {
  const phase = (rest: Partial<View>) => phaseOf(position(rest, office(), office()));
  expect([
    phase({ stage: 'drop_contract' }),
    phase({ stage: 'loss' }),
    phase({}),
    phase({ to_move: 1 }),
    phase({ stage: 'join' }),
  ]).toEqual([1, 2, 3, 4, 4]);
});
