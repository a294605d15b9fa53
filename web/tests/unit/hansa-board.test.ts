// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import edition from '../../../games/hansa/editions/default.json';
import { bow, chartOf, extraSlot, routeTitle, sideOf } from '../../src/games/hansa/layout';
import { arrange, changes, countsOf, pieceOf } from '../../src/games/hansa/pieces';
import { outlineOf } from '../../src/games/hansa/provinces';
import { controllerOf, kontorsIn, networkOf } from '../../src/games/hansa/standing';
import type { Edition, View } from '../../src/games/hansa/types';
import { inside } from '../../src/kit/geometry';

const box = edition as unknown as Edition;
const view = (parts: Partial<View>): View => ({ routes: {}, cities: {}, extras: {}, ...parts }) as View;

describe('the two sides', () => {
  it('are chosen by the number of players', () => {
    expect(sideOf(box, 2)).toBe(box.board_2_3);
    expect(sideOf(box, 3)).toBe(box.board_2_3);
    expect(sideOf(box, 4)).toBe(box.board_4_5);
    expect(sideOf(box, 5)).toBe(box.board_4_5);
  });

  it.each([2, 4])('lie on the canvas, houses inside their plates (%i players)', (players) => {
    const chart = chartOf(sideOf(box, players));
    for (const { plate, slots } of chart.towns.values()) {
      expect(plate.x).toBeGreaterThan(0);
      expect(plate.x + plate.w).toBeLessThan(1000);
      for (const slot of slots) {
        expect(slot.x - 9.5).toBeGreaterThan(plate.x);
        expect(slot.x + 9.5).toBeLessThan(plate.x + plate.w);
      }
    }
  });

  it('walk every road from its first city to its second', () => {
    const chart = chartOf(sideOf(box, 5));
    for (const { route, points } of chart.roads.values()) {
      const length = (path: readonly { x: number; y: number }[]) =>
        path.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - path[i]!.x, p.y - path[i]!.y), 0);
      const turned = [points[0]!, ...points.slice(1, -1).reverse(), points.at(-1)!];
      expect(length(points), route.id).toBeLessThanOrEqual(length(turned));
      expect(points).toHaveLength(route.spaces + 2);
    }
    expect(routeTitle(chart, 'muenster-minden')).toBe('Münster–Minden');
  });

  it('put extra Kontors to the left, the newest outermost', () => {
    const town = chartOf(sideOf(box, 4)).towns.get('minden')!;
    expect(extraSlot(town, 0).x).toBeLessThan(town.plate.x);
    expect(extraSlot(town, 1).x).toBeLessThan(extraSlot(town, 0).x);
  });

  it('draw a path from one place to another', () => {
    expect(bow({ x: 0, y: 0 }, { x: 100, y: 0 })).toMatch(/^M0\.0 0\.0C.* 100\.0 0\.0$/);
  });
});

describe('pieces', () => {
  it('are read from the view', () => {
    expect(countsOf('5T 1M')).toEqual({ trader: 5, merchant: 1 });
    expect(countsOf('0')).toEqual({ trader: 0, merchant: 0 });
    expect(countsOf(undefined)).toEqual({ trader: 0, merchant: 0 });
    expect(pieceOf('red M')).toEqual({ colour: 'red', kind: 'merchant' });
  });

  const routes = [box.board_4_5.routes.find(({ id }) => id === 'minden-hannover')!];

  it('keep their space while others come and go', () => {
    const first = arrange(routes, view({ routes: { 'minden-hannover': { red: '1T', blue: '1M' } } }));
    expect(first['minden-hannover']).toEqual([pieceOf('red T'), pieceOf('blue M'), null]);
    const then = arrange(routes, view({ routes: { 'minden-hannover': { blue: '1T 1M' } } }), first, {
      'minden-hannover': 2,
    });
    expect(then['minden-hannover']).toEqual([null, pieceOf('blue M'), pieceOf('blue T')]);
    const { came, went } = changes(first, then);
    expect(came).toEqual([{ route: 'minden-hannover', space: 2, piece: pieceOf('blue T') }]);
    expect(went).toEqual([{ route: 'minden-hannover', space: 0, piece: pieceOf('red T') }]);
  });
});

describe('cities', () => {
  const tied = view({ cities: { hannover: ['blue T', 'green T'] }, extras: { hannover: ['red T'] } });

  it('are controlled by the most Kontors, then by the one furthest right (HT-X14)', () => {
    expect(controllerOf(tied, 'hannover')).toBe('green');
    const more = view({ cities: { hannover: ['blue T', 'green T'] }, extras: { hannover: ['red T', 'red M'] } });
    expect(controllerOf(more, 'hannover')).toBe('red');
    expect(kontorsIn(more, 'hannover').map(({ colour }) => colour)).toEqual(['red', 'red', 'blue', 'green']);
    expect(controllerOf(tied, 'minden')).toBeNull();
  });

  it('join to networks along printed routes (HT-X28)', () => {
    const side = sideOf(box, 4);
    const cities: Record<string, string[]> = { arnheim: ['red T', 'red M'] };
    for (const city of ['muenster', 'minden', 'hannover', 'hamburg', 'stade']) cities[city] = ['red T'];
    expect(networkOf(side, view({ cities }), 'red').kontors).toBe(5);
    cities.bremen = ['red M'];
    expect(networkOf(side, view({ cities }), 'red').kontors).toBe(8);
    expect(networkOf(side, view({ cities }), 'blue').kontors).toBe(0);
  });
});

describe('provinces', () => {
  it('have closed outlines around their own place', () => {
    const chart = chartOf(sideOf(box, 2));
    for (const province of box.two_player.provinces) {
      const outline = outlineOf(province, box.two_player.soldiers, chart).map(({ x, y }) => [x, y] as const);
      expect(outline.length, province.id).toBeGreaterThan(5);
      expect(outline[0], province.id).toEqual(outline.at(-1));
      expect(inside(outline, province.x, province.y), province.id).toBe(true);
    }
  });
});
