// Hands and payments as the cards they are made of.
import type { Move } from '../../board/contract';
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
export function payment(move: Move, length: number): Stack[] {
  const card = move.args[0] as Card;
  if (card === 'wild') return [{ card, count: length }];
  const wilds = Number.parseInt(move.args[1] ?? '0', 10);
  const paid: Stack[] = [{ card, count: length - wilds }];
  return wilds > 0 ? [...paid, { card: 'wild', count: wilds }] : paid;
}
