// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { clockText, timeLeft } from '../../src/table/state/clock.svelte';

describe('a clock', () => {
  const clock = { running: 1, since: 10_000, left: [60_000, 30_000] };

  it('runs for the seat to move, and stands for the others', () => {
    expect([0, 1].map((seat) => timeLeft(clock, seat, 15_000))).toEqual([60_000, 25_000]);
    expect(timeLeft(clock, 2, 15_000)).toBeUndefined();
    expect(clockText(timeLeft(clock, 1, 45_000)!)).toBe('0:00');
  });

  it('stands still until everybody had time to come back', () => {
    expect(timeLeft(clock, 1, 4_000)).toBe(30_000);
  });
});
