// SPDX-License-Identifier: MIT
// Hands and payments as the cards they are made of.
import { cards, type Card, type Counts } from './types';

export interface Stack {
  readonly card: Card;
  readonly count: number;
}

/** A hand by colour, in the order of the box. */
export function stacks(hand: Counts): Stack[] {
  return cards.map((card) => ({ card, count: hand[card] ?? 0 })).filter(({ count }) => count > 0);
}

/** The cards of "pay:red+2wild" for a route of `length` spaces. */
export function payment(move: string, length: number): Stack[] {
  const [card, wilds] = move.slice('pay:'.length).split('+') as [Card, string?];
  if (card === 'wild' || !wilds) return [{ card, count: length }];
  const replaced = Number.parseInt(wilds, 10);
  return [
    { card, count: length - replaced },
    { card: 'wild', count: replaced },
  ];
}
