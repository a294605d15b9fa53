// SPDX-License-Identifier: MIT
// What the decision bar says: the phase, what is asked, and the figures it hangs on.
import type { Asking, Move } from '../../contract';
import { phaseNumber } from './phases';
import { fitting, piles } from './reading';
import { handOf, mapOf, ownPlayer } from './seat';
import type { Table } from './types';

export function asks(table: Table): Asking | undefined {
  const { view, decision } = table;
  const player = ownPlayer(table);
  const number = phaseNumber(decision);
  const lead = number ? table.say('mm-lead-phase', { n: number }) : table.say('mm-lead-home');
  const cash = player?.cash ?? 0;
  switch (decision) {
    case 'home':
      return { lead, why: table.say('mm-ask-home-why'), what: table.say('mm-ask-home') };
    case 'place': {
      const cities = piles(handOf(player)).reduce(
        (sum, { value }) => sum + fitting(view, mapOf(table), value).length,
        0,
      );
      return {
        lead,
        why: table.say('mm-ask-place-why', { count: handOf(player).length, cities }),
        what: table.say('mm-ask-place'),
      };
    }
    case 'income':
    case 'city':
    case 'paid':
      return { lead, why: table.say('mm-ask-cities-why'), what: table.say('mm-ask-cities') };
    case 'open':
      return {
        lead,
        why: table.say('mm-ask-open-why', { cash, towns: view.towns_left }),
        what: table.say('mm-ask-open'),
      };
    case 'second':
      return {
        lead,
        why: table.say('mm-ask-second-why', { cash, letters: player?.letters ?? 0 }),
        what: table.say('mm-ask-second'),
      };
  }
  return undefined;
}

export function button(move: Move, table: Table): { text: string; icon?: string } | undefined {
  if (move.kind === 'stop') return { text: table.say('mm-do-stop'), icon: 'letter' };
  return move.kind === 'pass' ? { text: table.say('mm-do-pass') } : undefined;
}
