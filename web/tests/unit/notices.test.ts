// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { TableSeat } from '../../src/lib/protocol';
import { nextAfter, waitsForMe } from '../../src/notices/order';

describe('tables that wait', () => {
  const seats: TableSeat[] = [{ name: 'Ada', you: true }, { name: 'Bea' }];
  it('are those that are played and at which it is my turn', () => {
    expect(waitsForMe({ status: 'playing', seats, waiting_for: 0 })).toBe(true);
    expect(waitsForMe({ status: 'playing', seats, waiting_for: 1 })).toBe(false);
    expect(waitsForMe({ status: 'paused', seats, waiting_for: 0 })).toBe(false);
    expect(waitsForMe({ status: 'waiting', seats })).toBe(false);
  });
  it('are not those at which a bot plays for me', () => {
    expect(waitsForMe({ status: 'playing', seats: [{ ...seats[0]!, bot: 'medium' }, seats[1]!], waiting_for: 0 })).toBe(
      false,
    );
  });
  it('come one after the other, wherever one begins', () => {
    const tables = ['c', 'a', 'b'];
    expect(nextAfter(tables, 'a')).toBe('b');
    expect(nextAfter(tables, 'c')).toBe('a');
    expect(nextAfter(tables, 'bb')).toBe('c');
    expect(nextAfter(tables, '')).toBe('a');
    expect(nextAfter(['a'], 'a')).toBeUndefined();
    expect(nextAfter([], 'a')).toBeUndefined();
  });
});
