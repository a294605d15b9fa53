// SPDX-License-Identifier: MIT
// The five phases of a turn, and in which of them something is asked.
export const phases = ['marker', 'cities', 'income', 'open', 'settle'] as const;

const byDecision: Readonly<Record<string, number>> = { place: 1, income: 2, city: 2, paid: 2, open: 4, second: 4 };

/** 1 to 5; 0 while homes are chosen, and when all is over. */
export const phaseNumber = (decision: string): number => byDecision[decision] ?? 0;
