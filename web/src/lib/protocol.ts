// SPDX-License-Identifier: MIT
// What the server tells, by the names that the client uses. docs/openapi.json says what is in them, and the build makes
// src/generated/protocol.ts of it; docs/protocol.md says what they mean.
import type { components } from '../generated/protocol';

type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type GameSpec = Schemas['Game'];
export type OptionSpec = Schemas['OptionSpec'];
export type Provenance = Schemas['Provenance'];
export type TableState = Schemas['Table'];
export type TableSeat = Schemas['TableSeat'];
export type Options = Schemas['Options'];
export type Clock = Schemas['Clock'];
export type Status = Schemas['Status'];
export type Obstacle = Schemas['Obstacle'];
export type Viewer = Schemas['Viewer'];
export type Scores = Schemas['Scores'];
export type RunningClock = Schemas['RunningClock'];
export type Question = Schemas['Question'];
export type Now = Schemas['Now'];
export type ChatLine = Omit<Schemas['ChatLine'], 'table' | 'kind'>;
export type Report = Schemas['Report'];
export type Hint = Schemas['Hint'];
export type HintMove = Schemas['HintedMove'];
export type HintReason = Schemas['HintReason'];
export type Lesson = Schemas['Lesson'];
export type LessonStep = Schemas['LessonStep'];
export type CommandName = Schemas['CommandName'];
export type Command = Omit<Schemas['SocketCommand'], 'id'>;
export type Fault = Schemas['Fault'];
export type Level = Schemas['Level'];
export type NewTable = Schemas['NewTable'];

/** What a socket tells of a table that is followed. */
export type Told = Extract<Schemas['SocketMessage'], { readonly kind: string }>;

type Entry = Exclude<Schemas['Event'], Schemas['Snapshot']>;
type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
/** One entry of a table's log. */
export type LogEntry = Without<Entry, 'table' | 'now'>;

export type PreviewAnswer = Schemas['Preview'];
export type PreviewsAnswer = Pick<Schemas['PreviewOfRows'], 'previews'>;
export type CurveData = Schemas['Curve'];
export type Played = Schemas['Played'];
export type Why = Schemas['Why'];
