// SPDX-License-Identifier: MIT
// Rows of moves in words: what a click means as a whole.
import type { Move } from '../../contract';
import { pieceOf } from './pieces';
import type { HansaTable } from './types';

const parse = (text: string): Move => {
  const [kind = '', rest] = text.split(':');
  return { text, kind, args: rest === undefined ? [] : rest.split('+') };
};

/** What the button says that plays this row: the action and its place, never just the place. */
export function rowText(row: readonly Move[], table: HansaTable): string | undefined {
  const last = row.at(-1);
  if (!last) return undefined;
  const route = (id: string | undefined) => table.title({ kind: 'route', name: id ?? '' });
  const pending = table.view.pending;
  const kind = row.find((move) => move.kind === 'with')?.args[0] ?? pending?.kind ?? 'trader';
  const piece = (name: string) => table.title({ kind: 'piece', name });
  if (row[0]!.kind === 'displace' || table.decision.startsWith('displace')) {
    const where = row.find((move) => move.kind === 'at' || move.kind === 'piece')?.args[0] ?? pending?.route;
    return where ? table.say('hansa-do-displace', { route: route(where) }) : undefined;
  }
  if (row[0]!.kind === 'establish' || table.decision === 'establish_route') {
    const where = row.find((move) => move.kind === 'at')?.args[0];
    return where ? table.say('hansa-do-establish', { route: route(where) }) : undefined;
  }
  if (last.kind === 'traders' || last.kind === 'merchants') {
    const taken = last.kind === 'traders' ? (pending?.count ?? 0) : 0;
    const counts = [
      ...(Number(last.args[0]) ? [table.title({ kind: last.kind, name: last.args[0]! })] : []),
      ...(taken ? [table.title({ kind: 'merchants', name: String(taken) })] : []),
    ];
    return counts.length ? table.say('hansa-do-allocate', { pieces: counts.join(' + ') }) : undefined;
  }
  if (last.kind !== 'at') return undefined;
  if (table.decision === 'place_token') return table.say('hansa-do-token', { route: route(last.args[0]) });
  const carried =
    pending?.hand ?? (row.some((move) => move.kind === 'with' || move.kind === 'insert') ? undefined : pending?.target);
  const name = carried ? pieceOf(carried).kind : kind;
  const moves = ['move_target', 'shift_target'].includes(table.decision);
  return table.say(moves ? 'hansa-do-move' : 'hansa-do-place', { piece: piece(name), route: route(last.args[0]) });
}

/** A row that could be meant by a click on a space, for the choice between several. */
export function forkText(table: HansaTable, row: readonly string[], space: string): string {
  const route = table.title({ kind: 'route', name: space.split('/')[0] ?? '' });
  if (row[0] === 'establish') return table.say('hansa-do-establish', { route });
  if (row[0] === 'move') return table.say('hansa-do-lift', { route });
  return table.moveText(parse(row.at(-1)!));
}
