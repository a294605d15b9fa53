// SPDX-License-Identifier: MIT
// What the server tells of a game of Merkator, by name: its edition (games/merkator/editions) and the view of a position
// (docs/records.md). The types come from the program. Everything but chance lies open (MK-7.5).
import type { BoardTable } from '../../contract';
import type { Edition, View } from '../../generated/views/merkator';

export type { Edition, View };
export type Place = Edition['places']['items'][number];
export type Good = Edition['goods']['items'][number];
export type Column = Edition['columns']['items'][number];
export type Contract = Edition['contracts']['items'][number];
export type Bonus = Edition['bonus_cards']['items'][number];
export type Building = Edition['buildings']['items'][number];
/** How a building counts (MK-9.3). */
export type Scoring = Building['score'];
export type Side = NonNullable<View['chart']>['side'];
export type Counts = Player['goods'];
export type Player = View['players'][number];
/** A contract while it is being paid (MK-6.15). */
export type Payment = NonNullable<View['payment']>;
export type Table = BoardTable<View, Edition>;
