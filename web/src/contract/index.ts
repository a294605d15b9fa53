// SPDX-License-Identifier: MIT
// What the shell and the board of a game know of each other. The shell owns the connection, the pages, the words and
// everything around the chart; a board (src/games/ID/index.ts exports one `BoardModule`) draws one game and says which
// of its things may be clicked. Neither knows a rule: what is legal, what a move would bring and why something is not
// allowed is asked from the server.
import type { Component } from 'svelte';
import type { components } from '../generated/protocol';
import type { House } from '../kit/houses';

/** The shell hands views and editions on unread: their shape is known to the board of their game alone. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- `unknown` would forbid a board to name its own shape
export type OfSomeGame = any;

/** A move in notation, taken apart: "pay:red+1wild" is { kind: "pay", args: ["red", "1wild"] }. Hidden parts are "_". */
export interface Move {
  readonly text: string;
  readonly kind: string;
  readonly args: readonly string[];
}

/** A component of the game as the catalogues know it: card red, route R34. */
export interface Part {
  readonly kind: string;
  readonly name: string;
}

/** Something that happened, as the server tells it: args are the placeholders of its message, in order. */
export type GameEvent = components['schemas']['Happening'];
/** The lines are in 1/unit. */
export type SeatScore = components['schemas']['SeatScore'];

export interface SeatInfo {
  readonly index: number;
  readonly name: string;
  readonly house: House;
  readonly you: boolean;
  /** The level of the bot that plays it now. */
  readonly bot?: string;
  /** The name is what the record of an imported match says. */
  readonly claimed?: boolean;
  readonly online: boolean;
}

/** What a move that was picked would bring, as far as it can be known. */
export interface Preview<View> {
  readonly moves: readonly string[];
  readonly view: View;
  readonly events: readonly GameEvent[];
  /** By seat: points in 1/unit more than now. */
  readonly gains: readonly number[];
}

/** The last move that was played, for its trace on the board. */
export interface LastMove {
  readonly seat: number;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

/** A moment that moves not played yet would lead to. `legal` is empty where it is somebody else's to decide. */
export interface Ahead<View> {
  readonly toMove: number | null;
  readonly decision: string;
  readonly view: View;
  readonly legal: readonly Move[];
  /** What would have happened on the way. */
  readonly events: readonly GameEvent[];
}

/** A table as its board sees it. Reactive: what a component reads it follows. `View` is `state` of docs/records.md. */
export interface BoardTable<View = OfSomeGame, Edition = OfSomeGame> {
  readonly game: string;
  readonly edition: Edition;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly SeatInfo[];
  readonly viewer: number | 'spectator' | 'all';
  readonly view: View;
  readonly toMove: number | null;
  readonly decision: string;
  readonly scores: { readonly over: boolean; readonly unit: number; readonly seats: readonly SeatScore[] };
  /** What I may do now, narrowed down by what I have chosen so far. Empty when nothing is asked of me, and in replays. */
  readonly legal: readonly Move[];
  /** The move I picked and have not confirmed, and what it would bring once the server has said so. */
  readonly picked: Move | null;
  readonly preview: Preview<View> | null;
  readonly last: LastMove | null;
  /** All moves that led here, the oldest first: what was offered in this turn, and what became of it. */
  readonly story?: readonly LastMove[];
  /** Moves that the hint named, best first. */
  readonly hinted: readonly string[];
  /** The same with the moves that should follow. */
  readonly hintedRows?: readonly (readonly string[])[];
  /** Letters instead of charges on pieces. */
  readonly letters: boolean;

  /** Click on something that belongs to these legal moves: one is picked (or played), of several the choice opens. */
  choose(moves: readonly Move[]): void;
  /** Back to all legal moves, nothing picked. */
  reset(): void;
  /** How it would be after these moves, of which none is played; null where they cannot be played or the server cannot
   *  say. For boards on which one click means several moves: a free village is insert, with:trader, at:ROUTE. */
  look?(moves: readonly string[]): Promise<Ahead<View> | null>;
  /** Several moves in a row, meant as one: previewed, confirmed and played together. With `begin` they only open a
   *  question (which piece is moved) and are played without confirming; undo takes them back. With `ask` they are
   *  confirmed whatever the settings say: many clicks made them, and the last should not play them. */
  chooseRow?(moves: readonly string[], begin?: boolean | 'ask'): void;
  /** Why this is not allowed: the shell asks the server and shows the rule. */
  why(move: string): void;
  /** A text from the catalogues of the game, the board or the shell. */
  say(key: string, args?: Record<string, string | number>): string;
  /** What a component is called. */
  title(part: Part, many?: boolean): string;
  /** A move in words. */
  moveText(move: Move): string;
}

/** A panel of the game's own, in front of chronicle, chat and rules: a market, a negotiation, a phase. */
export interface SidePart<View = OfSomeGame, Edition = OfSomeGame> {
  readonly Panel: Component<{ table: BoardTable<View, Edition> }>;
  /** The key of its title, and its symbol. */
  readonly title: string;
  readonly icon: string;
  /** It is not what the rail opens with: that is the chronicle. */
  readonly behind?: boolean;
  /** Whether it waits for the viewer: when that begins it is brought to the front. */
  waits?(table: BoardTable<View, Edition>): boolean;
}

/** What the decision bar says instead of its own. */
export interface Asking {
  /** Who it is about, in bold, before the reason: instead of "Your turn." */
  readonly lead?: string;
  readonly why?: string;
  readonly what?: string;
}

/** Something to be settled beside the board, such as a negotiation. It takes the place of the tabs in the rail, stands
 *  beside the board of a tablet, and is the sheet of a phone at full height. */
export interface Docked {
  /** What is settled: who folded it is asked again only by another key. */
  readonly key: string;
  /** For the button that brings it back. */
  readonly title: string;
  /** It is asked of the viewer and nowhere else: a small screen opens it by itself. */
  readonly urgent: boolean;
  /** What is picked is what it says: while it is, hints and the button that brings it back stay on offer. */
  readonly holdsRow?: boolean;
}

export interface DockPart<View = OfSomeGame, Edition = OfSomeGame> {
  readonly Panel: Component<{ table: BoardTable<View, Edition>; compact: boolean; time?: string; onfold: () => void }>;
  /** Null: nothing to settle now. */
  now(table: BoardTable<View, Edition>): Docked | null;
}

/** A part of the text view: for screen readers, and for whoever likes to read. */
export interface TextSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Catalogues by file name, as import.meta.glob finds them: ./words.LANG.ftl. */
export type Catalogues = Readonly<Record<string, () => Promise<string>>>;

export interface BoardModule<View = OfSomeGame, Edition = OfSomeGame> {
  /** The chart, in a <Chart> (src/board/Chart.svelte), edge to edge. */
  readonly Board: Component<{ table: BoardTable<View, Edition> }>;
  /** What is mine: hand, desk, contracts. `compact` is the strip of a phone. */
  readonly Tray: Component<{ table: BoardTable<View, Edition>; compact: boolean }>;
  /** The public figures of a seat, below name and points in its card; `tight`: the few that fit between them. */
  readonly Figures: Component<{ table: BoardTable<View, Edition>; seat: SeatInfo; tight?: boolean }>;
  /** Where a seat stands, in a few words below its name. */
  readonly Where?: Component<{ table: BoardTable<View, Edition>; seat: SeatInfo }>;
  /** How far the game has gone, for the top bar. */
  readonly Progress: Component<{ table: BoardTable<View, Edition> }>;
  /** A piece of the empty board for the home page, drawn by the same code. */
  readonly Crop: Component<{ edition: Edition }>;
  /** Choices that are not on the board (the way to pay, which contracts to keep). Without it: buttons with words. */
  readonly Choices?: Component<{ table: BoardTable<View, Edition> }>;

  /** What a component is called where the catalogue has no words for it. */
  partTitle(part: Part, edition: Edition, say: BoardTable['say']): string;
  /** Whether this move begins with a click on board or tray. The others become buttons. */
  isOnBoard(move: Move): boolean;
  /** Whether this move ends something (the turn, a chain of moves): a button at the end of the decision bar. The answer
   *  that does something is `primary`: joining a trip, beside staying at home. */
  closes?(move: Move): boolean | 'primary';
  /** The game's own words for what is asked now, while nothing is picked. Without it: those of the catalogue. */
  asks?(table: BoardTable<View, Edition>): Asking | undefined;
  /** A panel of the game's own. Without it: chronicle, chat and rules. */
  readonly side?: SidePart<View, Edition>;
  /** What is settled beside the board. */
  readonly dock?: DockPart<View, Edition>;
  /** What the button of a closing move says, and its symbol, where it is not the move in words. */
  button?(
    move: Move,
    table: BoardTable<View, Edition>,
    narrow: boolean,
  ): { readonly text: string; readonly icon?: string } | undefined;
  /** What the button says that plays these moves as one; without it: the last of them in words. */
  rowText?(row: readonly Move[], table: BoardTable<View, Edition>): string | undefined;
  /** What these moves bring, as far as the board shows it, where the server cannot say. */
  rowWhy?(row: readonly Move[], table: BoardTable<View, Edition>): string | undefined;
  /** The same as a question, without its mark; without it: what the button says. */
  rowAsked?(row: readonly Move[], table: BoardTable<View, Edition>): string | undefined;
  /** The points of a seat that everybody knows, where `scores` counts in what only the viewer knows. */
  points?(view: View, seat: number): number;
  /** The symbol of a line of the score, by its label. Without it: a coin. */
  scoreIcon?(label: string): string | undefined;
  /** The colours of the box by seat, mapped to houses by the shell. */
  readonly colours: readonly string[];
  /** The board in words. */
  describe(table: BoardTable<View, Edition>): readonly TextSection[];
  /** Where the action is: canvas coordinates to centre a small screen on. */
  focus?(table: BoardTable<View, Edition>): readonly (readonly [number, number])[];
  /** Words of the board's own, beside those of games/ID/words.*.ftl. */
  readonly words: Catalogues;
}
