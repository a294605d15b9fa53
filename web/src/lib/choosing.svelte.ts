// SPDX-License-Identifier: MIT
// What I am about to do: the legal moves narrowed by what was clicked, the row of moves that is picked, what it would
// bring, and the rule that stands against what was tried.
import type { Ahead, GameEvent, Move, OfSomeGame } from '../contract';
import type { Answer, Refusal, WhyAnswer } from './api';
import type { Hint, Now, PreviewAnswer, PreviewsAnswer } from './protocol';
import { parseMove } from './wording';

export interface Server {
  readonly seq: number;
  tell<T>(name: string, members?: Record<string, unknown>): Promise<Answer<T>>;
  play(moves: readonly string[]): Promise<Answer<unknown>>;
}

/** Rows that the server previews in one call. */
const mostLooks = 32;

interface Look {
  readonly moves: readonly string[];
  readonly settle: (answer: Answer<PreviewAnswer>) => void;
}

export interface Outcome {
  readonly moves: readonly string[];
  readonly now: Now;
  readonly events: readonly GameEvent[];
}

export class Choosing {
  /** Moves that remain after a click that fits several; null: all. */
  narrowed = $state.raw<readonly Move[] | null>(null);
  row = $state.raw<readonly string[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  refusal = $state.raw<(Refusal & { readonly move?: string }) | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);

  readonly #server: Server;
  readonly #confirms: () => boolean;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: nothing shows it
  readonly #looks = new Map<string, Promise<Answer<PreviewAnswer>>>();
  #looksAt = -1;
  /** Asked since the last call. */
  #asking: Look[] = [];

  constructor(server: Server, confirms: () => boolean) {
    this.#server = server;
    this.#confirms = confirms;
  }

  get picked(): Move | null {
    const last = this.row[this.row.length - 1];
    return last === undefined ? null : parseMove(last);
  }

  choose(moves: readonly Move[]): void {
    this.refusal = null;
    if (moves.length === 1) return this.pick([moves[0]!.text]);
    if (moves.length === 0) return;
    this.row = [];
    this.outcome = null;
    this.narrowed = moves;
  }

  /** Picks moves to be confirmed, or plays them where nothing needs confirming. A second click on the same confirms. */
  pick(row: readonly string[], begin: boolean | 'ask' = false): void {
    this.refusal = null;
    const same = row.join(' ') === this.row.join(' ');
    this.row = row;
    if (begin === true || same || (begin !== 'ask' && !this.#confirms())) return void this.confirm();
    this.outcome = null;
    void this.#preview(row);
  }

  async confirm(): Promise<void> {
    const row = this.row;
    if (row.length === 0) return;
    const answer = await this.#server.play(row);
    this.reset();
    if (answer.error) this.refusal = { ...answer.error, move: row[row.length - 1] };
  }

  reset(): void {
    this.narrowed = null;
    this.row = [];
    this.outcome = null;
    this.refusal = null;
  }

  /** A new position: nothing of the old one counts. */
  renew(): void {
    this.reset();
    this.hint = null;
  }

  async why(move: string): Promise<void> {
    const answer = await this.#server.tell<WhyAnswer>('why', { move });
    if (answer.error) this.refusal = { ...answer.error, move };
    else if (!answer.value.legal) {
      this.refusal = { code: answer.value.code ?? 'illegal_move', message: '', rule: answer.value.rule, move };
    }
  }

  async look(moves: readonly string[]): Promise<Ahead<OfSomeGame> | null> {
    const { value } = await this.#imagine(moves);
    if (!value || value.moves.length < moves.length) return null;
    const { to_move, decision, view, legal } = value.now;
    return { toMove: to_move, decision, view, legal: (legal ?? []).map(parseMove), events: value.events };
  }

  async ask(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    const at = this.#server.seq;
    const answer = await this.#server.tell<{ hint: Hint }>('hint');
    this.hinting = false;
    if (at !== this.#server.seq) return;
    if (answer.error) this.refusal = answer.error;
    else this.hint = answer.value.hint;
  }

  async #preview(row: readonly string[]): Promise<void> {
    const { value } = await this.#imagine(row);
    if (value && row === this.row) this.outcome = { moves: value.moves, now: value.now, events: value.events };
  }

  /** What moves would bring; asked once a position. What is asked at the same time goes to the server in one call. */
  #imagine(moves: readonly string[]): Promise<Answer<PreviewAnswer>> {
    if (this.#looksAt !== this.#server.seq) {
      this.#looks.clear();
      this.#looksAt = this.#server.seq;
    }
    const key = moves.join(' ');
    let asked = this.#looks.get(key);
    if (!asked) {
      asked = new Promise((settle) => this.#asking.push({ moves, settle }));
      this.#looks.set(key, asked);
      if (this.#asking.length === 1) queueMicrotask(() => this.#askTogether());
    }
    return asked;
  }

  #askTogether(): void {
    const looks = this.#asking;
    this.#asking = [];
    for (let i = 0; i < looks.length; i += mostLooks) void this.#askFor(looks.slice(i, i + mostLooks));
  }

  async #askFor(looks: readonly Look[]): Promise<void> {
    const rows = looks.map(({ moves }) => moves);
    const answer = await this.#server.tell<PreviewsAnswer>('preview', { rows });
    looks.forEach(({ settle }, i) => settle(answer.error ? answer : { value: answer.value.previews[i]! }));
  }
}
