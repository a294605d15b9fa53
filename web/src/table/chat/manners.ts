// SPDX-License-Identifier: MIT
// What the protocol knows about manners (docs/protocol.md), in the order in which it is offered.
export const phrases = [
  'hello',
  'good_luck',
  'nice_move',
  'thanks',
  'sorry',
  'your_turn',
  'one_moment',
  'thinking',
  'oops',
  'well_played',
  'rematch',
  'gotta_go',
] as const;

export const reasons = ['insult', 'spam', 'stalling', 'cheating', 'other'] as const;

/** The key of a phrase in the catalogue. One that this client does not know is said as it came. */
export const phraseKey = (phrase: string): string => `phrase-${phrase.replaceAll('_', '-')}`;
