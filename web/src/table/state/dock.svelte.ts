// SPDX-License-Identifier: MIT
// Whether the board's own panel is open: docked where there is room, on small screens when it is asked for or waits for
// the viewer. Who folds it is left alone until something else has to be settled.
import { SvelteMap } from 'svelte/reactivity';
import type { Docked } from '../../contract';

export class Dock {
  readonly #chosen = new SvelteMap<string, boolean>();
  readonly #now: () => Docked | null;
  readonly #roomy: () => boolean;

  constructor(now: () => Docked | null, roomy: () => boolean) {
    this.#now = now;
    this.#roomy = roomy;
  }

  /** What there is to settle. */
  get now(): Docked | null {
    return this.#now();
  }

  get open(): boolean {
    const now = this.#now();
    return now !== null && (this.#chosen.get(now.key) ?? (this.#roomy() || now.urgent));
  }

  set open(open: boolean) {
    const now = this.#now();
    if (now) this.#chosen.set(now.key, open);
  }
}
