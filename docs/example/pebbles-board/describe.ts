// SPDX-License-Identifier: MIT
// The board in words.
import type { TextSection } from '../../contract';
import { howMany, listed, nameOf, ownSeat, pouchOf, pouchTitle, type Table } from './view';

export function describe(table: Table): TextSection[] {
  const { view, seats } = table;
  const seat = ownSeat(table);
  const shore = [
    table.say('pb-shore', { pebbles: listed(table, view.shore) }),
    table.say('pb-bag', { count: howMany(view.bag) }),
    ...(view.drawn ? [table.say('pb-drawn', { pebble: nameOf(table, view.drawn) })] : []),
  ];
  const players = seats.map(
    ({ index, name }) =>
      `${name}: ${table.say('pb-figure', { count: howMany(view.players[index]!.pouch) })} (${listed(table, pouchOf(table, index))})`,
  );
  return [
    ...(seat === null ? [] : [{ title: pouchTitle(table, seat), lines: [listed(table, pouchOf(table, seat))] }]),
    { title: table.say('pb-chart'), lines: shore },
    { title: table.say('pb-players'), lines: players },
  ];
}
