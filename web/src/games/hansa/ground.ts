// SPDX-License-Identifier: MIT
// The land of the Hanse: coast, rivers, hills and woods, drawn by hand once and the same for both sides of the board.
import coasts from '../../kit/coasts/hansa.json';
import { inked, inside, type Point } from '../../kit/geometry';
import { hills, waves, woods } from '../../kit/ground';

const rings = coasts.land as unknown as readonly (readonly Point[])[];
const great = new Set(['Rhenus', 'Visurgis', 'Albis', 'Amisia']);

export const land: readonly string[] = rings.map((ring, i) =>
  inked(ring, { closed: true, seed: 5 + i, wobble: 0.07, step: 22 }),
);

export const rivers: readonly { readonly path: string; readonly brook: boolean }[] = Object.entries(
  coasts.rivers as unknown as Readonly<Record<string, readonly Point[]>>,
).map(([name, points], i) => ({
  path: inked(points, { seed: 30 + i, wobble: 0.14, step: 18 }),
  brook: !great.has(name),
}));

export const seaWaves = waves(-190, -40, 1390, 120, {
  seed: 8,
  free: (x, y) => rings.every((ring) => !inside(ring, x, y) && !inside(ring, x + 14, y + 6)),
});

// prettier-ignore
const hillMarks: readonly (readonly [number, number, number])[] = [
  [560, 560, 1.1], [588, 566, 0.9], [640, 590, 1], [660, 600, 0.8], [320, 580, 1], [300, 566, 0.8], [345, 570, 0.7],
  [180, 200, 0.8], [150, 212, 0.7], [1010, 420, 1.1], [1034, 428, 0.9], [1004, 240, 0.9], [-60, 300, 0.9], [-40, 520, 1],
  [-66, 530, 0.8], [660, 400, 0.7], [560, 420, 0.8], [840, 290, 0.7], [200, 450, 0.8], [1040, 560, 1], [520, 440, 0.6],
  [690, 640, 0.9], [712, 646, 0.7], [760, 520, 0.8], [782, 528, 0.6], [470, 610, 0.8], [446, 616, 0.7], [-70, 620, 0.9],
  [20, 300, 0.8], [40, 308, 0.6], [-46, 626, 0.7], [980, 640, 0.8], [1050, 320, 0.8], [-130, 250, 0.9], [1120, 180, 1],
  [1150, 190, 0.8], [-140, 470, 0.9], [1130, 470, 1], [300, 740, 1], [330, 746, 0.8], [640, 760, 1], [100, 760, 0.9],
];
// prettier-ignore
const woodMarks: readonly (readonly [number, number, number])[] = [
  [640, 470, 5], [720, 330, 4], [860, 330, 4], [300, 420, 4], [120, 470, 5], [-30, 430, 6], [-80, 200, 5], [1040, 500, 5],
  [1010, 610, 6], [380, 560, 4], [560, 660, 5], [740, 580, 4], [420, 440, 3], [640, 230, 3], [-90, 660, 5], [200, 620, 4],
  [890, 480, 3], [1060, 200, 4], [-150, 370, 5], [1130, 380, 5], [1140, 640, 6], [460, 750, 5], [820, 760, 6], [-160, 560, 4],
];

export const hillPath = hills(hillMarks);
export const woodPath = woods(woodMarks);
