// SPDX-License-Identifier: MIT
// What lies on empty ground: rhumb lines, waves, hills and woods, as path data for the classes of style/chart.css.
import { random, tenth, type Point } from './geometry';

/** Rhumb network: sixteen points on a circle, each joined to every point it can see, and beyond. */
export function rhumbs(centre: Point, radius: number, links: readonly number[] = [5, 6, 7, 8]): string {
  const reach = 1.4;
  const points = Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i * Math.PI) / 8;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
  let path = '';
  points.forEach((from, i) => {
    for (const link of links) {
      const to = points[(i + link) % 16]!;
      const [dx, dy] = [(from[0] - to[0]) * reach, (from[1] - to[1]) * reach];
      path += `M${tenth(from[0] + dx)} ${tenth(from[1] + dy)}L${tenth(to[0] - dx)} ${tenth(to[1] - dy)}`;
    }
  });
  return path;
}

export interface Waters {
  readonly seed?: number;
  readonly gap?: number;
  readonly free?: (x: number, y: number) => boolean;
}

/** Little engraved waves in a box, where `free(x, y)` says so. */
export function waves(x0: number, y0: number, width: number, height: number, waters: Waters = {}): string {
  const { seed = 3, gap = 74, free = () => true } = waters;
  const next = random(seed);
  let path = '';
  for (let y = y0; y < y0 + height; y += gap * 0.62) {
    for (let x = x0; x < x0 + width; x += gap) {
      const [px, py] = [x + next() * gap * 0.7, y + next() * gap * 0.4];
      if (next() < 0.55 && free(px, py)) path += `M${tenth(px)} ${tenth(py)}q3.5-4 7 0t7 0`;
    }
  }
  return path;
}

/** Small hill marks in woodcut manner: [x, y, size = 1]. */
export function hills(list: readonly (readonly [x: number, y: number, size?: number])[]): string {
  return list
    .map(([x, y, size = 1]) => {
      const s = (value: number) => tenth(value * size);
      return (
        `M${tenth(x - 11 * size)} ${tenth(y)}q${s(5)} ${s(-13)} ${s(10)} ${s(-9)}q${s(6)} ${s(2)} ${s(10)} ${s(9)}` +
        `M${tenth(x + size)} ${tenth(y - 7 * size)}l${s(3.4)} ${s(5.6)}` +
        `M${tenth(x + 4 * size)} ${tenth(y - 5.6 * size)}l${s(2.6)} ${s(4.4)}`
      );
    })
    .join('');
}

/** Little groups of round trees: [x, y, number]. They fill empty land between roads without any weight. */
export function woods(list: readonly (readonly [x: number, y: number, trees: number])[]): string {
  return list
    .map(([x, y, trees]) => {
      const next = random(Math.round(x * 7 + y));
      let path = '';
      for (let i = 0; i < trees; ++i) {
        const px = tenth(x + (i - trees / 2) * 9 + next() * 4);
        const py = y + (i % 2) * 6 + next() * 3;
        const s = tenth(3 + next() * 1.2);
        path +=
          `M${px} ${tenth(tenth(py) + 2 * s)}v${-s}m${-s} ${tenth(-s * 0.4)}` +
          `a${s} ${s} 0 1 1 ${tenth(2 * s)} 0a${s} ${tenth(s * 0.7)} 0 0 1 ${tenth(-2 * s)} 0`;
      }
      return path;
    })
    .join('');
}
