// The edition of Hansa Teutonica (games/hansa/editions) and the view of a position (`state` of docs/records.md), as far
// as the board reads them.
import type { BoardTable } from '../../contract';

export type Kind = 'trader' | 'merchant';
export type Level = 'white' | 'orange' | 'pink' | 'black';
export type SkillId = 'clavis_urbis' | 'actiones' | 'privilegium' | 'liber_sophiae' | 'bursa';
export type TokenId =
  'extra_kontor' | 'swap_kontors' | 'plus_three' | 'plus_four' | 'improve_skill' | 'remove_three' | 'move_three';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface House extends Point {
  readonly shape: 'square' | 'round';
  readonly piece: Kind;
  readonly colour: Level;
  readonly coin: number;
}

export interface City extends Point {
  readonly id: string;
  readonly name: string;
  readonly houses: readonly House[];
  readonly upgrade: SkillId | null;
  readonly link_end: boolean;
}

export interface Route {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly spaces: number;
  readonly tavern: boolean;
  readonly coellen_table: boolean;
  readonly spots: readonly Point[];
  readonly token_x: number;
  readonly token_y: number;
}

/** One side of the board. */
export interface Side {
  readonly players: readonly number[];
  readonly coellen_table_xy: readonly Point[];
  readonly upgrade_icon_xy: Readonly<Record<SkillId, Point>>;
  readonly cities: readonly City[];
  readonly routes: readonly Route[];
}

export interface Province extends Point {
  readonly id: string;
  readonly name: string;
  readonly routes: readonly string[];
  readonly soldiers: readonly string[];
  readonly frame_from: string | null;
  readonly frame_to: string | null;
}

export interface Soldier extends Point {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export interface Track {
  readonly id: SkillId;
  readonly name: string;
  readonly city: string;
  readonly values: readonly (number | string)[];
  readonly cover_piece: Kind;
}

export interface Edition {
  readonly title: string;
  readonly canvas: { readonly width: number; readonly height: number };
  readonly piece_counts: { readonly player_colours: readonly string[] };
  readonly desk: { readonly tracks: readonly Track[] };
  readonly coellen_table: { readonly slots: readonly { readonly points: number; readonly colour: Level }[] };
  readonly link_award: { readonly points: readonly number[] };
  readonly completed_cities_track: { readonly end: number };
  readonly board_2_3: Side;
  readonly board_4_5: Side;
  readonly two_player: { readonly soldiers: readonly Soldier[]; readonly provinces: readonly Province[] };
}

export interface Player {
  readonly colour: string;
  readonly score: number;
  /** "5T 1M" */
  readonly supply: string;
  readonly stock: string;
  /** Fields uncovered after the first. */
  readonly skills: Readonly<Record<SkillId, number>>;
  readonly tokens: Readonly<Partial<Record<TokenId, number>>>;
  readonly used: Readonly<Partial<Record<TokenId, number>>>;
  readonly plate: readonly TokenId[];
}

/** What is being carried out and not finished. */
export interface Pending {
  readonly route?: string;
  readonly token?: TokenId;
  readonly count: number;
  readonly kind: Kind;
  /** "blue T": the piece that is displaced, moved or shifted. */
  readonly target?: string;
  /** The piece that its owner must put on a route. */
  readonly hand?: string;
  readonly placed: readonly (readonly [string, string])[];
}

export interface View {
  readonly stage: string;
  readonly to_move: number;
  readonly actions: number;
  readonly turns: number;
  readonly pawn?: string;
  readonly completed_cities: number;
  readonly linked: readonly number[];
  readonly unseen: Readonly<Partial<Record<TokenId, number>>>;
  readonly drawn: number;
  /** Fields of the Coellen table by points: the colour that holds it. */
  readonly table: Readonly<Record<string, string>>;
  readonly tokens: Readonly<Record<string, TokenId>>;
  /** By route and colour: "2T 1M". */
  readonly routes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By city, from the leftmost house: "blue T". */
  readonly cities: Readonly<Record<string, readonly string[]>>;
  /** Extra Kontors by city, the oldest first. */
  readonly extras: Readonly<Record<string, readonly string[]>>;
  readonly players: readonly Player[];
  readonly pending?: Pending;
}

export type HansaTable = BoardTable<View, Edition>;
