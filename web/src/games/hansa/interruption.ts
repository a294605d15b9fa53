// SPDX-License-Identifier: MIT
// A displacement interrupts: the owner of the piece puts it back, and may add others, before the turn goes on.
import { pieceOf, type Piece } from './pieces';
import type { View } from './types';

export interface Interruption {
  readonly route: string;
  /** The piece that was displaced. */
  readonly pushed: Piece;
  /** What its owner has to put on a route now; null while it is not said which. */
  readonly hand: Piece | null;
  /** The how manieth piece of how many at most. */
  readonly step: number;
  readonly steps: number;
}

const stages = new Set(['relocate', 'extra_piece', 'extra_route']);

export function interruptionIn(view: View): Interruption | null {
  const { pending, stage } = view;
  if (!stages.has(stage) || !pending?.route || !pending.target) return null;
  const step = pending.placed.length + 1;
  const steps = pending.placed.length + pending.count + (stage === 'relocate' ? 1 : 0);
  return {
    route: pending.route,
    pushed: pieceOf(pending.target),
    hand: pending.hand ? pieceOf(pending.hand) : null,
    step,
    steps,
  };
}
