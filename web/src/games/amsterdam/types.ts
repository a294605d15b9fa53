// What the server tells of a game of Amsterdam: its edition (games/amsterdam/editions) and the state of a view
// (docs/records.md). Only what the board reads is named.

export const colours = ['pink', 'blue', 'green', 'black', 'red', 'orange'] as const;
export type Colour = (typeof colours)[number];
/** A transport card. */
export type Card = Colour | 'wild';
export const cards: readonly Card[] = [...colours, 'wild'];

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Route {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly length: number;
  readonly color: Colour | 'gray';
  readonly double_group: string | null;
  readonly cart: boolean;
}

export interface Contract {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly points: number;
}

export interface Edition {
  readonly carts: { readonly per_player: number };
  readonly setup: { readonly end_trigger_carts: number };
  readonly route_points: { readonly table: Readonly<Record<string, number>> };
  readonly merchandise_bonus: { readonly table: Readonly<Record<string, readonly number[]>> };
  readonly locations: { readonly list: readonly Place[] };
  readonly routes: { readonly list: readonly Route[] };
  readonly contracts: { readonly list: readonly Contract[] };
}

export type Counts = Readonly<Partial<Record<Card, number>>>;

export interface Player {
  readonly score: number;
  readonly carts: number;
  readonly merchandise: number;
  /** Of others only how many. */
  readonly hand: Counts | number;
  readonly contracts: readonly string[] | number;
  readonly routes: readonly string[];
  /** Of the hand, what everybody saw being taken. */
  readonly known?: Counts;
}

export interface View {
  readonly stage: string;
  readonly pending?: string;
  readonly turns_left?: number;
  readonly display: readonly (Card | null)[];
  readonly discard: Counts;
  readonly deck: number | readonly Card[];
  readonly contract_deck: number | readonly string[];
  readonly offered?: readonly string[] | number;
  readonly players: readonly Player[];
}

/** How many there are of something that may be hidden. */
export function howMany(things: number | readonly unknown[] | Counts | undefined): number {
  if (things === undefined) return 0;
  if (typeof things === 'number') return things;
  if (Array.isArray(things)) return things.length;
  return Object.values(things as Counts).reduce((sum, count) => sum + count, 0);
}
