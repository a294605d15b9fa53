// SPDX-License-Identifier: MIT
// Symbols of the sprite and colours for the things of the game.
import type { Good, Marker, Symbol } from './types';

export const symbolIcon: Readonly<Record<Symbol, string>> = { D: 'ducat', P: 'pirate', M: 'market', S: 'ship' };

export const markerIcon: Readonly<Record<Marker, string>> = {
  smooth_sailing: 'ship',
  compass: 'compass',
  fight_pirates: 'pirate',
  good_business: 'ducat',
  local_influence: 'lion',
  favourable_market: 'market',
};

export const goodIcon = (good: Good): string => `good-${good}`;
export const goodColour = (good: Good): string => `var(--o-${good})`;
/** The wash of a good's symbol. */
export const goodTone = (good: Good): string => `color-mix(in srgb, var(--o-${good}) 55%, var(--paper-raised))`;
