// SPDX-License-Identifier: MIT
// Where things lie: on a canvas of 480 by 390 units.
import { random, smooth, type Point } from '../../kit/geometry';

export const width = 480;
export const height = 390;

export const bag: Point = [375, 290];
export const pouch: Point = [100, 290];
export const hand: Point = [238, 290];

/** The pile of the colour with this number, of so many. */
export const pileOf = (colour: number, colours: number): Point => [(width * (colour + 0.5)) / colours, 155];

/** The pebbles of a pile, around its middle, as seeds lie in a sunflower. */
export const around = (index: number): Point => {
  const [turn, far] = [index * 2.4, 16 * Math.sqrt(index)];
  return [far * Math.cos(turn), far * Math.sin(turn)];
};

/** A round stone, no two alike. */
export function stone(seed: number, radius: number): string {
  const next = random(seed);
  const corners = 7;
  const ring = Array.from({ length: corners }, (_, i): Point => {
    const [angle, far] = [(i * 2 * Math.PI) / corners, radius * (0.9 + 0.2 * next())];
    return [far * Math.cos(angle), 0.8 * far * Math.sin(angle)];
  });
  return smooth(ring, true);
}
