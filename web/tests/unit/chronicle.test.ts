// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { continued, plyAfter, sinceMoveOf, stepsSince, type Chapter } from '../../src/lib/chronicle';
import type { LogEntry } from '../../src/lib/protocol';

const start: LogEntry = { seq: 1, kind: 'start', seat: null, at: 0 };
const move = (seq: number, seat: number): LogEntry => ({ seq, kind: 'move', seat, at: 0, move: `m${seq}`, events: [] });
const undo = (seq: number, ply: number): LogEntry => ({ seq, kind: 'undo', seat: 0, at: 0, ply, by: [] });
const played = (...entries: LogEntry[]): readonly Chapter[] => continued([], [start, ...entries]);
const seqs = (chapters: readonly Chapter[]): number[] => chapters.map(({ entry }) => entry.seq);

describe('the chronicle', () => {
  it('counts plies', () => {
    const chapters = played(move(2, 0), move(3, 1));
    expect(chapters.map(({ ply }) => ply)).toEqual([0, 0, 1]);
    expect(plyAfter(chapters)).toBe(2);
    expect(plyAfter([])).toBe(0);
  });

  it('marks what was taken back and goes on from there', () => {
    const chapters = played(move(2, 0), move(3, 0), undo(4, 1), move(5, 0));
    expect(chapters.filter(({ undone }) => undone).map(({ entry }) => entry.seq)).toEqual([3]);
    expect(chapters[4]!.ply).toBe(1);
    expect(plyAfter(chapters)).toBe(2);
  });

  it('takes nothing twice', () => {
    expect(seqs(continued(played(move(2, 0)), [move(2, 0), move(3, 1)]))).toEqual([1, 2, 3]);
  });

  it('knows what the others did since a move of mine', () => {
    expect(seqs(sinceMoveOf(played(move(2, 0), move(3, 1), move(4, 2)), 0))).toEqual([3, 4]);
    expect(sinceMoveOf(played(move(2, 0)), 0)).toEqual([]);
  });

  it('knows the steps that may be taken back', () => {
    expect(seqs(stepsSince(played(move(2, 1), move(3, 0), move(4, 0)), 1))).toEqual([3, 4]);
    expect(stepsSince(played(move(2, 1), move(3, 0), undo(4, 1)), 1)).toEqual([]);
  });
});
