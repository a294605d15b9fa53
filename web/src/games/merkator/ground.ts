// SPDX-License-Identifier: MIT
// Europe as Hamburg sees it: coasts, rhumbs, waves, hills and woods. Newfoundland lies nearer than it is, behind a meridian.
import coasts from '../../kit/coasts/merkator.json';
import { inside, smooth, type Point } from '../../kit/geometry';
import { hills, rhumbs, waves, woods } from '../../kit/ground';

const rings = [...coasts.land, ...coasts.inset] as unknown as readonly (readonly Point[])[];

export const land: readonly string[] = rings.map((ring) => smooth(ring, true, 0.55));
export const lines = rhumbs([470, 330], 1040);

/** Open water, off the names of the seas, the chart of time and the rose. */
const isOpen = (x: number, y: number): boolean =>
  rings.every((ring) => !inside(ring, x, y) && !inside(ring, x + 14, y + 8)) &&
  !(x > -96 && x < 150 && y > 300 && y < 660) &&
  !(x > 300 && x < 450 && y > 110 && y < 155);
export const ripples = waves(-300, -60, 1600, 860, { seed: 4, gap: 84, free: isOpen });

// prettier-ignore
export const hillPath = hills([
  [800, 330, 1], [824, 338, 0.8], [900, 360, 0.9], [960, 300, 0.9], [984, 308, 0.7], [760, 470, 1], [786, 478, 0.8],
  [700, 520, 0.8], [850, 440, 0.8], [470, 420, 0.8], [492, 428, 0.7], [520, 500, 1.1], [546, 506, 0.9], [496, 512, 0.8],
  [1040, 240, 0.9], [1000, 420, 0.9], [620, 330, 0.7], [290, 560, 0.8], [310, 640, 0.9], [880, 260, 0.7], [620, 120, 0.8],
  [600, 60, 0.8],
]);
// prettier-ignore
export const woodPath = woods([
  [940, 402, 5], [838, 292, 5], [1008, 182, 5], [1038, 334, 6], [698, 384, 4], [778, 402, 5], [438, 484, 4], [580, 392, 4],
  [958, 234, 4], [556, 84, 3], [248, 642, 4], [900, 484, 5],
]);
