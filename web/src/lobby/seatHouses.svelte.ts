// SPDX-License-Identifier: MIT
// The houses of a game's seats, before or without its table: the board knows the colours of the box.
import { loadBoard } from '../games';
import { housesOf, type House } from '../kit/houses';

const colours = $state<Record<string, readonly string[]>>({});

/** Reactive: the first answer may change once the board is there. */
export function seatHouses(game: string, seats: number): House[] {
  return housesOf(colours[game] ?? [], seats);
}

export async function knowColours(game: string): Promise<void> {
  colours[game] ??= (await loadBoard(game))?.colours ?? [];
}
