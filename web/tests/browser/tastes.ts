// SPDX-License-Identifier: MIT
// How the players of the tests like to play: good enough to come to an end. They go by what a person reads, those of the
// later boards in English and Italian.
import type { Taste } from './player';

/** Claims whatever may be claimed, else takes cards. */
export const claims: Taste = ({ where, move }) =>
  where === 'bar' ? -9 : where === 'board' ? 0 : move === 'contracts' ? 9 : 2;

const freeOn = (name: string) => /^Free village on (.*)$/.exec(name)?.[1];
const tokenOn = (name: string) => /^Token .* on (.*)$/.exec(name)?.[1];

/** The road to fill next: one with a token, since the game ends when they run out; free of others; nearly full. */
function nextRoad(signs: readonly string[], me: string): string {
  const costs = new Map<string, number>();
  for (const sign of signs) {
    const road = freeOn(sign);
    if (road) costs.set(road, (costs.get(road) ?? 0) + 1);
  }
  for (const [road, cost] of costs) {
    const others = signs.some((sign) => sign.startsWith(`${road}: `) && !sign.endsWith(` of ${me}`));
    const token = signs.some((sign) => tokenOn(sign) === road);
    costs.set(road, cost + (others ? 30 : 0) - (token ? 10 : 0));
  }
  return [...costs].sort((a, b) => a[1] - b[1])[0]?.[0] ?? '';
}

/** Fills one road after the other, and establishes it as soon as it is full. */
export function fillsRoads(me: string): Taste {
  return ({ where, name, move }, _, signs) => {
    const road = nextRoad(signs, me);
    if (move.startsWith('establish') || /^Establish/.test(name)) return where === 'bar' ? -30 : -20;
    if (where === 'bar')
      return /^(End|Stop|Nothing|Decline|Leave|Stay)/.test(name) ? 9 : -9 - Number.parseInt(name || '0') || -9;
    if (freeOn(name)) return freeOn(name) === road ? -5 : 3;
    if (name.endsWith(` of ${me}`)) return name.startsWith(`${road}: `) ? 8 : 6;
    return move === 'allocate' ? 2 : move.startsWith('displace') ? 7 : 5;
  };
}

/** Merkator: delivers what can be delivered, buys a building now and then, else travels on. */
export const travels: Taste = ({ where, name, move }) => {
  if (move.startsWith('fulfil:')) return -5;
  if (where === 'bar') return /^(End|Concludi)/.test(name) ? 5 : -2;
  if (where === 'board') return 0;
  return /^(buy:B|sell:|pay:|drop:)/.test(move) ? 2 : 8;
};

/** What a branch costs, as it is written at its place. */
const costOf = (name: string): number => Number(/(\d+) ducat[si]$/.exec(name)?.[1] ?? 0);

/** Medieval Merchant: a house more where it takes a marker, and a new branch in every turn, in towns above all: they end the game. */
export const opensBranches: Taste = ({ where, name, move }) => {
  if (where === 'bar') return /^(Open nothing|Keep the letter|Non aprire|Tieni)/.test(name) ? 6 : -2;
  // Letters are for second branches, not for a second house.
  if (/^(collect|leave|enlarge|double|income):/.test(move))
    return move.startsWith('enlarge:') && /, (takes|prendi) /.test(name) ? -3 : Infinity;
  // The cities of phase 2 are on the map as well, each with its next choice.
  if (where === 'tray' || move === '') return Infinity;
  return (/empty town|cittadina libera/.test(name) ? 0 : 1) + costOf(name) / 10;
};

/** Oltre Mare: takes every deal, buys only what is needed to go on, and sails wherever the wind blows. */
export function sails(me: string): Taste {
  return ({ where, name }) => {
    if (where === 'board') return /(ships|navi):/.test(name) && name.includes(me) ? Infinity : 0;
    if (where === 'tray') return 0;
    if (/^(Talk|Raise|Tratta|Rilancia)/.test(name)) return Infinity;
    return /^(Buy|Compra|Riscatta)/.test(name) ? 1 : /^(Reject|Pass$|Stay|Rifiuta|Passa$|Resta)/.test(name) ? -1 : -3;
  };
}
