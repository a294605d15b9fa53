// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockedBy, layOut, outline } from '../../src/games/amsterdam/lanes';
import { isClosed, owners, toGo } from '../../src/games/amsterdam/network';
import { payment, stacks } from '../../src/games/amsterdam/payment';
import { townOf } from '../../src/games/amsterdam/town';
import { howMany, type Edition, type Player, type View } from '../../src/games/amsterdam/types';

const edition = JSON.parse(readFileSync('../games/amsterdam/editions/default.json', 'utf8')) as Edition;
const town = townOf(edition);

const player = (routes: string[], rest: Partial<Player> = {}): Player => ({
  score: 0,
  carts: 16,
  merchandise: 0,
  hand: 2,
  contracts: 1,
  routes,
  known: {},
  ...rest,
});
const position = (...routes: string[][]): View => ({
  stage: 'main',
  to_move: 0,
  start_seat: 0,
  passes: 0,
  display: ['red', 'wild', 'blue', 'red', null],
  discard: {},
  deck: 32,
  contract_deck: 20,
  players: routes.map((owned) => player(owned)),
});
const contract = (id: string) => town.contracts.get(id)!;

describe('the spaces of a route', () => {
  const apart = (p: readonly number[], q: readonly number[]) => Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!);
  const straight = layOut({ x: 0, y: 0 }, { x: 100, y: 0 }, 1, 0);

  it('lie in a row between the places, and leave both free', () => {
    const lane = town.lanes.get('R24')!;
    const [a, b] = [town.places.get('de_drie_hendricken')!, town.places.get('begijnhof')!];
    expect(lane.spaces).toHaveLength(4);
    expect(lane.middle).toEqual([(a.x + b.x) / 2, (a.y + b.y) / 2]);
    expect(apart(lane.spaces[0]!, [a.x, a.y]) - lane.length / 2).toBeGreaterThan(20);
    expect(apart(lane.spaces[3]!, [b.x, b.y]) - lane.length / 2).toBeGreaterThan(20);
  });
  it('of a double lie 19 units apart, and each is hit on its own side', () => {
    expect(apart(town.lanes.get('R15')!.middle, town.lanes.get('R16')!.middle)).toBeCloseTo(19);
    const [one, other] = ([-1, 1] as const).map((side) => layOut({ x: 0, y: 0 }, { x: 100, y: 0 }, 1, side));
    expect(one!.hit).toBe('M24.5 -34L75.5 -34L75.5 0L24.5 0Z');
    expect(other!.hit).toBe('M24.5 0L75.5 0L75.5 34L24.5 34Z');
  });
  it('are never longer than a cart, however far the places are apart', () => {
    expect(layOut({ x: 0, y: 0 }, { x: 900, y: 0 }, 1, 0).length).toBe(46);
  });
  it('block labels with boxes that hold them', () => {
    expect(blockedBy(straight).reduce((sum, box) => sum + box[2], 0)).toBeCloseTo(straight.length);
  });
  it('are one outline, which can be drawn wider', () => {
    expect(outline(straight)).toBe(
      'M69 -7.5A4 4 0 0 1 73 -3.5L73 3.5A4 4 0 0 1 69 7.5L31 7.5A4 4 0 0 1 27 3.5L27 -3.5A4 4 0 0 1 31 -7.5Z',
    );
    expect(outline(straight, 2)).toContain('M69 -9.5A6 6');
  });
});

describe('contracts on the board', () => {
  it('TA-E17: are connected by the own routes', () => {
    const view = position(['R05', 'R17', 'R30'], []);
    expect(toGo(contract('C14'), 0, view, town)).toEqual({ carts: 0, routes: 0 });
    expect(toGo(contract('C14'), 1, view, town)).not.toEqual({ carts: 0, routes: 0 });
  });
  it('need the way with the fewest carts', () => {
    expect(toGo(contract('C24'), 0, position([], []), town)).toEqual({ carts: 3, routes: 3 });
  });
  it('are worth the fewest carts that an empty board asks, which the edition says', () => {
    for (const each of town.contracts.values()) expect(toGo(each, 0, position([], []), town)!.carts).toBe(each.points);
  });
  it('have no way left once the others own every route around a place', () => {
    const around = [...town.routes.values()].filter((route) => [route.a, route.b].includes('jordaan'));
    expect(
      toGo(
        contract('C23'),
        0,
        position(
          [],
          around.map(({ id }) => id),
        ),
        town,
      ),
    ).toBeNull();
  });
  it('TA-5.4: with two players a double closes with its first route, with three it does not', () => {
    const twin = town.routes.get('R16')!;
    const [two, three] = [position([], ['R15']), position([], ['R15'], [])];
    expect(isClosed(twin, town, owners(two), 2)).toBe(true);
    expect(isClosed(twin, town, owners(three), 3)).toBe(false);
  });
});

describe('cards', () => {
  it('of a hand stand in the order of the box, wilds last', () => {
    expect(stacks({ wild: 1, red: 3, pink: 2, blue: 0 })).toEqual([
      { card: 'pink', count: 2 },
      { card: 'red', count: 3 },
      { card: 'wild', count: 1 },
    ]);
  });
  it('of a payment fill the route', () => {
    expect(payment('pay:red+2wild', 3)).toEqual([
      { card: 'red', count: 1 },
      { card: 'wild', count: 2 },
    ]);
    expect(payment('pay:red', 3)).toEqual([{ card: 'red', count: 3 }]);
    expect(payment('pay:wild', 2)).toEqual([{ card: 'wild', count: 2 }]);
  });
  it('are counted whether hidden or not', () => {
    expect([howMany(4), howMany({ red: 2, wild: 1 }), howMany(['C01']), howMany(undefined)]).toEqual([4, 3, 1, 0]);
  });
});
