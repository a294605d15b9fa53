// SPDX-License-Identifier: MIT
// What the decision bar says at this table.
import type { Asking } from '../../contract';
import { actsOf } from './acts.svelte';
import { interruptionIn } from './interruption';
import type { HansaTable } from './types';

export function asks(table: HansaTable): Asking | undefined {
  const { view, decision } = table;
  if (decision === 'main') {
    const left = view.actions;
    return {
      why: table.say(left === 0 ? 'board-actions-left-0' : left === 1 ? 'board-actions-left-1' : 'board-actions-left', {
        count: left,
      }),
      what: table.say(actsOf(table).fork.length ? 'hansa-ask-fork' : left === 0 ? 'hansa-ask-end' : 'hansa-ask-main'),
    };
  }
  const interruption = interruptionIn(view);
  if (!interruption) return undefined;
  const { pushed, route, step, steps } = interruption;
  const words = {
    actor: table.seats[view.to_move]?.name ?? '',
    piece: table.title({ kind: 'piece', name: pushed.kind }),
    route: table.title({ kind: 'route', name: route }),
    step,
    steps,
  };
  return {
    lead: words.actor,
    why: table.say('hansa-ask-pushed', words),
    what: table.say(decision === 'relocate' ? 'hansa-ask-relocate' : 'hansa-ask-extra', words),
  };
}
