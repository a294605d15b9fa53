// SPDX-License-Identifier: MIT
// Shows positions one after the other, so that moves can be watched: one thing at a time, a turn of somebody else at
// most 1.2 s in all, and a tap skips.
import type { Chapter } from './chronicle';
import type { LogEntry, Now } from './protocol';
import { motion } from './settings.svelte';

export interface Scene {
  readonly entry: LogEntry;
  readonly now: Now;
  readonly own: boolean;
}

const longestStep = 520;
const longestTurn = 1200;

/** How long a scene stays before the next, when this many wait. */
export const stepFor = (waiting: number): number => Math.min(longestStep, longestTurn / Math.max(1, waiting));

const tells = ({ entry }: Scene): boolean => entry.kind !== 'move' || entry.events.length > 0;

export class Staging {
  /** The position on the board. */
  shown = $state.raw<Now | null>(null);
  /** The last move on the board. */
  last = $state.raw<LogEntry | null>(null);
  waiting = $state(0);

  #queue: Scene[] = [];
  #timer = 0;

  add(scene: Scene): void {
    this.#queue.push(scene);
    // Before my own move everything else has been seen, or is of no interest any more.
    if (scene.own || motion() === 0 || document.hidden) return this.skip();
    if (!this.#timer) this.#next();
    this.waiting = this.#queue.length;
  }

  /** To the end of what is known. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (const scene of this.#queue.splice(0)) this.#show(scene);
    this.waiting = 0;
  }

  jump(now: Now | null): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.waiting = 0;
    this.shown = now;
  }

  /** After a snapshot: the last move is in the chronicle. */
  recall(chapters: readonly Chapter[]): void {
    if (this.#queue.length > 0) return;
    const last = chapters.findLast(({ entry, undone }) => entry.kind === 'move' && !undone);
    this.last = last?.entry ?? null;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const scene = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!scene) {
      this.#timer = 0;
      return;
    }
    this.#show(scene);
    // A step that nobody sees (an offer is put together) takes no time.
    const pause = tells(scene) ? stepFor(this.#queue.filter(tells).length) * motion() : 0;
    this.#timer = window.setTimeout(() => this.#next(), pause);
  }

  #show({ entry, now }: Scene): void {
    this.shown = now;
    if (entry.kind === 'move') this.last = entry;
    if (entry.kind === 'undo') this.last = null;
  }
}
