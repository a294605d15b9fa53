// SPDX-License-Identifier: MIT
// The edition of Medieval Merchant (games/medieval/editions) and the view of a position (`state` of docs/records.md), by name.
// The types come from the program.
import type { BoardTable } from '../../contract';
import type { Edition, View } from '../../generated/views/medieval';

export type { Edition, View };
export type PlaceInfo = Edition['towns']['items'][number];
export type CityInfo = Edition['cities']['items'][number];
export type RouteInfo = Edition['routes']['items'][number];
export type Territory = Edition['territories']['items'][number];
/** What depends on the number of players. */
export type Terms = Edition['player_tables']['items'][number];
/** A city that has its marker. */
export type City = View['cities'][string];
export type Player = View['players'][number];
export type Table = BoardTable<View, Edition>;
