// What the server tells, as docs/protocol.md describes it.
import type { GameEvent, SeatScore } from '../board/contract';

export interface Me {
  readonly id: number;
  readonly name: string;
  readonly guest: boolean;
  readonly language: string;
  readonly created: number;
}

export interface TableSeat {
  readonly name?: string;
  /** The record of an imported match says so. */
  readonly claimed?: boolean;
  readonly bot?: string;
  readonly open?: boolean;
  readonly you?: boolean;
  readonly online?: boolean;
  /** What the seat's client promised to add to the deal. */
  readonly share_hash?: string;
  /** From the start on: who added the share of this seat. */
  readonly share?: 'client' | 'server';
}

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export type Status =
  'waiting' | 'dealing' | 'playing' | 'paused' | 'finished' | 'closed' | 'other_version' | 'unplayable' | 'damaged';

/** Why the server keeps a table that it cannot play. */
export interface Obstacle {
  /** What the table is where it can be played. */
  readonly status: 'waiting' | 'playing' | 'finished';
  readonly reason: 'game' | 'rules' | 'edition' | 'options' | 'log' | 'replay' | 'row';
  readonly rules_version: number;
  readonly known_rules_version?: number;
}

export interface TableState {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly public: boolean;
  readonly hints?: boolean;
  readonly host?: number;
  readonly status: Status;
  /** Paused because everybody is away. */
  readonly deserted?: boolean;
  readonly seats: readonly TableSeat[];
  readonly clock: Clock;
  readonly pace: string;
  readonly takeover: string;
  readonly created: number;
  readonly started?: number;
  readonly finished?: number;
  readonly seq: number;
  readonly chat: number;
  /** Not of an imported match. */
  readonly commitment?: string;
  /** A match that was played elsewhere: who brought it. */
  readonly imported?: { readonly by: string; readonly at: number };
  readonly obstacle?: Obstacle;
  readonly waiting_for?: number;
  readonly rematch?: string;
  readonly results?: readonly { readonly total: number; readonly rank: number }[];
  /** When it is over: how it was dealt. Matches of earlier versions have neither secret nor shares. */
  readonly seed?: string;
  readonly nonce?: string;
  readonly secret?: string;
  readonly shares?: readonly { readonly share: string; readonly by: 'client' | 'server'; readonly hash?: string }[];
}

export type Viewer = number | 'spectator' | 'all';

export interface Scores {
  readonly over: boolean;
  readonly unit: number;
  readonly seats: readonly SeatScore[];
}

export interface RunningClock {
  readonly running: number | null;
  /** When it began to run; after the server was away, when it will. */
  readonly since: number;
  readonly left: readonly number[];
}

export interface Question {
  readonly for: 'undo' | 'pause';
  readonly ply?: number;
  readonly seat: number;
  readonly agreed: readonly number[];
}

export interface Now {
  readonly ply: number;
  readonly to_move: number | null;
  readonly decision: string;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly scores: Scores;
  readonly legal?: readonly string[];
  readonly take_back?: number;
  readonly paused?: boolean;
  readonly deserted?: boolean;
  readonly clock?: RunningClock;
  readonly asked?: Question;
}

/** One entry of a table's log. */
export interface LogEntry {
  readonly seq: number;
  readonly kind:
    'start' | 'move' | 'undo' | 'ask' | 'agree' | 'decline' | 'pause' | 'resume' | 'takeover' | 'return' | 'outage';
  readonly seat?: number | null;
  readonly at: number;
  readonly move?: string;
  readonly events?: readonly GameEvent[];
  readonly ply?: number;
  readonly by?: readonly number[];
  readonly bot?: string;
  readonly why?: 'left' | 'time' | 'removed';
  readonly for?: 'undo' | 'pause';
}

export interface ChatLine {
  readonly chat: number;
  readonly seat?: number;
  readonly name: string;
  readonly text?: string;
  /** In place of a text: what every reader has in his own words. */
  readonly phrase?: string;
  readonly at: number;
  /** I do not want to read who said it. */
  readonly muted?: boolean;
}

/** What the host of a table was told about somebody. */
export interface Report {
  readonly report: number;
  readonly name: string;
  readonly seat?: number;
  readonly reason: string;
  readonly at: number;
  readonly chat?: number;
  readonly text?: string;
  readonly phrase?: string;
  readonly removed?: boolean;
}

export type Told = { readonly table: string } & (
  | { readonly kind: 'snapshot'; readonly seq: number; readonly state: TableState; readonly now?: Now }
  | { readonly kind: 'table'; readonly state: TableState }
  | { readonly kind: 'plan'; readonly moves: readonly string[] }
  | { readonly kind: 'refollow' }
  | { readonly kind: 'presence'; readonly online: readonly boolean[]; readonly spectators: number }
  | ({ readonly kind: 'chat' } & ChatLine)
  | { readonly kind: 'reports'; readonly reports: readonly Report[] }
  | { readonly kind: 'removed' }
  | { readonly kind: 'row'; readonly seq: number; readonly entries: readonly (LogEntry & { readonly now?: Now })[] }
  | (LogEntry & { readonly now?: Now })
);

export interface PreviewsAnswer {
  readonly previews: readonly PreviewAnswer[];
}

export interface PreviewAnswer {
  readonly moves: readonly string[];
  readonly stopped?: 'unknown' | 'illegal';
  readonly events: readonly GameEvent[];
  readonly now: Now;
}

export interface WhyAnswer {
  readonly legal: boolean;
  readonly rule?: string;
  readonly code?: string;
}

export interface HintReason {
  readonly term: string;
  readonly message: string;
  readonly args: Readonly<Record<string, string>>;
  readonly change: number;
  readonly worth: number;
  readonly done: boolean;
}

export interface HintMove {
  readonly move: string;
  readonly then: readonly string[];
  readonly visits: number;
  readonly win_chance: number | null;
  readonly margin: number | null;
  readonly ends_game?: boolean;
  readonly reasons: readonly HintReason[];
}

export interface Hint {
  readonly seat: number;
  readonly decision: string;
  readonly simulations: number;
  readonly moves: readonly HintMove[];
}
