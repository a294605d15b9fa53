// SPDX-License-Identifier: MIT
// The table as a board sees it: what the server told, what is picked, and words for all of it.
import type { Ahead, BoardModule, BoardTable, LastMove, Move, OfSomeGame, Part, Preview, SeatInfo } from '../contract';
import type { Choosing } from './choosing.svelte';
import { movePartKinds } from './moves';
import type { LogEntry, Now, Scores, TableState, Viewer } from './protocol';
import { houseBySeat, seatInfos } from './seats';
import { settings } from './settings.svelte';
import { Words, type WordArgs } from './vocabulary';
import { parseMove, Wording } from './wording';
import { shellWords } from './words.svelte';

/** Where a board's matter comes from: a live table, or a moment of a finished one. */
export interface Source {
  readonly state: TableState;
  readonly now: Now;
  readonly last: LogEntry | null;
  /** The moves that led here. */
  readonly story?: readonly LogEntry[];
  readonly online: readonly boolean[];
  /** Null where nothing can be chosen: replays, spectators, the past. */
  readonly choosing: Choosing | null;
}

const noScores: Scores = { over: false, unit: 1, seats: [] };

export class Board implements BoardTable {
  readonly edition: OfSomeGame;
  readonly module: BoardModule;
  readonly #source: () => Source;
  readonly #words: () => Words;

  readonly seats: readonly SeatInfo[] = $derived.by(() => this.#seats());
  readonly legal: readonly Move[] = $derived.by(() => this.#choosing?.narrowed ?? this.allLegal);
  readonly allLegal: readonly Move[] = $derived.by(() => this.#mine().map(parseMove));
  readonly last: LastMove | null = $derived.by(() => this.#lastMove());
  readonly story: readonly LastMove[] = $derived.by(() =>
    (this.#source().story ?? []).flatMap((entry) => moveOf(entry) ?? []),
  );
  readonly preview: Preview<OfSomeGame> | null = $derived.by(() => this.#preview());
  readonly hinted: readonly string[] = $derived.by(() => this.#choosing?.hint?.moves.map(({ move }) => move) ?? []);
  readonly hintedRows: readonly (readonly string[])[] = $derived.by(
    () => this.#choosing?.hint?.moves.map(({ move, then }) => [move, ...then]) ?? [],
  );
  readonly words: Words = $derived.by(() => this.#words().before(shellWords()));
  readonly wording: Wording = $derived.by(() => this.#wording());

  constructor(module: BoardModule, edition: unknown, words: () => Words, source: () => Source) {
    this.module = module;
    this.edition = edition;
    this.#words = words;
    this.#source = source;
  }

  get game(): string {
    return this.#source().state.game;
  }
  get options(): TableState['options'] {
    return this.#source().state.options;
  }
  get viewer(): Viewer {
    return this.#source().now.viewer;
  }
  get view(): OfSomeGame {
    return this.#source().now.view;
  }
  get toMove(): number | null {
    return this.#source().now.to_move;
  }
  get decision(): string {
    return this.#source().now.decision;
  }
  /** What the others can see of a seat's points; the breakdown tells the rest. */
  pointsOf(seat: number): number {
    const known = this.scores.over ? undefined : this.module.points?.(this.view, seat);
    return known === undefined ? (this.scores.seats[seat]?.total ?? 0) : known * this.scores.unit;
  }

  scoreIcon(label: string): string {
    return this.module.scoreIcon?.(label) ?? 'ducat';
  }

  get scores(): Scores {
    return this.#source().now.scores ?? noScores;
  }
  get picked(): Move | null {
    return this.#choosing?.picked ?? null;
  }
  get letters(): boolean {
    return settings.letters;
  }

  choose(moves: readonly Move[]): void {
    this.#choosing?.choose(moves);
  }
  reset(): void {
    this.#choosing?.reset();
  }
  look(moves: readonly string[]): Promise<Ahead<OfSomeGame> | null> {
    return this.#choosing?.look(moves) ?? Promise.resolve(null);
  }
  chooseRow(moves: readonly string[], begin: boolean | 'ask' = false): void {
    this.#choosing?.pick(moves, begin);
  }
  why(move: string): void {
    void this.#choosing?.why(move);
  }
  say(key: string, args?: WordArgs): string {
    return this.words.say(key, args);
  }
  title(part: Part, many = false): string {
    return this.wording.component(part, many);
  }
  moveText(move: Move): string {
    return this.wording.move(move);
  }

  get #choosing(): Choosing | null {
    return this.#source().choosing;
  }

  #mine(): readonly string[] {
    return this.#choosing ? (this.#source().now.legal ?? []) : [];
  }

  #seats(): SeatInfo[] {
    const { state, online, now } = this.#source();
    const own = typeof now.viewer === 'number' ? now.viewer : null;
    const house = houseBySeat(this.module.colours, state.seats.length, own, settings.house);
    return seatInfos(state.seats, now.viewer, online, house);
  }

  #wording(): Wording {
    return new Wording(this.words, {
      viewer: this.viewer,
      seats: this.seats.map(({ name }) => name),
      colours: this.module.colours,
      partKinds: (move) => movePartKinds(this.game, move),
      partTitle: (part) => this.module.partTitle(part, this.edition, (key, args) => this.words.say(key, args)),
    });
  }

  #lastMove(): LastMove | null {
    return moveOf(this.#source().last);
  }

  #preview(): Preview<OfSomeGame> | null {
    const outcome = this.#choosing?.outcome;
    if (!outcome) return null;
    const before = this.scores.seats;
    return {
      moves: outcome.moves,
      view: outcome.now.view,
      events: outcome.events,
      gains: outcome.now.scores.seats.map(({ total }, seat) => total - (before[seat]?.total ?? 0)),
    };
  }
}

function moveOf(entry: LogEntry | null): LastMove | null {
  if (entry?.kind !== 'move' || entry.seat === null) return null;
  return { seat: entry.seat, move: parseMove(entry.move), events: entry.events };
}
