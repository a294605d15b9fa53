// What the server tells of a game of Merkator: its edition (games/merkator/editions) and the state of a view
// (games/merkator/position_writer.cpp). Only what the board reads is named. Everything but chance lies open (MK-7.5).
import type { BoardTable } from '../../contract';

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly kind: 'major' | 'minor';
  readonly x: number;
  readonly y: number;
  /** Counters won, or lost, by travelling there. */
  readonly time: number;
  readonly join_cost: number;
  /** Of the cubes of a major place, and the two goods they become. */
  readonly colour?: string;
  readonly goods?: readonly [string, string];
  /** A minor place sends a cube to every major place that holds so many. */
  readonly threshold?: number;
}

export interface Good {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly colour: string;
  readonly column: string;
}

export interface Column {
  readonly id: string;
  readonly category: string;
  readonly goods: readonly string[];
}

export type Counts = Readonly<Record<string, number>>;

export interface Contract {
  readonly id: string;
  readonly value: number;
  /** Null: the Peace of Westphalia. */
  readonly place: string | null;
  readonly goods: Counts;
  readonly category: { readonly column: string; readonly count: number } | null;
  readonly special: { readonly kind: string; readonly count?: number } | null;
}

export interface Bonus {
  readonly id: string;
  readonly place: string;
  readonly good: string;
  readonly cost: number;
  readonly active_gain: number;
  readonly join_gain: number;
}

/** How a building counts (MK-9.3). */
export interface Scoring {
  readonly kind:
    | 'per_type'
    | 'per_goods'
    | 'per_time'
    | 'time_tiers'
    | 'colour_pairs'
    | 'complete_columns'
    | 'all_columns'
    | 'sole_most';
  readonly vp?: number;
  readonly columns?: readonly string[];
  readonly per?: number;
  readonly max?: number;
  readonly tiers?: readonly (readonly [counters: number, points: number])[];
  readonly what?: 'contracts' | 'time' | 'types' | 'goods' | 'bonus_cards';
}

export interface Building {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly score: Scoring;
}

export interface Edition {
  readonly title: string;
  readonly places: { readonly items: readonly Place[] };
  readonly edges: { readonly items: readonly { readonly a: string; readonly b: string }[] };
  readonly columns: { readonly items: readonly Column[] };
  readonly goods: { readonly items: readonly Good[] };
  readonly contracts: { readonly items: readonly Contract[] };
  readonly bonus_cards: { readonly items: readonly Bonus[] };
  readonly buildings: { readonly items: readonly Building[] };
  readonly time_counters: {
    readonly items: readonly { readonly letter: string; readonly losses: number; readonly count: number }[];
  };
  readonly time_chart: {
    readonly ultimo_rows: readonly number[];
    readonly reverse_rows: readonly number[];
    readonly fill: Readonly<
      Record<'standard' | 'long', Readonly<Record<string, { readonly side: Side; readonly rows: readonly number[] }>>>
    >;
  };
  readonly parameters: {
    readonly coin_limit: number;
    readonly office_spaces: number;
    readonly exchange_rate: number;
    readonly solo_turns: number;
    readonly pile_values: readonly number[];
  };
}

export type Side = 'ultimo' | 'reverse';

export interface Player {
  readonly contracts: readonly string[];
  readonly bonus: readonly string[];
  readonly buildings: readonly string[];
  readonly goods: Counts;
  /** Colours of the cubes that are not goods yet. */
  readonly supply: readonly string[];
  readonly counters: number;
  /** Absent where there are none. */
  readonly coins?: number;
  readonly hand?: string;
}

/** A contract while it is being paid (MK-6.15). */
export interface Payment {
  readonly contract: string;
  readonly due: Counts;
  /** Units of the category, and different goods, still due. */
  readonly category: number;
  readonly different: number;
  readonly source?: string;
  readonly left_out: readonly string[];
}

export interface View {
  readonly stage: string;
  /** Who decides, and whose turn it is. */
  readonly to_move: number;
  readonly turn: number;
  readonly start_seat: number;
  readonly turns: number;
  readonly finale: 'none' | 'triggered' | 'running';
  readonly closing?: number;
  readonly token?: string;
  readonly cubes: Counts;
  /** Not in solo play: the topmost row that holds counters, from 1, and how many it holds. */
  readonly chart?: { readonly side: Side; readonly row: number; readonly left: number; readonly shown?: string };
  /** Of counters that nobody has seen: "A" single, "AA" double. */
  readonly letters?: Counts;
  /** By value; the first card is the visible one. */
  readonly piles: Readonly<Record<string, readonly string[]>>;
  readonly discard: readonly string[];
  /** Only in solo play. */
  readonly stack?: readonly string[];
  readonly bonus_display: readonly (string | null)[];
  readonly bonus_deck: readonly string[];
  readonly building_display: readonly (string | null)[];
  readonly building_deck: readonly string[];
  readonly players: readonly Player[];
  /** Fulfilled in this turn by who decides. */
  readonly done?: readonly string[];
  readonly payment?: Payment;
  readonly loss?: { readonly letter: string; readonly left: number };
  readonly purchase?: { readonly card: string; readonly paid: number };
  readonly reward?: string;
  readonly taker?: number;
  readonly offers?: readonly { readonly coins: number; readonly time: number }[];
  readonly colour?: string;
}

export type Table = BoardTable<View, Edition>;
