// SPDX-License-Identifier: MIT
// When the negotiation is docked beside the board, and when it waits for the viewer.
import type { Docked } from '../../../contract';
import type { Table } from '../types';
import { talksOf } from './talks.svelte';

export function docked(table: Table): Docked | null {
  const talks = talksOf(table);
  const { mode, partner } = talks;
  if (mode === null) return null;
  const { view, viewer, decision } = table;
  const urgent = mode === 'answer' || mode === 'deliver' || (mode === 'build' && decision !== 'trade');
  // Of one's own turn it is one talk after the other; what somebody else begins is something new each time.
  const key = urgent
    ? `${view.turn}/${view.answered?.length ?? 0}/${view.calls}/${mode}`
    : `${view.turn}/${view.active === viewer}`;
  const name = table.seats[partner ?? -1]?.name;
  return { key, urgent, title: name ? table.say('om-talk-with', { name }) : table.say('om-talks-short') };
}
