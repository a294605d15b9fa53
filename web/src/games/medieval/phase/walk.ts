// SPDX-License-Identifier: MIT
// From wishes for all cities to the row of moves that says them. The game asks city by city; what it asks next, and what
// it offers then, is the server's word at every step.
import type { Ahead, Move } from '../../../contract';
import type { View } from '../types';

/** leave: an awarded city is left as it is. */
export type Choice = 'collect' | 'enlarge' | 'double' | 'leave';

export interface Wishes {
  readonly doubled: boolean;
  /** By city. Without one: collect, or leave. */
  readonly choices: Readonly<Record<string, Choice>>;
}

export interface Question {
  readonly toMove: number | null;
  readonly decision: string;
  readonly view: View;
  readonly legal: readonly Move[];
}

export interface Walk {
  readonly row: readonly string[];
  /** By city: what was offered when it was asked about. */
  readonly offered: ReadonlyMap<string, ReadonlySet<Choice>>;
  /** What is known once all of it is played; null where the server cannot say. */
  readonly after: Ahead<View> | null;
}

/** The questions of phase 2. */
export const stages: ReadonlySet<string> = new Set(['income', 'city', 'paid']);
/** The kinds of moves that answer them. */
export const answers: ReadonlySet<string> = new Set(['income', 'collect', 'enlarge', 'double', 'done']);

/** `guess`: the row that will probably come of it. Its beginnings are asked for together, before they are needed one
 *  after the other. */
export async function walk(
  from: Question,
  wishes: Wishes,
  look: (row: readonly string[]) => Promise<Ahead<View> | null>,
  guess: readonly string[] = [],
): Promise<Walk> {
  guess.forEach((_, i) => void look(guess.slice(0, i + 1)));
  const row: string[] = [];
  const offered = new Map<string, ReadonlySet<Choice>>();
  let now: Question = from;
  let after: Ahead<View> | null = null;
  // A new round is a new turn, even where all in between was played by itself.
  while (stages.has(now.decision) && now.toMove === from.toMove && now.view.round === from.view.round) {
    note(now, offered);
    const move = answer(now, wishes);
    if (move === undefined) break;
    row.push(move);
    after = await look(row);
    if (!after) break;
    now = after;
  }
  return { row, offered, after };
}

function note({ decision, legal }: Question, offered: Map<string, ReadonlySet<Choice>>): void {
  if (decision === 'income') return;
  for (const city of new Set(legal.flatMap(({ args }) => args))) {
    const choices = legal.filter(({ args }) => args[0] === city).map(({ kind }) => kind as Choice);
    offered.set(city, new Set(decision === 'paid' ? [...choices, 'leave'] : choices));
  }
}

function answer({ decision, legal }: Question, { doubled, choices }: Wishes): string | undefined {
  const has = (text: string) => legal.some((move) => move.text === text);
  if (decision === 'income') return doubled ? 'income:double' : 'income:plain';
  if (decision === 'paid') {
    const wanted = legal.find(({ kind, args }) => args[0] !== undefined && choices[args[0]] === kind);
    return wanted?.text ?? legal.find(({ kind }) => kind === 'done')?.text;
  }
  const city = legal[0]?.args[0];
  if (city === undefined) return undefined;
  const wanted = `${choices[city] ?? 'collect'}:${city}`;
  return [wanted, `collect:${city}`].find(has);
}

/** Wishes that a row of moves says. */
export function wishesOf(row: readonly string[]): Wishes {
  const choices: Record<string, Choice> = {};
  for (const text of row) {
    const [kind, city] = text.split(':');
    if (city !== undefined && kind !== 'income') choices[city] = kind as Choice;
  }
  return { doubled: row.includes('income:double'), choices };
}
