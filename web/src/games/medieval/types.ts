// The edition of Medieval Merchant (games/medieval/editions) and the view of a position (`state` of docs/records.md), as
// far as the board reads them.
import type { BoardTable } from '../../contract';

export interface PlaceInfo {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly territory: number;
  readonly removed_in_two_player: boolean;
}

export interface CityInfo extends PlaceInfo {
  readonly value: number;
}

export interface RouteInfo {
  readonly id: number;
  readonly a: string;
  readonly b: string;
  readonly cost: number;
  readonly open_in_two_player: boolean;
}

export interface Territory {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly places: readonly number[];
}

/** What depends on the number of players. */
export interface Terms {
  readonly players: number;
  readonly income_per_free_space: number;
  readonly basic_income: number;
  readonly paid_enlarge_cost: number;
  readonly towns_in_play: number;
  readonly markers_in_play: number;
}

export interface Edition {
  readonly territories: { readonly items: readonly Territory[] };
  readonly cities: { readonly items: readonly CityInfo[] };
  readonly towns: { readonly items: readonly PlaceInfo[] };
  readonly routes: { readonly items: readonly RouteInfo[] };
  readonly city_markers: {
    readonly items: readonly { readonly value: number; readonly majority: number; readonly half_points: number }[];
  };
  readonly player_tables: { readonly items: readonly Terms[] };
  readonly end_scoring: { readonly points_per_territory: number; readonly ducats_per_point: number };
}

/** A city that has its marker. */
export interface City {
  /** Seats in ring order; the last `centre` of them lie on the centre until the turn is settled. */
  readonly ring: readonly number[];
  readonly centre?: number;
  /** Who was awarded the marker, and whether for half its points. */
  readonly to?: number;
  readonly half?: boolean;
  /** Who laid it. */
  readonly by?: number;
}

export interface Player {
  readonly score: number;
  /** Missing where it is concealed. */
  readonly cash?: number;
  readonly letters: number;
  readonly houses: number;
  readonly hand: readonly number[] | number;
  readonly towns: readonly string[];
}

export interface View {
  readonly stage: string;
  readonly to_move: number;
  readonly round: number;
  /** The open city that is asked about, and the awarded one that was dealt with last. */
  readonly city?: string;
  readonly after?: string;
  /** What a letter was used for in this turn. */
  readonly letter?: string;
  readonly idle: number;
  readonly towns_left: number;
  readonly cities: Readonly<Record<string, City>>;
  /** Markers in hands that the viewer does not see. */
  readonly unseen?: readonly number[];
  readonly players: readonly Player[];
}

export type Table = BoardTable<View, Edition>;
