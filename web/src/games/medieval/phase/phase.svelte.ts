// SPDX-License-Identifier: MIT
// Phase 2 of a turn as one choice: what I want in each of my cities, and what it brings. Nothing is played before all of
// it is confirmed.
import type { Ahead, GameEvent } from '../../../contract';
import type { Place } from '../atlas';
import { freeIn, hasBranch, stateOf } from '../reading';
import { isAsked, mapOf } from '../seat';
import type { Table, View } from '../types';
import { optionsOf, type Option, type Wanted } from './options';
import { answers, stages, walk, wishesOf, type Choice, type Walk, type Wishes } from './walk';

export interface Result extends Walk {
  /** Ducats in and out, and the markers that are awarded when the turn is settled without an opening. */
  readonly gained: number;
  readonly paid: number;
  readonly awards: readonly Award[];
  readonly cash?: number;
  /** Points of mine that come only when the turn is settled. */
  readonly pending: number;
}

export interface Award {
  readonly place: string;
  readonly seat: number;
  readonly points: number;
}

/** All income of the turn, as it is and with the letter. */
export interface Sums {
  readonly plain: number;
  readonly double: number;
}

interface State extends Wishes {
  readonly view: View | null;
  readonly result: Result | null;
  readonly sums: Sums | null;
}

const nothing: State = { view: null, doubled: false, choices: {}, result: null, sums: null };

export class Phase implements Wanted {
  #state = $state.raw<State>(nothing);

  constructor(private readonly table: Table) {}

  get active(): boolean {
    // What was narrowed down before the position came is no answer to it.
    return (
      isAsked(this.table) && stages.has(this.table.decision) && this.table.legal.some(({ kind }) => answers.has(kind))
    );
  }

  /** A new position forgets everything. */
  get #now(): State {
    return this.#state.view === this.table.view ? this.#state : nothing;
  }

  get begun(): boolean {
    return this.#state.view === this.table.view;
  }
  get doubled(): boolean {
    return this.#now.doubled;
  }
  get result(): Result | null {
    return this.#now.result;
  }
  get sums(): Sums | null {
    return this.#now.sums;
  }
  get mayDouble(): boolean {
    return this.table.decision === 'income';
  }
  get seat(): number {
    return this.table.toMove ?? -1;
  }

  /** Open cities of mine that are still to be dealt with, then awarded ones with room. */
  get cities(): readonly Place[] {
    if (!this.active) return [];
    const { view, decision } = this.table;
    const { cities, places } = mapOf(this.table);
    const first = decision === 'paid' ? Infinity : (places.get(view.city ?? '')?.id ?? 0);
    const last = places.get(view.after ?? '')?.id ?? -1;
    const mine = cities.filter((city) => hasBranch(view, this.seat, city));
    const open = mine.filter((city) => stateOf(view, city) === 'open' && city.id >= first);
    const awarded = mine.filter(
      (city) => stateOf(view, city) === 'awarded' && city.id > last && freeIn(view, city) > 0,
    );
    return [...open, ...awarded];
  }

  choiceOf(city: Place): Choice {
    const standard: Choice = stateOf(this.table.view, city) === 'awarded' ? 'leave' : 'collect';
    if (this.doubled) return standard;
    return this.#now.choices[city.key] ?? standard;
  }

  optionsOf(city: Place): readonly Option[] {
    return optionsOf(this.table, this, city);
  }

  /** Another city that the letter is wanted for. */
  get letterIn(): string | undefined {
    return Object.keys(this.#now.choices).find((city) => this.#now.choices[city] === 'double');
  }

  choose(city: Place, choice: Choice): void {
    void this.#wish({ doubled: false, choices: { ...this.#now.choices, [city.key]: choice } });
  }

  /** The next choice that is not blocked, for clicks on the map. */
  cycle(city: Place): void {
    const free = this.optionsOf(city).filter(({ blocked }) => blocked === undefined);
    const at = free.findIndex(({ choice }) => choice === this.choiceOf(city));
    const next = free[(at + 1) % free.length];
    if (next) this.choose(city, next.choice);
  }

  double(doubled: boolean): void {
    void this.#wish({ doubled, choices: this.#now.choices });
  }

  /** Everything as the rules have it without a word of mine: collect. */
  begin(): void {
    void this.#wish({ doubled: false, choices: {} });
  }

  /** A hint has picked a row. Of my own the server may only be able to say the beginning. */
  adopt(row: readonly string[]): void {
    if (row.some((move, i) => move !== this.result?.row[i])) void this.#wish(wishesOf(row));
  }

  /** Again, after it was dropped. */
  pick(): void {
    const { result } = this;
    if (!result || result.row.length === 0) return;
    // A row that is picked twice is confirmed: that is for the button.
    this.table.reset();
    this.table.chooseRow?.(result.row, 'ask');
  }

  async #wish(wishes: Wishes): Promise<void> {
    const { table } = this;
    const { view } = table;
    const mine: State = { ...this.#now, ...wishes, view };
    this.#state = mine;
    const result = await this.#ask(wishes);
    if (this.#state !== mine || view !== table.view || !this.active) return;
    this.#state = { ...mine, result, sums: mine.sums ?? (await this.#sum()) };
    if (view === table.view && this.active) this.pick();
  }

  async #ask(wishes: Wishes): Promise<Result> {
    const { table, seat } = this;
    const look = (row: readonly string[]): Promise<Ahead<View> | null> => table.look?.(row) ?? Promise.resolve(null);
    const { toMove, decision, view, legal } = table;
    const walked = await walk({ toMove, decision, view, legal }, wishes, look, this.#guess(wishes));
    const { after, row } = walked;
    const opens = after?.decision === 'open' && after.toMove === seat;
    const settled = opens ? await look([...row, 'pass']) : after;
    const events = settled?.events ?? [];
    const awards = awardsIn(events);
    const pending = opens ? awards.reduce((sum, award) => (award.seat === seat ? sum + award.points : sum), 0) : 0;
    return {
      ...walked,
      awards,
      pending,
      gained: ducats(events, seat, ['collected', 'income']),
      paid: ducats(events, seat, ['paid']),
      cash: after?.view.players[seat]?.cash,
    };
  }

  /** The row that these wishes probably are, up to the end of the turn. */
  #guess({ doubled, choices }: Wishes): readonly string[] {
    const { decision, view } = this.table;
    if (doubled) return ['income:double', 'pass'];
    const awarded = (city: Place): boolean => stateOf(view, city) === 'awarded';
    const answers = this.cities.flatMap((city) => {
      const choice = choices[city.key] ?? (awarded(city) ? 'leave' : 'collect');
      return choice === 'leave' ? [] : [`${choice}:${city.key}`];
    });
    return [
      ...(decision === 'income' ? ['income:plain'] : []),
      ...answers,
      ...(this.cities.some(awarded) ? ['done'] : []),
      'pass',
    ];
  }

  async #sum(): Promise<Sums | null> {
    if (!this.mayDouble) return null;
    const [plain, double] = await Promise.all([
      this.#ask({ doubled: false, choices: {} }),
      this.#ask({ doubled: true, choices: {} }),
    ]);
    return { plain: plain.gained, double: double.gained };
  }
}

const awardsIn = (events: readonly GameEvent[]): Award[] =>
  events
    .filter(({ event }) => event === 'awarded')
    .map(({ actor, args }) => ({ place: args.place!, seat: actor!, points: Number(args.points) }));

const ducats = (events: readonly GameEvent[], seat: number, names: readonly string[]): number =>
  events
    .filter(({ event, actor }) => actor === seat && names.includes(event))
    .reduce((sum, { args }) => sum + Number(args.ducats), 0);

const known = new WeakMap<Table, Phase>();

export function phaseOf(table: Table): Phase {
  let phase = known.get(table);
  if (!phase) known.set(table, (phase = new Phase(table)));
  return phase;
}
