// SPDX-License-Identifier: MIT
// The log of a table as people read it: every entry with the ply it was played at, and whether it still counts.
import type { GameEvent } from '../contract';
import type { LogEntry } from './protocol';

export interface Chapter {
  readonly entry: LogEntry;
  /** How many moves counted before it; the board after a move is the position of the next ply. */
  readonly ply: number;
  readonly undone: boolean;
}

/** Appends what happened. A taking back marks the moves that no longer count. */
export function continued(chapters: readonly Chapter[], entries: readonly LogEntry[]): readonly Chapter[] {
  const all = [...chapters];
  let ply = plyAfter(all);
  for (const entry of entries) {
    if (all.length > 0 && entry.seq <= all[all.length - 1]!.entry.seq) continue;
    all.push({ entry, ply, undone: false });
    if (entry.kind === 'move') ++ply;
    if (entry.kind === 'undo') {
      const back = entry.ply ?? ply;
      for (const [i, chapter] of all.entries()) {
        if (chapter.entry.kind === 'move' && chapter.ply >= back) all[i] = { ...chapter, undone: true };
      }
      ply = back;
    }
  }
  return all;
}

export function plyAfter(chapters: readonly Chapter[]): number {
  const last = chapters[chapters.length - 1];
  if (!last) return 0;
  if (last.entry.kind === 'undo') return last.entry.ply ?? last.ply;
  return last.entry.kind === 'move' ? last.ply + 1 : last.ply;
}

/** Moves that count, from the last one back to where `until` says so. */
function backTo(chapters: readonly Chapter[], until: (chapter: Chapter) => boolean): Chapter[] {
  const found: Chapter[] = [];
  for (let i = chapters.length - 1; i >= 0; --i) {
    const chapter = chapters[i]!;
    if (chapter.entry.kind !== 'move' || chapter.undone) continue;
    if (until(chapter)) break;
    found.unshift(chapter);
  }
  return found;
}

/** What the others did since `seat` moved last. */
export const sinceMoveOf = (chapters: readonly Chapter[], seat: number): Chapter[] =>
  backTo(chapters, ({ entry }) => entry.seat === seat);

/** The moves of a seat that can still be taken back: the steps of what it is doing. */
export const stepsSince = (chapters: readonly Chapter[], ply: number): Chapter[] =>
  backTo(chapters, (chapter) => chapter.ply < ply);

/** What a move did; other entries of the log have no events. */
export const entryEvents = (entry: LogEntry | null | undefined): readonly GameEvent[] =>
  entry?.kind === 'move' ? entry.events : [];

export const eventsOf = (chapters: readonly Chapter[]): GameEvent[] =>
  chapters.flatMap(({ entry }) => entryEvents(entry));
