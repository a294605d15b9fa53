// SPDX-License-Identifier: MIT
// What hand, choices and chart show together: the contract whose ends are lit, and the cards of a payment.

interface Spotlight {
  contract: string | null;
  /** Tapped, so that it stays lit until it is tapped again. */
  pinned: string | null;
  /** In notation. */
  payment: string | null;
}

export const spotlight = $state<Spotlight>({ contract: null, pinned: null, payment: null });

export const isLit = (contract: string): boolean => (spotlight.contract ?? spotlight.pinned) === contract;
