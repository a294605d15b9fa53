// SPDX-License-Identifier: MIT
// The chronicle in words: one line for each thing that happened, the newest first.
import type { Board } from '../../lib/board.svelte';
import type { Chapter } from '../../lib/chronicle';
import { say } from '../../lib/words.svelte';

export interface Line {
  readonly key: string;
  /** The first of a move; what follows from it stands below, without a mark. */
  readonly first: boolean;
  readonly seq: number;
  readonly seat: number | null;
  readonly text: string;
  readonly rule?: string;
  /** The ply at which the board looks as it did then; null: not a move. */
  readonly ply: number | null;
  readonly undone: boolean;
}

export function linesOf(chapters: readonly Chapter[], board: Board): Line[] {
  return chapters.toReversed().flatMap((chapter) => lines(chapter, board));
}

/** Of several moves one sentence after the other, for the recap. */
export const textOf = (chapter: Chapter, board: Board): string =>
  lines(chapter, board)
    .map(({ text }) => text)
    .join(' ');

function lines({ entry, ply, undone }: Chapter, board: Board): Line[] {
  const { seq } = entry;
  const seat = entry.seat ?? null;
  if (entry.kind === 'move') {
    return entry.events.map((event, i) => ({
      key: `${seq}.${i}`,
      first: i === 0,
      seq,
      seat: i === 0 ? seat : (event.actor ?? seat),
      text: board.wording.event(event),
      rule: event.rule,
      ply: ply + 1,
      undone,
    }));
  }
  const name = seat === null ? '' : (board.seats[seat]?.name ?? '');
  const detail =
    entry.kind === 'ask' ? `-${entry.for ?? 'undo'}` : entry.kind === 'takeover' ? `-${entry.why ?? 'left'}` : '';
  return [
    {
      key: String(seq),
      first: true,
      seq,
      seat,
      text: say(`log-${entry.kind}${detail}`, { name }),
      ply: null,
      undone: false,
    },
  ];
}
