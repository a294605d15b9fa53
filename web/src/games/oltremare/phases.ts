// SPDX-License-Identifier: MIT
// The four phases of a turn (OM-3.1).
import type { Table } from './types';

export const phases = ['power', 'trade', 'actions', 'loading'] as const;
export type Phase = (typeof phases)[number];

const phaseByStage: Readonly<Record<string, Phase>> = {
  discard: 'power',
  play: 'actions',
  sail: 'actions',
  compass: 'actions',
  load: 'loading',
};

export const phaseOf = (table: Table): Phase | null =>
  table.scores.over ? null : (phaseByStage[table.view.stage] ?? 'trade');
