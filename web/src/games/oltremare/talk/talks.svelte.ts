// SPDX-License-Identifier: MIT
// The negotiation that the viewer is in: with whom, what lies on the table, and the moves that would settle it. A draft
// is kept here and nowhere else until it is proposed.
import { handOf, isAsked, ownPlayer, cardOf } from '../seat';
import { howMany, type Good, type Table } from '../types';
import {
  answerTo,
  deliveries,
  draftOf,
  goodsIn,
  limitsOf,
  nothing,
  sameGoods,
  sizeOf,
  steps,
  taken,
  type Terms,
} from './terms';

/** home: whom to talk to; build: an offer; answer: to somebody's; deliver: what was agreed; wait: for the other. */
export type Mode = 'home' | 'build' | 'answer' | 'deliver' | 'wait';

/** Steps of an offer that is not sent yet. */
const drafting = ['give', 'claim', 'want', 'ducats', 'send'];

export class Talks {
  #chosen = $state.raw<{ readonly turn: number; readonly seat: number } | null>(null);
  #edited = $state.raw<{ readonly key: string; readonly terms: Terms } | null>(null);

  constructor(private readonly table: Table) {}

  get mode(): Mode | null {
    const { table } = this;
    const { view, decision, viewer } = table;
    if (typeof viewer !== 'number' || table.scores.over) return null;
    if (isAsked(table)) {
      if (decision === 'trade') return table.options.trade === 'none' ? null : this.#isChosen ? 'build' : 'home';
      if (decision === 'answer' || decision === 'deliver') return decision;
      return decision === 'reply' || drafting.includes(decision) ? 'build' : null;
    }
    const involved = view.active === viewer || view.offer?.proposer === viewer || view.offer?.partner === viewer;
    return involved && (view.offer !== undefined || view.call !== undefined) ? 'wait' : null;
  }

  get #isChosen(): boolean {
    return (
      this.#chosen !== null && this.#chosen.turn === this.table.view.turn && this.#chosen.seat !== this.table.viewer
    );
  }

  /** The other side. */
  get partner(): number | null {
    const { view, viewer } = this.table;
    if (view.offer) return view.offer.proposer === viewer ? view.offer.partner : view.offer.proposer;
    if (view.call) return view.active === viewer ? view.call.replier : view.active;
    return this.#isChosen ? this.#chosen!.seat : null;
  }

  talkTo(seat: number | null): void {
    this.#chosen = seat === null ? null : { turn: this.table.view.turn, seat };
  }

  get hand(): readonly string[] {
    return handOf(ownPlayer(this.table));
  }

  get partnerHand(): number {
    return howMany(this.table.view.players[this.partner ?? -1]?.hand);
  }

  get #key(): string {
    const { view } = this.table;
    return [
      view.turn,
      this.mode,
      this.partner,
      view.calls,
      this.mode === 'answer' ? (view.answered?.length ?? 0) : '',
    ].join('/');
  }

  /** What lies on the table before I change it. */
  get initial(): Terms {
    const { offer } = this.table.view;
    if (!offer?.gives) return nothing;
    return offer.proposer === this.table.viewer ? draftOf(offer) : answerTo(this.table, offer, this.hand);
  }

  get terms(): Terms {
    if (this.mode === 'wait' || this.#edited?.key !== this.#key) return this.initial;
    const { terms } = this.#edited;
    return { ...terms, gives: terms.gives.filter((card) => this.hand.includes(card)) };
  }

  get mayEdit(): boolean {
    const { mode, table } = this;
    if (table.legal.length === 0) return false;
    return mode === 'build' || (mode === 'answer' && table.legal.some(({ kind }) => kind === 'counter'));
  }

  edit(change: Partial<Terms>): void {
    this.#edited = { key: this.#key, terms: { ...this.terms, ...change } };
  }

  /** A card of my hand onto the table, or back. */
  toggle(card: string): void {
    const { gives } = this.terms;
    if (gives.includes(card)) return this.edit({ gives: gives.filter((each) => each !== card) });
    if (this.mayEdit && gives.length < limitsOf(this.table).cards) return this.edit({ gives: [...gives, card] });
  }

  /** Of the cards that are asked for this one instead of another of its good. */
  swap(card: string): void {
    const { gives } = this.terms;
    const good = cardOf(this.table, card)?.good;
    const other = gives.find((each) => cardOf(this.table, each)?.good === good);
    if (other && !gives.includes(card)) this.edit({ gives: gives.map((each) => (each === other ? card : each)) });
  }

  want(good: Good, change: number): void {
    const { wants } = this.terms;
    const count = Math.max(0, (wants[good] ?? 0) + change);
    const rest = Object.fromEntries(Object.entries(wants).filter(([key]) => key !== good));
    this.edit({ wants: count === 0 ? rest : { ...wants, [good]: count } });
  }

  get mayWantMore(): boolean {
    return sizeOf(this.terms.wants) < Math.min(limitsOf(this.table).cards, this.partnerHand);
  }

  /** Whether it is another deal than the one on the table. */
  get changed(): boolean {
    const { terms, initial, table } = this;
    return (
      !sameGoods(goodsIn(table, terms.gives), goodsIn(table, initial.gives)) ||
      !sameGoods(terms.wants, initial.wants) ||
      terms.ducats !== initial.ducats
    );
  }

  /** Goods that are asked of me and that I do not have. */
  get missing(): Good[] {
    if (this.mode !== 'answer') return [];
    const have = goodsIn(this.table, this.hand);
    const asked = Object.entries(this.table.view.offer?.wants ?? {}) as [Good, number][];
    return asked.flatMap(([good, count]) => Array.from({ length: Math.max(0, count - (have[good] ?? 0)) }, () => good));
  }

  get acceptance(): string[] {
    return ['accept', ...deliveries(this.table, this.terms.gives)];
  }

  get proposal(): string[] {
    const { table, mode, terms } = this;
    const all = steps(table, terms, this.hand, this.partnerHand);
    if (mode === 'answer') return ['counter', ...all];
    if (table.decision === 'trade') return [`talk:${this.partner}`, ...all];
    return table.decision === 'reply' ? ['offer', ...all] : all.slice(taken(table, all));
  }

  /** The rest of an offer that was begun, only to break it off. */
  get withdrawal(): string[] {
    const all = [...steps(this.table, this.initial, this.hand, this.partnerHand).slice(0, -1), 'cancel'];
    return all.slice(taken(this.table, all));
  }

  /** Why an offer that the server refuses cannot be made, as far as the board shows it. */
  get obstacle(): 'empty' | 'again' | 'short' {
    const { table, terms } = this;
    const given = goodsIn(table, terms.gives);
    if (terms.gives.length + sizeOf(terms.wants) === 0) return 'empty';
    const again = table.view.answered?.some(
      (offer) =>
        offer.proposer === table.viewer &&
        offer.partner === this.partner &&
        offer.ducats === terms.ducats &&
        sameGoods(offer.gives, given) &&
        sameGoods(offer.wants, terms.wants),
    );
    return again ? 'again' : 'short';
  }
}

const known = new WeakMap<Table, Talks>();

export function talksOf(table: Table): Talks {
  let talks = known.get(table);
  if (!talks) known.set(table, (talks = new Talks(table)));
  return talks;
}
