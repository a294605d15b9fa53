// SPDX-License-Identifier: MIT
// What may be wanted in one city: the choices, what each brings, and why one is blocked.
import type { Place } from '../atlas';
import { awardOf, freeIn, housesOf, stateOf } from '../reading';
import { mapOf } from '../seat';
import type { Table } from '../types';
import type { Choice, Walk } from './walk';

export type Obstacle = 'income' | 'letter-used' | 'no-houses' | 'money' | 'rules';

export interface Option {
  readonly choice: Choice;
  /** Ducats received, or paid as a negative figure. */
  readonly ducats: number;
  /** Own houses afterwards. */
  readonly own: number;
  /** Who takes the marker by it, for how many points. */
  readonly award: { readonly to: number; readonly points: number } | null;
  readonly blocked?: Obstacle;
}

/** What is wanted in the phase so far. */
export interface Wanted {
  readonly seat: number;
  readonly doubled: boolean;
  /** The city that the letter is wanted for. */
  readonly letterIn: string | undefined;
  readonly result: Walk | null;
}

const adds: Readonly<Record<Choice, number>> = { collect: 0, leave: 0, enlarge: 1, double: 2 };

export function optionsOf(table: Table, phase: Wanted, city: Place): Option[] {
  const { view } = table;
  const atlas = mapOf(table);
  const { seat } = phase;
  const ring = view.cities[city.key]?.ring ?? [];
  const paid = stateOf(view, city) === 'awarded';
  const free = freeIn(view, city);
  const offered = phase.result?.offered.get(city.key);
  // Without a letter or room for two houses nobody looks for the letter here.
  const isTwiceThinkable = free > 1 && (view.players[seat]?.letters ?? 0) > 0;
  const choices: readonly Choice[] = [
    paid ? 'leave' : 'collect',
    'enlarge',
    ...(isTwiceThinkable ? (['double'] as const) : []),
  ];
  return choices.map((choice): Option => {
    const houses = adds[choice];
    const ducats =
      choice === 'collect'
        ? free * atlas.terms.income_per_free_space
        : paid
          ? -houses * atlas.terms.paid_enlarge_cost
          : 0;
    const award =
      paid || houses === 0
        ? null
        : awardOf(atlas, city, [...ring, ...Array.from({ length: houses }, () => seat)], seat);
    const blocked = houses === 0 ? undefined : obstacle(table, phase, city, choice);
    const refused = blocked === undefined && offered !== undefined && !offered.has(choice) && !phase.doubled;
    return {
      choice,
      ducats,
      own: housesOf(view.cities[city.key], seat) + houses,
      award,
      blocked: refused ? (paid ? 'money' : 'rules') : blocked,
    };
  });
}

/** What stands against it, as far as the board shows it. */
function obstacle(table: Table, phase: Wanted, city: Place, choice: Choice): Obstacle | undefined {
  const { view } = table;
  const player = view.players[phase.seat]!;
  if (phase.doubled) return 'income';
  if (player.houses < adds[choice]) return 'no-houses';
  if (choice !== 'double') return undefined;
  return view.letter !== undefined || (phase.letterIn !== undefined && phase.letterIn !== city.key)
    ? 'letter-used'
    : undefined;
}
