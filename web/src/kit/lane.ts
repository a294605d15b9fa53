// SPDX-License-Identifier: MIT
// Sea lanes that keep off the land.
import { tenth, type Point, type Spot } from './geometry';

/**
 * A lane from one port to another: of some three hundred curves with two handles the one that lies least on land. The
 * first and last `ease` units are free, since every port touches the shore.
 */
export function lane(
  from: Spot,
  to: Spot,
  onLand: (x: number, y: number) => boolean,
  { ease = 15, reach = 0.62 } = {},
): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const samples = Math.max(14, Math.round(Math.hypot(dx, dy) / 5));
  const bends = [0];
  for (let bend = 0.07; bend <= reach + 0.001; bend += 0.07) bends.push(bend, -bend);

  let best = { cost: Infinity, path: '' };
  for (const first of bends) {
    for (const second of bends) {
      const a: Point = [from.x + dx / 3 - dy * first, from.y + dy / 3 + dx * first];
      const b: Point = [from.x + (dx * 2) / 3 - dy * second, from.y + (dy * 2) / 3 + dx * second];
      let hits = 0;
      for (let i = 1; i < samples; ++i) {
        const t = i / samples;
        const u = 1 - t;
        const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        const x = w0 * from.x + w1 * a[0] + w2 * b[0] + w3 * to.x;
        const y = w0 * from.y + w1 * a[1] + w2 * b[1] + w3 * to.y;
        const away = Math.min(Math.hypot(x - from.x, y - from.y), Math.hypot(x - to.x, y - to.y));
        if (away > ease && onLand(x, y)) ++hits;
      }
      const cost = (hits / samples) * 40 + Math.abs(first) + Math.abs(second) + Math.abs(first - second) * 0.7;
      if (cost < best.cost) {
        const curve = [...a, ...b, to.x, to.y].map(tenth).join(' ');
        best = { cost, path: `M${tenth(from.x)} ${tenth(from.y)}C${curve}` };
      }
    }
  }
  return best.path;
}
