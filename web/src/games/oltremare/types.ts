// The edition of Oltre Mare (games/oltremare/editions) and the view of a position (`state` of docs/records.md), as far as
// the board reads them.
import type { BoardTable } from '../../contract';

export type Good = 'jewels' | 'scrolls' | 'silk' | 'salt' | 'pottery' | 'olives' | 'grain';
/** Ducat, pirate, market, ship: in the order of a turn. */
export const symbols = ['D', 'P', 'M', 'S'] as const;
export type Symbol = (typeof symbols)[number];
export type Marker =
  'smooth_sailing' | 'compass' | 'fight_pirates' | 'good_business' | 'local_influence' | 'favourable_market';

export interface Port {
  readonly key: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface CardInfo {
  readonly code: string;
  readonly good: Good;
  readonly lions: number;
  readonly load: number;
  readonly actions: readonly Symbol[];
  readonly port: string | null;
}

export interface GoodInfo {
  readonly key: Good;
  readonly count: number;
  /** Ducats of a group by its number of cards, from none. */
  readonly pay: readonly number[];
}

export interface Edition {
  readonly constants: {
    readonly buy_price: number;
    readonly buy_price_in_debt: number;
    readonly buy_limit_per_turn: number;
    readonly favourable_market_prices: readonly number[];
    readonly symbol_payout: Readonly<Record<'1' | '2' | '3+', number>>;
  };
  readonly goods: { readonly items: readonly GoodInfo[] };
  readonly two_players: { readonly without: Good };
  readonly cards: { readonly items: readonly CardInfo[] };
  readonly map: {
    readonly ports: readonly Port[];
    readonly routes: readonly { readonly keys: readonly [string, string]; readonly kind: 'main' | 'shortcut' }[];
  };
}

export type Goods = Readonly<Partial<Record<Good, number>>>;
/** A card, or of somebody else's only its good; with what is said of it: "DP+5". */
export type Given = string | { readonly what: string; readonly claim: string };

export interface Offer {
  readonly proposer: number;
  readonly partner: number;
  readonly counters: number;
  /** Missing while somebody else is still at it. */
  readonly gives?: readonly Given[];
  readonly wants?: Goods;
  /** Positive: the proposer pays. */
  readonly ducats?: number;
  readonly delivered?: readonly string[] | number;
}

/** From the top: how a card came to the pirates; "_" where the viewer does not know it. */
export type Pirate = { readonly thrown: string; readonly turn: number } | { readonly stolen: string };

export interface Player {
  readonly ducats: number;
  readonly prestige: number;
  readonly markers: number;
  readonly active_marker?: Marker;
  readonly ship: string;
  readonly hand: readonly string[] | number;
  /** All cards from the top where they may be looked at. */
  readonly hold: readonly string[] | { readonly top?: string; readonly cards: number };
  readonly pirates: readonly Pirate[];
  /** Goods that hand and thrown cards hold at least, as everybody knows. */
  readonly least: Goods;
}

export interface View {
  readonly stage: string;
  readonly active: number;
  readonly turn: number;
  readonly bought: number;
  readonly talks: number;
  readonly calls: number;
  /** Seats that have had their prestige in this turn. */
  readonly dealt: readonly number[];
  readonly last_round?: boolean;
  readonly venice: 'hidden' | 'gone' | number;
  readonly deck: number | readonly string[];
  readonly discard: readonly string[];
  readonly markers: Readonly<Record<string, Marker>>;
  readonly played?: readonly string[];
  readonly to_play?: number;
  readonly to_sail?: number;
  /** Routes used in this turn: "zara-ancona". */
  readonly sailed?: readonly string[];
  readonly call?: { readonly good: Good | 'any'; readonly replier: number };
  readonly offer?: Offer;
  readonly answered?: readonly {
    readonly proposer: number;
    readonly partner: number;
    readonly gives: Goods;
    readonly wants: Goods;
    readonly ducats: number;
  }[];
  readonly players: readonly Player[];
}

export type Table = BoardTable<View, Edition>;

export const howMany = (things: number | readonly unknown[] | undefined): number =>
  typeof things === 'number' ? things : (things?.length ?? 0);
