// SPDX-License-Identifier: MIT
// The edition of Oltre Mare (games/oltremare/editions) and the view of a position (`state` of docs/records.md), by name. The
// types come from the program.
import type { BoardTable } from '../../contract';
import type { Edition, View } from '../../generated/views/oltremare';

export type { Edition, View };
export type CardInfo = Edition['cards']['items'][number];
export type Good = CardInfo['good'];
export type GoodInfo = Edition['goods']['items'][number];
export type Port = Edition['map']['ports'][number];
export type Symbol = CardInfo['actions'][number];
export type Player = View['players'][number];
export type Marker = View['markers'][string];
export type Goods = Player['least'];
export type Offer = NonNullable<View['offer']>;
/** A card, or of somebody else's only its good; with what is said of it: "DP+5", "zara". */
export type Given = NonNullable<Offer['gives']>[number];
/** From the top: how a card came to the pirates; "_" where the viewer does not know it. */
export type Pirate = Player['pirates'][number];
export type Table = BoardTable<View, Edition>;

/** Ducat, pirate, market, ship: in the order of a turn. */
export const symbols = ['D', 'P', 'M', 'S'] as const satisfies readonly Symbol[];

export const howMany = (things: number | readonly unknown[] | undefined): number =>
  typeof things === 'number' ? things : (things?.length ?? 0);
