// SPDX-License-Identifier: MIT
// The edition of Hansa Teutonica (games/hansa/editions) and the view of a position (`state` of docs/records.md), by name. The
// types come from the program.
import type { BoardTable } from '../../contract';
import type { Edition, View } from '../../generated/views/hansa';

export type { Edition, View };
/** One side of the board. */
export type Side = Edition['board_4_5'];
export type City = Side['cities'][number];
export type House = City['houses'][number];
export type Level = House['colour'];
export type Kind = House['piece'];
export type Route = Side['routes'][number];
export type Point = Route['spots'][number];
export type Province = Edition['two_player']['provinces'][number];
export type Soldier = Edition['two_player']['soldiers'][number];
export type Track = Edition['desk']['tracks'][number];
export type SkillId = Track['id'];
export type TokenId = View['tokens'][string];
export type Player = View['players'][number];
/** What is being carried out and not finished. */
export type Pending = NonNullable<View['pending']>;
export type HansaTable = BoardTable<View, Edition>;
