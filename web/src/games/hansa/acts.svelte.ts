// What may be done at a table now, shared by chart, tray and choices. Places behind an action ("insert") are asked from
// the server by looking ahead, so that one click on a village is a whole action.
import { SvelteMap } from 'svelte/reactivity';
import { goalsBehind, goalsInSight, goalsOf, merged, openers, plainAnswer, type Goal, type Goals } from './goals';
import { sideOf } from './layout';
import type { Piece } from './pieces';
import type { HansaTable, Kind } from './types';

export class Acts {
  /** The kind of piece that clicks put on the board. */
  kind = $state<Kind>('trader');
  /** The seat whose desk and network are shown, besides one's own. */
  shown = $state<number | null>(null);
  /** Spaces that were clicked, by route: a new piece goes there. */
  readonly wishes = new SvelteMap<string, number>();
  /** What could be meant by the last click, where it was not one thing. */
  fork = $state.raw<readonly Goal[]>([]);
  private behind = $state.raw<Goals>(new Map());
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
    const withKind = legal.find((move) => move.kind === 'with' && move.args[0] === kind) ?? legal.find((move) => move.kind === 'with');
    const starts = [...legal.filter((move) => (openers as readonly string[]).includes(move.kind)), ...(withKind ? [withKind] : [])];
    if (!table.look) {
      this.behind = goalsInSight(legal, view, sideOf(table.edition, table.seats.length).routes, view.players[table.toMove ?? 0]?.colour ?? '');
      return;
    }
    this.behind = new Map();
    const found: Goals[] = [];
    for (const start of starts) {
      let path = [start.text];
      let then = await table.look(path);
      if (then?.decision === 'insert_kind') {
        const answer = plainAnswer(then, kind);
        if (answer) path = [...path, answer.text];
        then = await table.look(path);
      }
      if (round !== this.asked) return;
      if (!then) continue;
      found.push(start.kind === 'with' ? goalsOf({ ...then, decision: then.decision }, path) : goalsBehind(start.kind, view, then, path));
      this.behind = merged(found);
    }
  }

  /** Follows one of these goals: on a village the space, on a piece its owner and kind say what is meant. */
  async follow(goals: readonly Goal[], where?: { route: string; space: number }, piece?: Piece): Promise<void> {
    const { table } = this;
    if (where) this.wishes.set(where.route, where.space);
    if (goals.length > 1) {
      const direct = goals.flatMap(({ row }) => (row.length === 1 ? table.legal.filter((move) => move.text === row[0]) : []));
      if (direct.length === goals.length) table.choose(direct);
      else this.fork = goals;
      return;
    }
    const goal = goals[0];
    if (!goal) return;
    this.fork = [];
    const row = await this.completed(goal.row, piece);
    const begins = goal.begins && row.length === goal.row.length;
    const only = table.legal.find((move) => move.text === row[0]);
    if (table.chooseRow && (row.length > 1 || begins)) table.chooseRow(row, begins);
    else if (only) table.choose([only]);
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
