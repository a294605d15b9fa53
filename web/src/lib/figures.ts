// SPDX-License-Identifier: MIT
// Numbers as people write them.

/** With a real minus, and halves as such, which every language reads. */
export function figure(value: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  return (value < 0 ? '−' : '') + (size - whole === 0.5 ? `${whole || ''}½` : size);
}

/** Points as the server counts them, in whole points. */
export const pointsText = (points: number, unit: number): string => figure(points / unit);

export const gainText = (points: number, unit: number): string => (points < 0 ? '' : '+') + pointsText(points, unit);
