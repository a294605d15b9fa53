// SPDX-License-Identifier: MIT
// Clocks run here between two words of the server.
import { onDestroy } from 'svelte';
import type { RunningClock } from '../../lib/protocol';
import type { LiveTable } from '../../lib/table.svelte';

const day = 86_400_000;

/** 2:05, 1:02:03, or days and hours where there are many. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (ms >= day) return `${Math.floor(ms / day)}d ${Math.floor((ms % day) / 3_600_000)}h`;
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** What a seat has left at that time of the server. A clock that is yet to run stands still. */
export function timeLeft(clock: RunningClock, seat: number, time: number): number | undefined {
  const kept = clock.left[seat];
  if (kept === undefined || clock.running !== seat) return kept;
  return kept - Math.max(0, time - clock.since);
}

type Clocked = Pick<LiveTable, 'now' | 'state' | 'ahead'>;

export class TableClock {
  #tick = $state(Date.now());
  readonly #live: Clocked;

  constructor(live: Clocked) {
    this.#live = live;
    const timer = setInterval(() => (this.#tick = Date.now()), 500);
    onDestroy(() => clearInterval(timer));
  }

  get time(): number {
    return this.#tick;
  }

  /** Milliseconds left to a seat; null: it has no clock. */
  left(seat: number): number | null {
    const { now, state, ahead } = this.#live;
    if (!now?.clock || state?.seats[seat]?.bot) return null;
    return timeLeft(now.clock, seat, this.#tick - ahead) ?? null;
  }
}
