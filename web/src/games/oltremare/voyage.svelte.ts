// A voyage that is being drawn: port after port, of which only those are offered from which the whole distance can still
// be sailed. That is asked from the server; nothing is played before the whole way is confirmed.
import { ownSeat } from './seat';
import type { Table, View } from './types';

interface Drawn {
  readonly view: View | null;
  readonly path: readonly string[];
  readonly next: readonly string[];
}

export class Voyage {
  #drawn = $state.raw<Drawn>({ view: null, path: [], next: [] });

  constructor(private readonly table: Table) {}

  /** The ports called at, without the one where it begins. */
  get path(): readonly string[] {
    return this.#drawn.view === this.table.view ? this.#drawn.path : [];
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
    return this.path.length > 0 ? this.#drawn.next : table.legal.filter(({ kind }) => kind === 'sail').map(({ args }) => args[0]!);
  }

  /** One more step; a port that was called at already and does not continue the way takes it back to there. */
  visit(port: string): void {
    if (this.next.includes(port)) void this.draw([...this.path, port]);
    else if (port === this.start) void this.draw([]);
    else if (this.path.includes(port)) void this.draw(this.path.slice(0, this.path.lastIndexOf(port) + 1));
  }

  back(): void {
    void this.draw(this.path.slice(0, -1));
  }

  async draw(path: readonly string[]): Promise<void> {
    const { table } = this;
    const { view } = table;
    const moves = path.map((port) => `sail:${port}`);
    this.#drawn = { view, path, next: [] };
    if (this.left === 0) return table.chooseRow?.(moves, moves.length > 1 ? 'ask' : false);
    if (table.picked) table.reset();
    if (path.length === 0) return;
    const ahead = await table.look?.(moves);
    if (view !== table.view || this.path !== path) return;
    this.#drawn = { view, path, next: ahead?.legal.map(({ args }) => args[0]!) ?? [] };
  }

  /** The shell has dropped the row: the last step is open again. */
  dropped(): void {
    if (this.path.length > 0 && this.left === 0) this.back();
  }
}

const known = new WeakMap<Table, Voyage>();

export function voyageOf(table: Table): Voyage {
  let voyage = known.get(table);
  if (!voyage) known.set(table, (voyage = new Voyage(table)));
  return voyage;
}
