// SPDX-License-Identifier: MIT
// Where the choices of phase 2 stand: docked in the rail where there is one, else with what is mine, below the board.
import { MediaQuery } from 'svelte/reactivity';
import type { Docked } from '../../../contract';
import type { Table } from '../types';
import { phaseOf } from './phase.svelte';

/** The page has a rail (src/table/frame/TableFrame.svelte). */
const rail = new MediaQuery('(min-width: 1100px) and (min-height: 560px)', true);

export const hasRail = (): boolean => rail.current;

export function docked(table: Table): Docked | null {
  if (!hasRail() || !phaseOf(table).active) return null;
  return {
    key: `${table.view.round}/${table.toMove}`,
    urgent: true,
    title: table.say('mm-phase-cities'),
    holdsRow: true,
  };
}
