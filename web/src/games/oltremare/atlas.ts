// SPDX-License-Identifier: MIT
// The board and the cards of an edition, with everything found by name. Made once for an edition.
import type { Box } from '../../kit/geometry';
import drawn from './lanes.json';
import type { CardInfo, Edition, Good, GoodInfo, Port } from './types';

export interface Lane {
  /** "zara-ancona", as positions name routes. */
  readonly id: string;
  readonly ends: readonly [Port, Port];
  readonly shortcut: boolean;
  readonly path: string;
}

export interface Atlas {
  readonly ports: ReadonlyMap<string, Port>;
  readonly lanes: readonly Lane[];
  readonly cards: ReadonlyMap<string, CardInfo>;
  readonly goods: ReadonlyMap<Good, GoodInfo>;
  laneBetween(one: string, other: string): Lane | undefined;
  lanesOf(port: string): readonly Lane[];
  /** Cards and goods have an order, in which moves name them. */
  readonly cardOrder: (card: string) => number;
  readonly goodOrder: (good: string) => number;
}

/** Lanes as kit/lane.ts finds them around the land, which takes too long to do it anew at every visit. */
const lanes: Readonly<Record<string, string>> = drawn;

const atlases = new WeakMap<Edition, Atlas>();

export function atlasOf(edition: Edition): Atlas {
  let atlas = atlases.get(edition);
  if (!atlas) atlases.set(edition, (atlas = build(edition)));
  return atlas;
}

function build(edition: Edition): Atlas {
  const ports = new Map(edition.map.ports.map((port) => [port.key, port]));
  const cards = edition.cards.items;
  const goods = edition.goods.items;
  const laid = edition.map.routes.map(({ keys, kind }): Lane => {
    const ends = [ports.get(keys[0])!, ports.get(keys[1])!] as const;
    const id = keys.join('-');
    return {
      id,
      ends,
      shortcut: kind === 'shortcut',
      path: lanes[id] ?? `M${ends[0].x} ${ends[0].y}L${ends[1].x} ${ends[1].y}`,
    };
  });
  const touches = (lane: Lane, port: string) => lane.ends.some(({ key }) => key === port);
  const order = new Map(cards.map(({ code }, at) => [code, at]));
  return {
    ports,
    lanes: laid,
    cards: new Map(cards.map((card) => [card.code, card])),
    goods: new Map(goods.map((good) => [good.key, good])),
    laneBetween: (one, other) => laid.find((lane) => touches(lane, one) && touches(lane, other)),
    lanesOf: (port) => laid.filter((lane) => touches(lane, port)),
    cardOrder: (card) => order.get(card) ?? -1,
    goodOrder: (good) => goods.findIndex(({ key }) => key === good),
  };
}

export const otherEnd = (lane: Lane, port: string): Port => (lane.ends[0].key === port ? lane.ends[1] : lane.ends[0]);

/** Boxes along a lane, which names keep off. */
export function blockedBy({ path }: Lane): Box[] {
  const numbers = path.match(/-?[\d.]+/g)!.map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const);
  const [first, last] = [points[0]!, points.at(-1)!];
  const steps = Math.max(2, Math.round(Math.hypot(last[0] - first[0], last[1] - first[1]) / 14));
  const boxes: Box[] = [];
  for (let piece = 0; piece + 3 < points.length; piece += 3) {
    const [a, b, c, d] = points.slice(piece, piece + 4) as [typeof first, typeof first, typeof first, typeof first];
    for (let i = 1; i < steps; ++i) {
      const t = i / steps;
      const u = 1 - t;
      const at = (axis: 0 | 1) =>
        u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
      boxes.push([at(0) - 3, at(1) - 3, 6, 6]);
    }
  }
  return boxes;
}
