// SPDX-License-Identifier: MIT
// The kinds of a move's components, as the program tells them (`fondaco describe`).
import type { Move } from '../contract';
import moves from '../generated/moves.json';

/** A way to write a kind of move. Where another one has as many parts, the names of its parts tell it. */
interface Form {
  readonly parts: readonly string[];
  readonly names?: readonly (readonly string[])[];
}

const forms: Readonly<Record<string, Readonly<Record<string, readonly Form[]>>>> = moves;

/** In the order of the move's args. */
export function movePartKinds(game: string, move: Move): readonly string[] {
  const fits = ({ parts, names }: Form): boolean =>
    parts.length === move.args.length && (names?.every((known, i) => known.includes(move.args[i]!)) ?? true);
  return forms[game]?.[move.kind]?.find(fits)?.parts ?? [];
}
