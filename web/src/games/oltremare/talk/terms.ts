// SPDX-License-Identifier: MIT
// An offer as one side sees it, and the moves that make it. The game asks for it in small steps (OM-D3), in the order of
// cards and goods; here they are put in a row, to be played as one.
import { atlasOf } from '../atlas';
import { cardOf } from '../seat';
import type { Given, Good, Goods, Offer, Table } from '../types';

export interface Terms {
  /** My cards. */
  readonly gives: readonly string[];
  /** What I say of them, in notation: "DP+5", "zara". */
  readonly claims: Readonly<Record<string, string>>;
  readonly wants: Goods;
  /** What I pay; below zero: what I get. */
  readonly ducats: number;
}

export const nothing: Terms = { gives: [], claims: {}, wants: {}, ducats: 0 };

export interface Limits {
  readonly cards: number;
  readonly ducats: number;
  readonly counters: number;
  readonly claims: boolean;
}

export const limitsOf = ({ options }: Table): Limits => ({
  cards: Number(options.max_cards ?? 6),
  ducats: Number(options.max_ducats ?? 12),
  counters: Number(options.max_counters ?? 2),
  claims: options.claims !== 'off',
});

export const whatOf = (given: Given): string => (typeof given === 'string' ? given : given.what);
export const claimOf = (given: Given): string | undefined => (typeof given === 'string' ? undefined : given.claim);

/** A claim as a move: about symbols and lions, or about a port. */
const claimStep = (table: Table, claim = 'nothing'): string =>
  `${atlasOf(table.edition).ports.has(claim) ? 'claim-port' : 'claim'}:${claim}`;

export const sizeOf = (goods: Goods): number => Object.values(goods).reduce((sum, count) => sum + count, 0);

/** What kinds of goods lie in cards; of others' cards only the good is told. */
export function goodsIn(table: Table, cards: readonly string[]): Goods {
  const counts: Partial<Record<Good, number>> = {};
  for (const card of cards) {
    const good = cardOf(table, card)?.good ?? (card as Good);
    counts[good] = (counts[good] ?? 0) + 1;
  }
  return counts;
}

export const sameGoods = (one: Goods, other: Goods): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (good) => (one[good as Good] ?? 0) === (other[good as Good] ?? 0),
  );

/** Somebody's offer from the other side: of what is wanted the first cards that fit are laid out. */
export function answerTo(table: Table, offer: Offer, hand: readonly string[]): Terms {
  const gives: string[] = [];
  for (const [good, count] of Object.entries(offer.wants ?? {})) {
    gives.push(...hand.filter((card) => cardOf(table, card)?.good === good).slice(0, count));
  }
  const wants = goodsIn(table, (offer.gives ?? []).map(whatOf));
  return { gives, claims: {}, wants, ducats: -(offer.ducats ?? 0) };
}

/** My own offer that is not sent yet. */
export function draftOf(offer: Offer): Terms {
  const gives = offer.gives ?? [];
  const claims = gives.flatMap((given) => (claimOf(given) ? [[whatOf(given), claimOf(given)!] as const] : []));
  return {
    gives: gives.map(whatOf),
    claims: Object.fromEntries(claims),
    wants: offer.wants ?? {},
    ducats: offer.ducats ?? 0,
  };
}

/** The steps of an offer, from the first card given to the ducats, and that it is sent. */
export function steps(table: Table, terms: Terms, hand: readonly string[], partnerHand: number): string[] {
  const { cardOrder, goodOrder } = atlasOf(table.edition);
  const limits = limitsOf(table);
  const gives = terms.gives.toSorted((one, other) => cardOrder(one) - cardOrder(other));
  const wants = Object.entries(terms.wants)
    .toSorted(([one], [other]) => goodOrder(one) - goodOrder(other))
    .flatMap(([good, count]) => Array.from({ length: count }, () => `want:${good}`));
  // A step without a choice is not asked: no card is left that could follow, no more may be given or wanted.
  const mayGiveMore =
    gives.length < limits.cards && hand.some((card) => cardOrder(card) > cardOrder(gives.at(-1) ?? ''));
  const mayWantMore = wants.length < Math.min(limits.cards, partnerHand);
  return [
    ...gives.flatMap((card) => [`give:${card}`, ...(limits.claims ? [claimStep(table, terms.claims[card])] : [])]),
    ...(mayGiveMore ? ['give:done'] : []),
    ...wants,
    ...(mayWantMore ? ['want:done'] : []),
    ...(limits.ducats === 0 ? [] : [terms.ducats < 0 ? `ask:${-terms.ducats}` : `pay:${terms.ducats}`]),
    'send',
  ];
}

/** How many of these steps are taken already, where an offer was begun before (the page was loaded anew). */
export function taken(table: Table, all: readonly string[]): number {
  const { offer } = table.view;
  const given = offer?.gives?.length ?? 0;
  const wanted = sizeOf(offer?.wants ?? {});
  const stepsOf = (kind: string) => all.filter((step) => step.startsWith(`${kind}:`)).length;
  const giving = stepsOf('give') + stepsOf('claim') + stepsOf('claim-port');
  switch (table.decision) {
    case 'give':
      return given * (limitsOf(table).claims ? 2 : 1);
    case 'claim':
      return given * 2 - 1;
    case 'want':
      return giving + wanted;
    case 'ducats':
      return giving + stepsOf('want');
    case 'send':
      return all.length - 1;
    default:
      return 0;
  }
}

/** The moves that hand over these cards, in the order in which they are asked for. */
export function deliveries(table: Table, cards: readonly string[]): string[] {
  const { cardOrder } = atlasOf(table.edition);
  return cards.toSorted((one, other) => cardOrder(one) - cardOrder(other)).map((card) => `deliver:${card}`);
}
