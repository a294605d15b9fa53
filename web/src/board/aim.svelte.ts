// SPDX-License-Identifier: MIT
// What a thing that may be clicked has to do with the table, on the chart and in the tray alike.
import type { BoardTable, Move } from '../contract';

export interface Aiming {
  readonly table: BoardTable;
  /** The legal moves that begin with it. */
  readonly moves?: readonly Move[];
  /** The move one would mean by it, to ask why it is not allowed. */
  readonly would?: string;
  /** What a click does instead of `table.choose(moves)`, where one click means more than one move. */
  readonly choose?: () => void;
  /** The moves in a row that such a click plays, as far as they are known. */
  readonly row?: readonly string[];
  /** Whether it is picked, where that is not told by the moves. */
  readonly picked?: boolean;
}

export const isLegal = (aim: Aiming): boolean => aim.choose !== undefined || (aim.moves?.length ?? 0) > 0;

export const isPicked = (aim: Aiming): boolean => {
  if (aim.picked !== undefined) return aim.picked;
  const picked = aim.table.picked;
  return picked !== null && (aim.moves ?? []).some((move) => move.text === picked.text);
};

export const isHinted = ({ table, moves = [], row }: Aiming): boolean =>
  moves.some((move) => table.hinted.includes(move.text)) ||
  (row !== undefined && (table.hintedRows ?? []).some((hint) => row.every((move, i) => move === hint[i])));

/** For whoever looks at the page from outside: the moves that a click is about. */
export const movesOf = ({ moves = [], row }: Aiming): string => (row ?? moves.map(({ text }) => text)).join(' ');

/** A click. False: it was not allowed, and the shell now says why. */
export function act(aim: Aiming): boolean {
  if (aim.choose) aim.choose();
  else if (aim.moves?.length) aim.table.choose(aim.moves);
  else {
    if (aim.would) aim.table.why(aim.would);
    return false;
  }
  return true;
}
