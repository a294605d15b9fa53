// SPDX-License-Identifier: MIT
// What may be done at a table now, shared by chart, tray and choices. Places behind an action ("insert") are asked from
// the server by looking ahead, so that one click on a village is a whole action.
import type { Move } from '../../contract';
import { goalsBehind, goalsInSight, goalsOf, merged, openers, plainAnswer, type Goal, type Goals } from './goals';
import { sideOf } from './layout';
import type { Piece } from './pieces';
import type { HansaTable, Kind, View } from './types';

export class Acts {
  /** The kind of piece that clicks put on the board. */
  kind = $state<Kind>('trader');
  /** The seat whose desk and network are shown, besides one's own. */
  shown = $state<number | null>(null);
  /** The thing that was clicked last, by its key (a space as ROUTE/NUMBER): it is the picked one while something is. */
  aimed = $state('');
  /** What could be meant by the last click, where it was not one thing. */
  fork = $state.raw<readonly Goal[]>([]);
  /** The space that was clicked: a new piece goes there. */
  get wishes(): Readonly<Record<string, number>> {
    const [route = '', space] = this.aimed.split('/');
    return space === undefined ? {} : { [route]: Number(space) };
  }

  private behind = $state.raw<Goals>(merged([]));
  private asked = 0;

  constructor(private readonly table: HansaTable) {}

  get goals(): Goals {
    const { decision, view, legal } = this.table;
    return merged([goalsOf({ decision, view, legal }), this.behind]);
  }

  /** Asks what lies behind the actions that may be taken now. Run it whenever `legal` or the kind changes. */
  async lookAhead(): Promise<void> {
    const round = ++this.asked;
    const { table, kind } = this;
    const { legal, view } = table;
    this.fork = [];
    const withKind =
      legal.find((move) => move.kind === 'with' && move.args[0] === kind) ?? legal.find((move) => move.kind === 'with');
    const starts = [
      ...legal.filter((move) => (openers as readonly string[]).includes(move.kind)),
      ...(withKind ? [withKind] : []),
    ];
    this.behind = merged([]);
    // All at once: what is asked together goes to the server in one call.
    const goals = await Promise.all(starts.map((start) => this.goalsAfter(start, view)));
    if (round !== this.asked) return;
    const found = goals.filter((one) => one !== null);
    this.behind = merged(found);
    if (starts.length > 0 && found.length === 0) {
      const own = view.players[table.toMove ?? -1]?.colour;
      this.behind = goalsInSight(legal, view, sideOf(table.edition, table.seats.length).routes, own);
    }
  }

  /** What lies behind an action, with the kind of piece that clicks put on the board. */
  private async goalsAfter(start: Move, view: View): Promise<Goals | null> {
    const { table, kind } = this;
    let path = [start.text];
    let then = (await table.look?.(path)) ?? null;
    if (then?.decision === 'insert_kind') {
      const answer = plainAnswer(then, kind);
      if (answer) path = [...path, answer.text];
      then = (await table.look?.(path)) ?? null;
    }
    if (!then) return null;
    return start.kind === 'with' ? goalsOf(then, path) : goalsBehind(start.kind, view, then, path);
  }

  at(...keys: string[]): Goal[] {
    return keys.flatMap((key) => this.goals.get(key) ?? []);
  }

  isAimed(key: string): boolean {
    return this.table.picked !== null && this.aimed === key;
  }

  /** The move to ask about when this is not allowed: before an action is begun, the action itself. */
  would(opener: string, move: string): string | undefined {
    const { legal, decision } = this.table;
    if (legal.length === 0) return undefined;
    return decision === 'main' && !legal.some(({ kind }) => kind === opener) ? opener : move;
  }

  /** Follows one of these goals. A piece that was clicked says whose and what is meant. */
  async follow(goals: readonly Goal[], key: string, piece?: Piece): Promise<void> {
    const { table } = this;
    this.aimed = key;
    // A free move of the pawn and a paid one lead to the same province: nobody would pay.
    const only = key.startsWith('province:') || key === 'pawn' ? goals.slice(0, 1) : goals;
    if (only.length > 1) {
      const direct = goals.flatMap(({ row }) =>
        row.length === 1 ? table.legal.filter((move) => move.text === row[0]) : [],
      );
      if (direct.length === goals.length) return table.choose(direct);
      // What was picked before would stand where the choice is offered.
      table.reset();
      this.fork = goals;
      return;
    }
    const goal = only[0];
    if (!goal) return;
    this.fork = [];
    const row = await this.completed(goal.row, piece);
    const begins = goal.begins && row.length === goal.row.length;
    const single = table.legal.find((move) => move.text === row[0]);
    if (table.chooseRow && (row.length > 1 || begins)) table.chooseRow(row, begins);
    else if (single) table.choose([single]);
  }

  /** Answers what the click has answered already: the piece on that space, the kind that is chosen, the plainest fee. */
  private async completed(row: readonly string[], piece?: Piece): Promise<readonly string[]> {
    const { table, kind } = this;
    if (!table.look || !row.some((move) => move === 'displace' || move === 'insert')) return row;
    let full = row;
    for (;;) {
      const then = await table.look(full);
      const answer = then && then.toMove === table.viewer ? plainAnswer(then, kind, piece) : null;
      if (!answer) return full;
      full = [...full, answer.text];
    }
  }
}

const known = new WeakMap<HansaTable, Acts>();

export function actsOf(table: HansaTable): Acts {
  let acts = known.get(table);
  if (!acts) known.set(table, (acts = new Acts(table)));
  return acts;
}
