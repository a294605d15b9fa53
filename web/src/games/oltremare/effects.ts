// SPDX-License-Identifier: MIT
// What cards bring that are laid out together (OM-6), read off the cards, the scale and the active marker.
import { cardOf } from './seat';
import { symbols, type Player, type Symbol, type Table } from './types';

export interface Effect {
  readonly symbol: Symbol;
  /** How many of the symbol are laid out. */
  readonly count: number;
  /** Ducats, pirates, cards drawn, or routes to sail. */
  readonly brings: number;
}

export function effectsOf(table: Table, cards: readonly string[], player: Player | undefined): Effect[] {
  const { symbol_payout: scale } = table.edition.constants;
  const paid = (count: number) => (count === 0 ? 0 : count < 3 ? scale[String(count) as '1' | '2'] : scale['3+']);
  const shown = cards.flatMap((code) => cardOf(table, code)?.actions ?? []);
  const marker = player?.active_marker;
  return symbols.map((symbol) => {
    const count = shown.filter((each) => each === symbol).length;
    if (symbol === 'D')
      return {
        symbol,
        count,
        brings:
          paid(count + (marker === 'good_business' ? 1 : 0)) +
          (marker === 'smooth_sailing' ? shown.filter((each) => each === 'S').length : 0),
      };
    if (symbol === 'P') return { symbol, count, brings: marker === 'fight_pirates' ? 0 : paid(count) };
    return { symbol, count, brings: symbol === 'S' ? count : paid(count) };
  });
}
