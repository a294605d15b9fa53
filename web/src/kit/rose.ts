// SPDX-License-Identifier: MIT
// A compass rose: half of every ray filled, the woodcut look.
import { tenth } from './geometry';

export interface Rays {
  readonly light: string;
  readonly dark: string;
}

/** The rays around the origin in layers, lowest first. */
export function roseRays(radius: number, sixteen = true): Rays[] {
  const layers: [count: number, turn: number, length: number, width: number][] = [
    [4, Math.PI / 4, radius * 0.74, radius * 0.2],
    [4, 0, radius, radius * 0.22],
  ];
  if (sixteen) layers.unshift([8, Math.PI / 8, radius * 0.6, radius * 0.14]);
  return layers.map(([count, turn, length, width]) => {
    const angles = Array.from({ length: count }, (_, i) => turn + (i * 2 * Math.PI) / count - Math.PI / 2);
    const half = (side: number) =>
      angles.map((angle) => `M0 0L${at(angle + side * (Math.PI / 4), width)}L${at(angle, length)}Z`).join('');
    return { light: half(-1), dark: half(1) };
  });
}

const at = (angle: number, length: number) => `${tenth(length * Math.cos(angle))} ${tenth(length * Math.sin(angle))}`;
