// SPDX-License-Identifier: MIT
// Cards that are chosen one after the other and meant as one: those to be played, and the order in which they are loaded.
import { atlasOf } from './atlas';
import { ownPlayer, handOf } from './seat';
import type { Table, View } from './types';

export class Picks {
  #state = $state.raw<{ readonly view: View | null; readonly cards: readonly string[] }>({ view: null, cards: [] });

  constructor(private readonly table: Table) {}

  /** In the order of choosing. A new position forgets them. */
  get cards(): readonly string[] {
    return this.#state.view === this.table.view ? this.#state.cards : [];
  }

  /** Cards to choose now: to play, or to load; the last one is loaded by itself. */
  get needed(): number {
    const { decision, view } = this.table;
    if (decision === 'play') return view.to_play ?? 0;
    return decision === 'load' ? (view.played?.length ?? 1) - 1 : 0;
  }

  /** Cards that may be chosen now. Moves name cards in their order: what comes before a card laid out is out of reach. */
  get offered(): readonly string[] {
    const { table } = this;
    if (table.legal.length === 0) return [];
    const laid = table.view.played ?? [];
    if (table.decision === 'load') return laid;
    if (table.decision !== 'play') return [];
    const { cardOrder } = atlasOf(table.edition);
    const last = Math.max(-1, ...laid.map(cardOrder));
    return handOf(ownPlayer(table)).filter((card) => cardOrder(card) > last);
  }

  get isFull(): boolean {
    return this.needed > 0 && this.cards.length === this.needed;
  }

  toggle(card: string): void {
    const without = this.cards.filter((each) => each !== card);
    const room =
      without.length < this.cards.length
        ? without
        : [...without.slice(Math.max(0, without.length + 1 - this.needed)), card];
    this.choose(room);
  }

  choose(cards: readonly string[]): void {
    const { table } = this;
    this.#state = { view: table.view, cards };
    if (!this.isFull) return table.reset();
    const { cardOrder } = atlasOf(table.edition);
    const named = table.decision === 'play' ? cards.toSorted((one, other) => cardOrder(one) - cardOrder(other)) : cards;
    table.chooseRow?.(
      named.map((card) => `${table.decision}:${card}`),
      'ask',
    );
  }

  /** The shell has dropped the row: the last card goes back. */
  dropped(): void {
    if (this.isFull) this.#state = { view: this.table.view, cards: this.cards.slice(0, -1) };
  }
}

const known = new WeakMap<Table, Picks>();

export function picksOf(table: Table): Picks {
  let picks = known.get(table);
  if (!picks) known.set(table, (picks = new Picks(table)));
  return picks;
}
