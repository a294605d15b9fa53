// SPDX-License-Identifier: MIT
// What the decision bar says: what is asked, and the figures it hangs on.
import type { Asking, Move } from '../../contract';
import { picksOf } from './picks.svelte';
import { cardOf, handOf, holdOf, ownPlayer, priceOf } from './seat';
import { goodName, portName, seatName } from './texts';
import type { Table } from './types';
import { voyageOf } from './voyage.svelte';

export function asks(table: Table): Asking | undefined {
  const { view, decision } = table;
  const player = ownPlayer(table);
  const top = cardOf(table, holdOf(player).top ?? '');
  const hand = handOf(player).length;
  const other = view.offer ? seatName(table, view.offer.proposer) : seatName(table, view.active);
  const lead = (phase: string) => `${table.say(`om-phase-${phase}`)}:`;
  switch (decision) {
    case 'discard':
      return {
        lead: lead('power'),
        why: table.say('om-ask-discard-why', { lions: top?.lions ?? 0, hand }),
        what: table.say('om-ask-discard', { count: hand - (top?.lions ?? 0) }),
      };
    case 'trade':
      return {
        lead: lead('trade'),
        why: table.say('om-ask-trade-why', { load: top?.load ?? 0, hand }),
        what: table.say('om-ask-trade'),
      };
    case 'answer':
      return {
        lead: lead('trade'),
        why: table.say('om-ask-answer-why'),
        what: table.say(view.offer?.counters ? 'om-ask-counter' : 'om-ask-answer', { name: other }),
      };
    case 'reply':
      return {
        lead: lead('trade'),
        why: table.say('om-ask-reply-why'),
        what:
          view.call?.good === 'any'
            ? table.say('om-ask-reply-any', { name: other })
            : table.say('om-ask-reply', { name: other, good: goodName(table, view.call?.good ?? 'any') }),
      };
    case 'play': {
      const picks = picksOf(table);
      return {
        lead: lead('actions'),
        why: table.say('om-ask-play-why', { chosen: picks.cards.length, needed: picks.needed }),
        what: table.say('om-ask-play', { count: picks.needed }),
      };
    }
    case 'sail': {
      const voyage = voyageOf(table);
      return {
        lead: lead('actions'),
        why: table.say('om-ask-sail-why', { port: portName(table, voyage.path.at(-1) ?? voyage.start ?? '') }),
        what: table.say('om-ask-sail', { count: voyage.left }),
      };
    }
    case 'compass':
      return { lead: lead('actions'), why: table.say('om-ask-compass-why'), what: table.say('om-ask-compass') };
    case 'load':
      return { lead: lead('loading'), why: table.say('om-ask-load-why'), what: table.say('om-ask-load') };
  }
  return undefined;
}

/** Purchases say their price; the others are the moves in words. */
export function button(move: Move, table: Table, narrow: boolean): { text: string; icon?: string } | undefined {
  const long = narrow ? '-short' : '';
  if (move.kind === 'buy')
    return { icon: 'ducat', text: table.say(`om-buy-${move.args[0]}${long}`, { price: priceOf(table) }) };
  return move.kind === 'end' ? { text: table.say('om-do-end') } : undefined;
}
