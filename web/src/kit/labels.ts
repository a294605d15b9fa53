// SPDX-License-Identifier: MIT
// Names on the chart: the best of eight spots around each place in view.
import { tenth, type Box } from './geometry';

export interface Named {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** How far from the centre the name must keep. */
  readonly r: number;
  /** Cities and ports always show their name; others only where it is legible. */
  readonly must?: boolean;
}

/** Where the name goes: `lx`, `ly` is the middle of its base line. */
export type Labelled<Place extends Named> = Place & { readonly lx: number; readonly ly: number; readonly box: Box };

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]));

/**
 * Places out of view get no label; a name without `must` that would lie 30 % on other things is left out and shows on
 * hover, focus or touch.
 */
export function labels<Place extends Named>(
  places: readonly Place[],
  blocked: readonly Box[],
  view: Box,
  { em = 7.4, height = 15, gap = 3 } = {},
): Labelled<Place>[] {
  const [vx, vy, vw, vh] = view;
  const placed: Box[] = [];
  const out: Labelled<Place>[] = [];
  for (const place of places) {
    const { x, y, r } = place;
    const seen = x > vx + r * 0.8 && x < vx + vw - r * 0.8 && y > vy + r * 0.4 && y < vy + vh - r * 0.4;
    if (!seen) continue;
    const width = place.name.length * em + 4;
    const far = r + gap;
    const slant = far * 0.72;
    const spots = [
      [x - width / 2, y + far],
      [x - width / 2, y - far - height],
      [x + far, y - height / 2],
      [x - far - width, y - height / 2],
      [x + slant, y + slant],
      [x - slant - width, y + slant],
      [x + slant, y - slant - height],
      [x - slant - width, y - slant - height],
    ] as const;
    let best = { cost: Infinity, covered: 0, box: [0, 0, 0, 0] as Box };
    spots.forEach(([bx, by], preference) => {
      const box: Box = [bx, by, width, height];
      const onThings = blocked.reduce((sum, other) => sum + overlap(box, other), 0);
      const onNames = placed.reduce((sum, other) => sum + overlap(box, other), 0);
      const outside = bx < vx + 4 || bx + width > vx + vw - 4 || by < vy + 2 || by + height > vy + vh - 2;
      const cost = preference * 5 + onThings * 3 + onNames * 6 + (outside ? 2000 : 0);
      if (cost < best.cost) best = { cost, covered: onThings + onNames, box };
    });
    if (!place.must && best.covered > width * height * 0.3) continue;
    placed.push(best.box);
    out.push({ ...place, lx: tenth(best.box[0] + width / 2), ly: tenth(best.box[1] + height - 3), box: best.box });
  }
  return out;
}
