// Where things lie: on a canvas of 700 by 520 units.
import { random, smooth, type Point } from '../../kit/geometry';

export const width = 700;
export const height = 520;

export const bag: Point = [560, 405];
export const pouch: Point = [140, 405];
export const hand: Point = [350, 405];

/** The pile of the colour with this number, of so many. */
export const pileOf = (colour: number, colours: number): Point => [(width * (colour + 0.5)) / colours, 215];

/** The pebbles of a pile, around its middle, as seeds lie in a sunflower. */
export const around = (index: number): Point => {
  const [turn, far] = [index * 2.4, 21 * Math.sqrt(index)];
  return [far * Math.cos(turn), far * Math.sin(turn)];
};

/** A round stone, no two alike. */
export function stone(seed: number, radius: number): string {
  const next = random(seed);
  const corners = 8;
  const ring = Array.from({ length: corners }, (_, i): Point => {
    const [angle, far] = [(i * 2 * Math.PI) / corners, radius * (0.85 + 0.25 * next())];
    return [far * Math.cos(angle), 0.84 * far * Math.sin(angle)];
  });
  return smooth(ring, true, 1);
}
