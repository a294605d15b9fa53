// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import amsterdam from '../../src/kit/coasts/amsterdam.json';
import hansa from '../../src/kit/coasts/hansa.json';
import { canalTown, type TownPlan } from '../../src/kit/canalTown';
import { arc, inked, inside, random, smooth, type Box, type Point } from '../../src/kit/geometry';
import { hills, rhumbs, waves, woods } from '../../src/kit/ground';
import { labels } from '../../src/kit/labels';
import { lane } from '../../src/kit/lane';
import { ringOuter, ringSectors } from '../../src/kit/ring';
import { roseRays } from '../../src/kit/rose';
import { cells, territories } from '../../src/kit/territories';

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('the hand', () => {
  it('draws the same for the same seed', () => {
    const one = random(7);
    const other = random(7);
    expect([one(), one(), one()]).toEqual([other(), other(), other()]);
    expect(inked(square, { seed: 3 })).toBe(inked(square, { seed: 3 }));
    expect(
      inked(
        [
          [0, 0],
          [200, 0],
        ],
        { seed: 3 },
      ),
    ).not.toBe(
      inked(
        [
          [0, 0],
          [200, 0],
        ],
        { seed: 4 },
      ),
    );
  });
  it('goes through its points and closes rings', () => {
    expect(smooth(square)).toMatch(/^M0 0C.* 0 10$/);
    expect(smooth(square, true)).toMatch(/Z$/);
  });
  it('knows what lies inside', () => {
    expect(inside(square, 5, 5)).toBe(true);
    expect(inside(square, 15, 5)).toBe(false);
  });
  it('draws arcs either way', () => {
    expect(arc([0, 0], 10, 0, Math.PI / 2)).toBe('M10 0A10 10 0 0 1 0 10');
    expect(arc([0, 0], 10, Math.PI / 2, 0)).toBe('M0 10A10 10 0 0 0 10 0');
  });
  it('never writes a number that is none', () => {
    const town = canalTown(amsterdam as unknown as TownPlan);
    const land = (hansa.land as unknown as Point[][]).map((ring, i) =>
      inked(ring, { closed: true, seed: i + 1, wobble: 0.07, step: 22 }),
    );
    const all = [
      ...land,
      town.shore,
      town.polder,
      town.wall,
      town.canals,
      town.river,
      ...town.rows.map(({ path }) => path),
      rhumbs([500, 350], 400),
      hills([
        [10, 10],
        [20, 20, 2],
      ]),
      woods([[10, 10, 3]]),
      waves(0, 0, 400, 400),
    ];
    for (const path of all) expect(path).not.toMatch(/NaN|undefined|Infinity/);
    expect(roseRays(50)).toHaveLength(3);
  });
});

describe('lanes', () => {
  const onLand = (x: number, y: number) => x > 40 && x < 60 && y > -30 && y < 30;
  it('are straight over open sea and bend around land', () => {
    expect(lane({ x: 0, y: 0 }, { x: 100, y: 0 }, () => false)).toBe('M0 0C33.3 0 66.7 0 100 0');
    const [, handles] = /C(.*)$/.exec(lane({ x: 0, y: 0 }, { x: 100, y: 0 }, onLand))!;
    expect(Math.abs(Number(handles!.split(' ')[1]))).toBeGreaterThan(30);
  });
});

describe('labels', () => {
  const view: Box = [0, 0, 1000, 700];
  it('stand apart from each other and inside the view', () => {
    const placed = labels(
      [
        { x: 100, y: 100, r: 10, name: 'Hamburg', must: true },
        { x: 104, y: 112, r: 10, name: 'Bremen', must: true },
      ],
      [],
      view,
    );
    const [a, b] = placed.map(({ box }) => box);
    const apart = a![0] + a![2] <= b![0] || b![0] + b![2] <= a![0] || a![1] + a![3] <= b![1] || b![1] + b![3] <= a![1];
    expect(apart).toBe(true);
  });
  it('leave out what would hide too much, but never a city', () => {
    const everything: Box = [0, 0, 1000, 700];
    expect(labels([{ x: 500, y: 300, r: 10, name: 'Town' }], [everything], view)).toHaveLength(0);
    expect(labels([{ x: 500, y: 300, r: 10, name: 'City', must: true }], [everything], view)).toHaveLength(1);
    expect(labels([{ x: 2000, y: 300, r: 10, name: 'Far', must: true }], [], view)).toHaveLength(0);
  });
});

describe('rings and territories', () => {
  it('have one sector for each space, clockwise from twelve', () => {
    const sectors = ringSectors(5, 12, ringOuter(5));
    expect(sectors).toHaveLength(5);
    expect(sectors[0]!.x).toBeGreaterThan(0);
    expect(sectors[0]!.y).toBeLessThan(0);
    expect(ringOuter(2)).toBeCloseTo(21.2);
  });
  it('share the border between two', () => {
    const places = [
      { x: 25, y: 50, land: 'a' },
      { x: 75, y: 50, land: 'b' },
    ];
    expect(cells(places, [0, 0, 100, 100])[0]).toContainEqual([50, 0]);
    const drawn = territories(places, [0, 0, 100, 100], (place) => place.land);
    expect(Object.keys(drawn.fills)).toEqual(['a', 'b']);
    expect(drawn.border.match(/M/g)).toHaveLength(1);
  });
});
