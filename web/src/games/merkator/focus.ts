// SPDX-License-Identifier: MIT
// Where the action is on the chart: the place that is visited, or where one may travel.
import type { Point } from '../../kit/geometry';
import { atlasOf } from './atlas';
import type { Table } from './types';

export function focusOf(table: Table): Point[] {
  const { places } = atlasOf(table.edition);
  const at = places.get(table.view.token ?? 'hamburg')!;
  return [[at.x, at.y]];
}
