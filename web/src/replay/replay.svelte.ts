// SPDX-License-Identifier: MIT
// A match to look at again: every position by its ply, through the eyes one chooses.
import { loadCurve } from '../end/curve';
import { loadBoard } from '../games';
import { get, type Refusal } from '../lib/api';
import { Board, type Source } from '../lib/board.svelte';
import { continued, entryEvents, type Chapter } from '../lib/chronicle';
import type { Language } from '../lib/languages';
import { loadLog } from '../lib/log';
import type { CurveData, Now, TableState } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { Words } from '../lib/vocabulary';
import { gameWords } from '../lib/words.svelte';

export type Eyes = number | 'all' | null;

export const speeds = [0.5, 1, 2, 4] as const;
/** How long a move stays at speed 1. */
const stay = 1100;

export class Replay {
  readonly id: string;
  state = $state.raw<TableState | null>(null);
  board = $state.raw<Board | null>(null);
  failure = $state.raw<Refusal | null>(null);
  chapters = $state.raw<readonly Chapter[]>([]);
  curve = $state.raw<CurveData | null>(null);
  ply = $state(0);
  /** Through whose eyes: a seat, all hands open, or null as one may see it. */
  eyes = $state<Eyes>(null);
  playing = $state(false);
  speed = $state<number>(1);

  #now = $state.raw<Now | null>(null);
  #words = $state.raw(new Words([]));
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: nothing shows it
  readonly #seen = new Map<string, Promise<Now | undefined>>();

  /** The moves that count, in order: move i leads from ply i to ply i + 1. */
  readonly moves: readonly Chapter[] = $derived.by(() =>
    this.chapters.filter(({ entry, undone }) => entry.kind === 'move' && !undone),
  );
  readonly last: number = $derived.by(() => this.moves.length);

  constructor(id: string, ply: number | undefined, eyes: Eyes) {
    this.id = id;
    this.eyes = eyes;
    void this.#open(ply);
  }

  get now(): Now | null {
    return this.#now;
  }
  get finished(): boolean {
    return this.state?.status === 'finished';
  }

  /** Effects of the page: call within an effect. */
  watch(): void {
    $effect(() => void this.#show(this.ply, this.eyes, this.finished));
    $effect(() => void this.#speak(this.state?.game, settings.language));
    $effect(() => {
      if (!this.playing) return;
      if (this.ply >= this.last) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => this.go(this.#stop(1)), stay / this.speed);
      return () => clearTimeout(timer);
    });
  }

  go(ply: number): void {
    this.ply = Math.max(0, Math.min(this.last, ply));
  }

  /** To the next or the last moment that has a story: steps of one move are passed over. */
  step(by: 1 | -1): void {
    this.playing = false;
    this.go(this.#stop(by));
  }

  toggle(): void {
    if (!this.playing && this.ply >= this.last) this.ply = 0;
    this.playing = !this.playing;
  }

  #stop(by: 1 | -1): number {
    let ply = this.ply + by;
    while (ply > 0 && ply < this.last && entryEvents(this.moves[ply - 1]?.entry).length === 0) ply += by;
    return ply;
  }

  async #open(ply: number | undefined): Promise<void> {
    const snapshot = await get<{ state: TableState }>(`/api/tables/${this.id}`);
    if (snapshot.error) return void (this.failure = snapshot.error);
    const state = snapshot.value.state;
    if (state.obstacle) return void (this.state = state);
    const [log, module, edition, curve] = await Promise.all([
      loadLog(this.id),
      loadBoard(state.game),
      get<unknown>(`/api/games/${state.game}/editions/${state.edition}`),
      loadCurve(this.id),
    ]);
    if (!module || edition.error) return void (this.failure = edition.error ?? { code: 'no_board', message: '' });
    this.state = state;
    this.chapters = continued([], log);
    this.curve = curve.value ?? null;
    this.go(ply ?? this.last);
    await Promise.all([this.#speak(state.game, settings.language), this.#show(this.ply, this.eyes, this.finished)]);
    if (this.#now)
      this.board = new Board(
        module,
        edition.value,
        () => this.#words,
        () => this.#source(),
      );
  }

  async #speak(game: string | undefined, language: Language): Promise<void> {
    if (!game) return;
    const words = await gameWords(game, language, (await loadBoard(game))?.words);
    if (settings.language === language) this.#words = words;
  }

  async #show(ply: number, eyes: Eyes, finished: boolean): Promise<void> {
    // Nothing is known yet, or this server cannot play it.
    if (this.state ? this.state.obstacle : ply === 0) return;
    const now = await this.#position(ply, finished ? (eyes ?? 'all') : null);
    if (!now || ply !== this.ply || eyes !== this.eyes) return;
    this.#now = { ...now, legal: [] };
    if (this.ply < this.last) void this.#position(this.#stop(1), finished ? (eyes ?? 'all') : null);
  }

  #position(ply: number, eyes: Eyes): Promise<Now | undefined> {
    const path = `/api/tables/${this.id}/position?ply=${ply}${eyes === null ? '' : `&seat=${eyes}`}`;
    let position = this.#seen.get(path);
    if (!position) {
      position = get<Now>(path).then((answer) => answer.value);
      this.#seen.set(path, position);
    }
    return position;
  }

  #source(): Source {
    const now = this.#now!;
    return {
      state: this.state!,
      now,
      last: this.moves[now.ply - 1]?.entry ?? null,
      story: this.moves.slice(0, now.ply).map(({ entry }) => entry),
      online: [],
      choosing: null,
    };
  }
}
