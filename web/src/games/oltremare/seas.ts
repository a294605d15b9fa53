// SPDX-License-Identifier: MIT
// The names of the waters, and the room they take, which the names of ports keep off.
import type { Box } from '../../kit/geometry';

export const seas = [
  { name: 'Mare Ionium', x: 306, y: 434, size: 16, turn: 0 },
  { name: 'Pontus Euxinus', x: 760, y: 182, size: 20, turn: 0 },
  { name: 'Mare Aegyptium', x: 562, y: 606, size: 15, turn: 0 },
  { name: 'Hadriaticum', x: 242, y: 222, size: 14, turn: 36 },
] as const;

/** Boxes along each name, letter by letter. */
export const seaBoxes: readonly Box[] = seas.flatMap(({ name, x, y, size, turn }) => {
  const angle = (turn * Math.PI) / 180;
  const pitch = size * 0.86;
  return Array.from(name, (_, i): Box => {
    const along = (i - (name.length - 1) / 2) * pitch;
    return [x + along * Math.cos(angle) - pitch / 2, y + along * Math.sin(angle) - size, pitch, size];
  });
});
