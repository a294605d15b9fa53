// SPDX-License-Identifier: MIT
// A voyage that is being drawn: port after port, of which only those are offered from which the whole distance can still
// be sailed. That is asked from the server; nothing is played before the whole way is confirmed.
import { ownSeat } from './seat';
import type { Table, View } from './types';

interface Drawn {
  readonly view: View | null;
  /** The steps that were chosen; where a step leaves only one way on, the game takes it by itself. */
  readonly chosen: readonly string[];
  readonly path: readonly string[];
  readonly next: readonly string[];
}

const nowhere: Drawn = { view: null, chosen: [], path: [], next: [] };

export class Voyage {
  #state = $state.raw<Drawn>(nowhere);

  constructor(private readonly table: Table) {}

  /** A new position forgets it. */
  get #drawn(): Drawn {
    return this.#state.view === this.table.view ? this.#state : nowhere;
  }

  /** The ports called at, without the one where it begins. */
  get path(): readonly string[] {
    return this.#drawn.path;
  }

  get start(): string | undefined {
    return this.table.view.players[ownSeat(this.table) ?? -1]?.ship;
  }

  /** Routes still to draw. */
  get left(): number {
    return (this.table.view.to_sail ?? 0) - this.path.length;
  }

  /** Ports that continue it. */
  get next(): readonly string[] {
    const { table } = this;
    if (table.decision !== 'sail' || table.legal.length === 0) return [];
    return this.path.length > 0
      ? this.#drawn.next
      : table.legal.filter(({ kind }) => kind === 'sail').map(({ args }) => args[0]!);
  }

  /** The moves that lead to a port that continues it. */
  rowTo(port: string): readonly string[] {
    return [...this.#drawn.chosen, port].map((step) => `sail:${step}`);
  }

  /** One more step; a port on the way takes the last step back, the one where it begins all of them. */
  visit(port: string): void {
    if (this.next.includes(port)) void this.#draw([...this.#drawn.chosen, port]);
    else if (port === this.start) void this.#draw([]);
    else this.back();
  }

  back(): void {
    void this.#draw(this.#drawn.chosen.slice(0, -1));
  }

  /** The shell has dropped the row: the last step is open again. */
  dropped(): void {
    if (this.path.length > 0 && this.left === 0) this.back();
  }

  async #draw(chosen: readonly string[]): Promise<void> {
    const { table } = this;
    const { view } = table;
    const moves = chosen.map((port) => `sail:${port}`);
    const drawn: Drawn = { view, chosen, path: chosen, next: [] };
    this.#state = drawn;
    if (table.picked) table.reset();
    if (chosen.length === 0) return;
    const ahead = await table.look?.(moves);
    if (view !== table.view || this.#state !== drawn || !ahead) return;
    const path = ahead.events.filter(({ event }) => event === 'sailed').map(({ args }) => args.port!);
    const goesOn = ahead.decision === 'sail';
    this.#state = { view, chosen, path, next: goesOn ? ahead.legal.map(({ args }) => args[0]!) : [] };
    if (!goesOn) table.chooseRow?.(moves, chosen.length > 1 ? 'ask' : false);
  }
}

const known = new WeakMap<Table, Voyage>();

export function voyageOf(table: Table): Voyage {
  let voyage = known.get(table);
  if (!voyage) known.set(table, (voyage = new Voyage(table)));
  return voyage;
}
