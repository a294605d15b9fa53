// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atlasOf, seen } from '../../src/games/medieval/atlas';
import { lands } from '../../src/games/medieval/lands';
import { pillHeight, pillWidth } from '../../src/games/medieval/prices';
import {
  awardOf,
  awardedCount,
  cheapestTo,
  fitting,
  freeIn,
  hasBranch,
  holderOf,
  piles,
  reachOf,
  stateOf,
  territoriesOf,
} from '../../src/games/medieval/reading';
import type { City, Edition, Player, View } from '../../src/games/medieval/types';

const edition = JSON.parse(readFileSync('../games/medieval/editions/default.json', 'utf8')) as Edition;
const atlas = atlasOf(edition, 3);
const place = (key: string) => atlas.places.get(key)!;

const player = (rest: Partial<Player> = {}): Player => ({
  score: 1,
  cash: 20,
  letters: 2,
  houses: 40,
  hand: [],
  towns: [],
  ...rest,
});
const position = (cities: Record<string, City>, ...players: Player[]): View => ({
  stage: 'open',
  to_move: 0,
  start_seat: 0,
  round: 3,
  idle: 0,
  towns_left: 15,
  cities,
  players,
});

describe('the map', () => {
  it('is made once for an edition and a number of players', () => {
    expect(atlasOf(edition, 3)).toBe(atlas);
    expect(atlasOf(edition, 2)).not.toBe(atlas);
  });

  it('has all places, and a look for every territory', () => {
    expect(atlas.cities).toHaveLength(25);
    expect(atlas.towns).toHaveLength(20);
    expect(atlas.routes).toHaveLength(96);
    for (const { key } of atlas.territories) expect(lands[key], key).toBeDefined();
  });

  it('leaves out with two players what is out of play', () => {
    const two = atlasOf(edition, 2);
    expect(two.places.get('wien')!.inPlay).toBe(false);
    expect(two.places.get('koeln')!.inPlay).toBe(true);
    expect(two.routesOf('wien')).toEqual([]);
    expect(two.terms.paid_enlarge_cost).toBe(1);
  });

  it('leads no road over a place', () => {
    for (const { points, ends, cost } of atlas.routes) {
      for (const other of atlas.places.values()) {
        if (ends.includes(other)) continue;
        const nearest = Math.min(...points.map(([x, y]) => Math.hypot(other.x - x, other.y - y)));
        expect(nearest, `${ends[0].name}–${ends[1].name} ${cost} at ${other.name}`).toBeGreaterThan(other.r);
      }
    }
  });

  it('shows every price in full', () => {
    const pills = atlas.routes.map(({ price: [x, y], cost }) => ({ x, y, w: pillWidth(cost) }));
    pills.forEach((one, i) => {
      for (const place of atlas.places.values())
        expect(Math.hypot(place.x - one.x, place.y - one.y), place.name).toBeGreaterThan(place.r);
      for (const other of pills.slice(i + 1)) {
        const apart =
          Math.abs(one.x - other.x) > (one.w + other.w) / 2 - 1 || Math.abs(one.y - other.y) > pillHeight - 1;
        expect(apart, `${one.x} ${one.y}`).toBe(true);
      }
    });
  });

  it('names every city where it can be seen', () => {
    expect(atlas.names).toHaveLength(25);
    for (const { lx, ly } of atlas.names) {
      expect(lx).toBeGreaterThan(seen[0]);
      expect(ly).toBeLessThan(seen[1] + seen[3]);
    }
  });
});

describe('what is read off the map', () => {
  const view = position(
    { gent: { ring: [0, 1, 0] }, luebeck: { ring: [1, 1, 1, 1], to: 1 }, dortmund: { ring: [] } },
    player({ towns: ['wesel'] }),
    player({ cash: undefined, hand: 3 }),
  );

  it('are states, rooms and holders', () => {
    expect(stateOf(view, place('gent'))).toBe('open');
    expect(stateOf(view, place('luebeck'))).toBe('awarded');
    expect(stateOf(view, place('koeln'))).toBe('closed');
    expect(stateOf(position({}, player(), player()), atlasOf(edition, 2).places.get('wien')!)).toBe('out');
    expect(freeIn(view, place('gent'))).toBe(4);
    expect(holderOf(view, 'wesel')).toBe(0);
    expect(holderOf(view, 'kassel')).toBeUndefined();
    expect(hasBranch(view, 0, place('wesel'))).toBe(true);
    expect(hasBranch(view, 1, place('dortmund'))).toBe(false);
    expect(awardedCount(view)).toBe(1);
  });

  it('are the cities that a marker fits', () => {
    expect(fitting(view, atlas, 7)).toEqual([]);
    expect(fitting(view, atlas, 6).map(({ key }) => key)).toEqual(['frankfurt', 'nuernberg']);
    expect(piles([7, 5, 5, 2])).toEqual([
      { value: 7, count: 1 },
      { value: 5, count: 2 },
      { value: 2, count: 1 },
    ]);
  });

  it('are the territories somebody is in', () => {
    expect([...territoriesOf(view, atlas, 0)].map((id) => atlas.territories[id]!.key).sort()).toEqual([
      'flandern',
      'rheinland',
    ]);
  });

  it('are the routes that lead on, and whether they can be paid', () => {
    const reach = reachOf(view, atlas, 0);
    const to = (key: string) =>
      reach.filter((each) => each.to.key === key).map(({ route, affordable }) => [route.cost, affordable]);
    expect(to('dortmund')).toEqual([[7, true]]);
    // Closed, and therefore not to be opened.
    expect(to('koeln')).toEqual([]);
    expect(cheapestTo(view, atlas, 0, 'dortmund')?.cost).toBe(7);
    expect(cheapestTo(view, atlas, 0, 'wien')).toBeUndefined();
  });
});

// MM-E.2 and MM-E.5 to MM-E.8
describe('who would take a marker', () => {
  const award = (city: string, ring: string, seat = 0) =>
    awardOf(
      atlas,
      place(city),
      [...ring].map((letter) => 'ABCD'.indexOf(letter)),
      seat,
    );
  it.each([
    ['luebeck', 'AAADDA', 0, { to: 0, points: 7 }],
    ['wittenberg', 'AB', 1, { to: 0, points: 1 }],
    ['strassburg', 'ABBCA', 0, { to: 0, points: 2 }],
    ['koeln', 'BAABBAAB', 1, { to: 1, points: 4 }],
    ['frankfurt', 'AABA', 0, null],
  ] as const)('%s %s', (city, ring, seat, outcome) => expect(award(city, ring, seat)).toEqual(outcome));
});
