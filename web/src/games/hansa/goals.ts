// SPDX-License-Identifier: MIT
// What a click on something of the board means. A goal is a row of moves that leads there; things are named by keys:
//   village:ROUTE   a free space            piece:ROUTE+COLOUR+KIND   a piece on a route
//   displace:ROUTE  any piece of others     establish:ROUTE           a full route of mine
//   place:ROUTE     room for a token        city:CITY                 a Kontor there
//   swap:CITY+I     houses I and I + 1      skill:SKILL  field:POINTS  province:ID
//   kind:KIND       my pieces               token:TOKEN               stock  pawn  mine to use
import type { Move } from '../../contract';
import { pieceOf } from './pieces';
import type { Kind, Player, Route, View } from './types';

export interface Goal {
  readonly row: readonly string[];
  /** It only opens a question, such as where a piece goes. */
  readonly begins: boolean;
}

export type Goals = ReadonlyMap<string, readonly Goal[]>;

export interface Moment {
  readonly decision: string;
  readonly view: View;
  readonly legal: readonly Move[];
}

const ontoVillages = new Set(['insert_route', 'relocate', 'extra_route', 'move_target', 'shift_target']);
const otherKind = (kind: Kind): Kind => (kind === 'trader' ? 'merchant' : 'trader');
/** Tokens that do their work as soon as they are used. */
const atOnce = new Set(['plus_three', 'plus_four']);

function keyOf(move: Move, { decision, view }: Moment): string | null {
  const [first = '', second = '', third = ''] = move.args;
  switch (move.kind) {
    case 'at':
      if (ontoVillages.has(decision)) return `village:${first}`;
      return `${decision === 'displace_route' ? 'displace' : decision === 'establish_route' ? 'establish' : 'place'}:${first}`;
    case 'piece':
      return `piece:${first}+${second}+${third}`;
    case 'exchange': {
      const moved = view.pending?.target ? pieceOf(view.pending.target) : null;
      return moved && `piece:${first}+${moved.colour}+${otherKind(moved.kind)}`;
    }
    case 'kontor':
    case 'extra':
      return `city:${first}`;
    case 'swap':
      return `swap:${first}+${second}`;
    case 'skill':
      return `skill:${first}`;
    case 'table':
      return `field:${first}`;
    case 'pawn':
      return `province:${first}`;
    case 'with':
      return `kind:${first}`;
    case 'use':
      return `token:${first}`;
    case 'pawn-free':
    case 'pawn-paid':
      return 'pawn';
    case 'allocate':
      return 'stock';
    default:
      return null;
  }
}

function begins(move: Move, decision: string): boolean {
  if (move.kind === 'piece') return decision !== 'remove';
  if (move.kind === 'use') return !atOnce.has(move.args[0] ?? '');
  return (
    ['allocate', 'with', 'pawn-free', 'pawn-paid'].includes(move.kind) ||
    decision === 'displace_route' ||
    decision === 'establish_route'
  );
}

function add(goals: Map<string, Goal[]>, key: string, goal: Goal): void {
  goals.set(key, [...(goals.get(key) ?? []), goal]);
}

/** The goals of the moves that are legal in a moment, to which `path` leads. */
export function goalsOf(moment: Moment, path: readonly string[] = []): Map<string, Goal[]> {
  const goals = new Map<string, Goal[]>();
  for (const move of moment.legal) {
    const key = keyOf(move, moment);
    if (key) add(goals, key, { row: [...path, move.text], begins: begins(move, moment.decision) });
  }
  return goals;
}

/** The actions whose places are on the board: what they open can only be known by looking ahead. */
export const openers = ['insert', 'displace', 'move', 'establish', 'pawn-free', 'pawn-paid'] as const;

const changed = (now: View, then: View): string[] =>
  [...new Set([...Object.keys(now.routes), ...Object.keys(then.routes)])].filter(
    (route) => JSON.stringify(now.routes[route]) !== JSON.stringify(then.routes[route]),
  );

/** Questions with one answer are skipped: where an opener led when it already answered some of its own. */
function forced(opener: string, now: View, then: Moment): string[] {
  const { route, target } = then.view.pending ?? {};
  if (opener === 'establish') return (route ? [route] : changed(now, then.view)).map((id) => `establish:${id}`);
  if (opener === 'insert') return changed(now, then.view).map((id) => `village:${id}`);
  if (route && target) {
    const { colour, kind } = pieceOf(target);
    return [`piece:${route}+${colour}+${kind}`];
  }
  return [];
}

/** The goals that an opener leads to, seen from the moment after it (and after the kind of piece was said). */
export function goalsBehind(opener: string, now: View, then: Moment, path: readonly string[]): Map<string, Goal[]> {
  const expected: Readonly<Record<string, readonly string[]>> = {
    insert: ['insert_route'],
    displace: ['displace_route', 'displace_piece'],
    move: ['move_piece'],
    establish: ['establish_route'],
    'pawn-free': ['pawn_free'],
    'pawn-paid': ['pawn_paid'],
  };
  if (expected[opener]?.includes(then.decision)) return goalsOf(then, path);
  const goals = new Map<string, Goal[]>();
  for (const key of forced(opener, now, then)) add(goals, key, { row: path, begins: opener !== 'insert' });
  return goals;
}

/** Without a server that looks ahead: what an opener is about, as far as the eye can tell. */
export function goalsInSight(
  legal: readonly Move[],
  view: View,
  routes: readonly Route[],
  own: Player['colour'] | undefined,
): Map<string, Goal[]> {
  const goals = new Map<string, Goal[]>();
  const may = (kind: string) => legal.some((move) => move.kind === kind);
  for (const { id, spaces } of routes) {
    const standing = Object.entries(view.routes[id] ?? {});
    const count = (text: string) => [...text.matchAll(/\d+/g)].reduce((sum, [digits]) => sum + Number(digits), 0);
    const taken = standing.reduce((sum, [, text]) => sum + count(text), 0);
    const mine = count((own && view.routes[id]?.[own]) ?? '');
    if (may('insert') && taken < spaces) add(goals, `village:${id}`, { row: ['insert'], begins: true });
    if (may('displace') && taken > mine) add(goals, `displace:${id}`, { row: ['displace'], begins: true });
    if (may('establish') && mine === spaces) add(goals, `establish:${id}`, { row: ['establish'], begins: true });
    if (may('move') && mine > 0) {
      for (const kind of ['trader', 'merchant'])
        add(goals, `piece:${id}+${own}+${kind}`, { row: ['move'], begins: true });
    }
  }
  return goals;
}

export function merged(all: readonly Goals[]): Map<string, Goal[]> {
  const goals = new Map<string, Goal[]>();
  for (const some of all) for (const [key, list] of some) for (const goal of list) add(goals, key, goal);
  return goals;
}

/** The answer to a question inside an action that a click has already given, or the plainest one. */
export function plainAnswer(
  { decision, legal }: Moment,
  kind: Kind,
  piece?: { colour: string; kind: Kind },
): Move | null {
  switch (decision) {
    case 'displace_piece':
      return legal.find(({ args }) => args[1] === piece?.colour && args[2] === piece?.kind) ?? null;
    case 'insert_kind':
    case 'displace_kind':
      return legal.find(({ args }) => args[0] === kind) ?? legal[0] ?? null;
    case 'displace_fee':
      return legal.reduce<Move | null>(
        (best, move) => (!best || Number(move.args[0]) < Number(best.args[0]) ? move : best),
        null,
      );
    default:
      return null;
  }
}
