// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/contract';
import { goalsBehind, goalsInSight, goalsOf, merged, plainAnswer } from '../../src/games/hansa/goals';
import type { Route, View } from '../../src/games/hansa/types';

const move = (text: string): Move => {
  const [kind = '', rest] = text.split(':');
  return { text, kind, args: rest ? rest.split('+') : [] };
};
const view = (parts: Partial<View> = {}): View => ({ routes: {}, ...parts }) as View;
const moment = (decision: string, moves: string[], parts: Partial<View> = {}) => ({
  decision,
  view: view(parts),
  legal: moves.map(move),
});

describe('goals', () => {
  it('name what may be clicked', () => {
    expect([...goalsOf(moment('insert_route', ['at:minden-hannover'])).keys()]).toEqual(['village:minden-hannover']);
    expect([...goalsOf(moment('displace_route', ['at:minden-hannover'])).keys()]).toEqual(['displace:minden-hannover']);
    expect([...goalsOf(moment('place_token', ['at:minden-hannover'])).keys()]).toEqual(['place:minden-hannover']);
    const rewards = goalsOf(
      moment('reward', ['kontor:minden', 'extra:minden+trader', 'skill:bursa', 'table:8', 'none']),
    );
    expect([...rewards.keys()]).toEqual(['city:minden', 'skill:bursa', 'field:8']);
    expect(rewards.get('city:minden')).toHaveLength(2);
  });

  it('know the other piece of an exchange', () => {
    const goals = goalsOf(
      moment('move_target', ['exchange:minden-hannover'], {
        pending: { count: 2, kind: 'trader', target: 'red T', placed: [] },
      }),
    );
    expect([...goals.keys()]).toEqual(['piece:minden-hannover+red+merchant']);
  });

  it('stand behind the actions that lead to them', () => {
    const then = moment('insert_route', ['at:minden-hannover']);
    const goals = goalsBehind('insert', view(), then, ['insert', 'with:trader']);
    expect(goals.get('village:minden-hannover')).toEqual([
      { row: ['insert', 'with:trader', 'at:minden-hannover'], begins: false },
    ]);
  });

  it('are found where questions with one answer were skipped', () => {
    const reward = moment('reward', ['none', 'kontor:minden'], {
      pending: { count: 0, kind: 'trader', route: 'minden-hannover', placed: [] },
    });
    expect([...goalsBehind('establish', view(), reward, ['establish']).keys()]).toEqual(['establish:minden-hannover']);
    const fee = moment('displace_fee', ['fee:0'], {
      pending: { count: 0, kind: 'trader', route: 'minden-hannover', target: 'blue M', placed: [] },
    });
    expect([...goalsBehind('displace', view(), fee, ['displace']).keys()]).toEqual([
      'piece:minden-hannover+blue+merchant',
    ]);
    const done = moment('main', ['end'], { routes: { 'minden-hannover': { red: '1T' } } });
    expect([...goalsBehind('insert', view(), done, ['insert']).keys()]).toEqual(['village:minden-hannover']);
  });

  it('are guessed by eye where nobody can look ahead', () => {
    const routes = [
      { id: 'a-b', spaces: 2 },
      { id: 'b-c', spaces: 3 },
    ] as Route[];
    const board = view({ routes: { 'a-b': { red: '1T 1M' }, 'b-c': { blue: '1T' } } });
    const goals = goalsInSight(['insert', 'displace', 'move', 'establish'].map(move), board, routes, 'red');
    expect([...goals.keys()].sort()).toEqual(
      ['displace:b-c', 'establish:a-b', 'piece:a-b+red+merchant', 'piece:a-b+red+trader', 'village:b-c'].sort(),
    );
  });

  it('are merged by key', () => {
    const one = goalsOf(moment('reward', ['kontor:minden']));
    expect(merged([one, one]).get('city:minden')).toHaveLength(2);
  });
});

describe('the plainest answer', () => {
  it('keeps merchants and follows the click', () => {
    expect(plainAnswer(moment('displace_fee', ['fee:1', 'fee:0']), 'trader')?.text).toBe('fee:0');
    expect(plainAnswer(moment('displace_kind', ['with:trader', 'with:merchant']), 'merchant')?.text).toBe(
      'with:merchant',
    );
    expect(plainAnswer(moment('insert_kind', ['with:merchant']), 'trader')?.text).toBe('with:merchant');
    const pieces = moment('displace_piece', ['piece:a-b+red+trader', 'piece:a-b+blue+merchant']);
    expect(plainAnswer(pieces, 'trader', { colour: 'blue', kind: 'merchant' })?.text).toBe('piece:a-b+blue+merchant');
    expect(plainAnswer(moment('main', ['end']), 'trader')).toBeNull();
  });
});
