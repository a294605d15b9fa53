// SPDX-License-Identifier: MIT
// The ring of a city: as many sectors as it is worth, clockwise from twelve o'clock.
import { tenth } from './geometry';

export interface Sector {
  readonly path: string;
  /** Where its charge goes. */
  readonly x: number;
  readonly y: number;
}

/** 21 for a two, 31 for the eight. */
export const ringOuter = (value: number): number => 18 + value * 1.6;

export function ringSectors(count: number, inner: number, outer: number, gap = 1.6): Sector[] {
  const at = (radius: number, angle: number) => `${tenth(radius * Math.cos(angle))} ${tenth(radius * Math.sin(angle))}`;
  return Array.from({ length: count }, (_, i) => {
    const from = -Math.PI / 2 + (i * 2 * Math.PI) / count;
    const to = from + (2 * Math.PI) / count;
    const [outerGap, innerGap] = [gap / outer, gap / inner];
    const large = to - from - 2 * outerGap > Math.PI ? 1 : 0;
    const [middle, radius] = [(from + to) / 2, (inner + outer) / 2];
    return {
      path:
        `M${at(outer, from + outerGap)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to - outerGap)}` +
        `L${at(inner, to - innerGap)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from + innerGap)}Z`,
      x: tenth(radius * Math.cos(middle)),
      y: tenth(radius * Math.sin(middle)),
    };
  });
}
