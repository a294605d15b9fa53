// SPDX-License-Identifier: MIT
// What chart, tray, market and decision bar share: what is looked at, and what the server says of moves not played yet.
import type { Ahead, Move } from '../../contract';
import type { Table, View } from './types';

/** Questions that belong to a move just played: it only opens them, and undo takes it back. */
const details = ['exchange', 'replaces', 'category_type', 'leave_out', 'pay_contract'];

export class Acts {
  /** The contract and the place that pointer or focus rest on. */
  contract = $state<string | null>(null);
  place = $state<string | null>(null);
  /** How the board would look after a trip to that place. */
  glimpse = $state.raw<View | null>(null);
  /** The seat whose office is open in the rail. */
  shown = $state<number | null>(null);
  /** Trips that may be chosen without any investment: both moves at once. */
  trips = $state.raw<readonly string[]>([]);
  /** What joining would lead to. */
  joined = $state.raw<Ahead<View> | null>(null);

  #asked = 0;
  #dwell: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Asks what lies behind the answers of now. Run it whenever the legal moves change. */
  async lookAhead(): Promise<void> {
    const round = ++this.#asked;
    const { legal } = this.table;
    const has = (text: string) => legal.some((move) => move.text === text);
    this.glimpse = null;
    if (!has('end')) this.trips = [];
    if (!has('join')) this.joined = null;
    if (has('end')) {
      const then = await this.table.look?.(['end']);
      if (round === this.#asked) this.trips = then?.decision === 'travel' ? then.legal.map(({ args }) => args[0]!) : [];
    }
    if (has('join')) {
      const then = await this.table.look?.(['join']);
      if (round === this.#asked) this.joined = then ?? null;
    }
  }

  /** The moves of a trip, or none where it is not allowed. */
  trip(place: string): readonly string[] {
    const go = `go:${place}`;
    if (this.table.legal.some((move) => move.text === go)) return [go];
    return this.table.legal.length > 0 && this.trips.includes(place) ? ['end', go] : [];
  }

  /** Pointer or focus came to a place, or left it. */
  lookAt(place: string | null): void {
    this.place = place;
    this.glimpse = null;
    clearTimeout(this.#dwell);
    const trip = place ? this.trip(place) : [];
    if (trip.length === 0) return;
    this.#dwell = setTimeout(() => void this.#glance(place, trip), 200);
  }

  async #glance(place: string | null, trip: readonly string[]): Promise<void> {
    const then = await this.table.look?.(trip);
    if (this.place === place) this.glimpse = then?.view ?? null;
  }

  /** A click: what only opens a question is played at once, anything else waits to be confirmed where that is wished. */
  async follow(moves: readonly Move[]): Promise<void> {
    const { table } = this;
    const [only] = moves;
    if (moves.length !== 1 || !only) return table.choose(moves);
    const then = await table.look?.([only.text]);
    if (then && then.toMove === table.toMove && details.includes(then.decision) && table.chooseRow)
      table.chooseRow([only.text], true);
    else table.choose([only]);
  }
}

const known = new WeakMap<Table, Acts>();

export function actsOf(table: Table): Acts {
  let acts = known.get(table);
  if (!acts) known.set(table, (acts = new Acts(table)));
  return acts;
}
