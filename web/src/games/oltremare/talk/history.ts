// SPDX-License-Identifier: MIT
// What was offered and called for in this turn, and what became of it, from the story of the table.
import type { GameEvent, LastMove } from '../../../contract';
import type { Good, Goods } from '../types';

export interface Said {
  readonly good: Good;
  /** In notation: "DP+5", "zara". */
  readonly claim: string;
}

export interface Line {
  readonly kind: 'offer' | 'call' | 'pass';
  readonly seat: number;
  readonly partner?: number;
  readonly gives: Goods;
  readonly wants: Goods;
  readonly said: readonly Said[];
  /** Positive: the one who offers pays. */
  readonly ducats: number;
  readonly good?: Good | 'any';
  readonly answer?: 'accepted' | 'declined' | 'countered';
}

const empty = { gives: {}, wants: {}, said: [], ducats: 0 } as const;

/** The moves since the turn began. */
export function thisTurn(story: readonly LastMove[]): readonly LastMove[] {
  const begun = story.findLastIndex(({ events }) => events.some(({ event }) => event === 'turn'));
  return story.slice(begun + 1);
}

export function linesOf(story: readonly LastMove[]): Line[] {
  const lines: Line[] = [];
  for (const { events } of thisTurn(story)) for (const event of events) tell(lines, event);
  return lines;
}

function tell(lines: Line[], { event, actor, args }: GameEvent): void {
  const seat = actor ?? -1;
  const last = lines.at(-1);
  const amend = (change: Partial<Line>) => {
    if (last?.kind === 'offer') lines[lines.length - 1] = { ...last, ...change };
  };
  const count = Number(args.count ?? 1);
  switch (event) {
    case 'calls':
      return void lines.push({ ...empty, kind: 'call', seat, good: args.good as Good | 'any' });
    case 'passed':
      return void lines.push({ ...empty, kind: 'pass', seat });
    case 'offers':
      return void lines.push({ ...empty, kind: 'offer', seat, partner: Number(args.seat) });
    case 'gives':
      return amend({ gives: { ...last?.gives, [args.good as Good]: count } });
    case 'wants':
      return amend({ wants: { ...last?.wants, [args.good as Good]: count } });
    case 'claims':
    case 'claims-port':
      return amend({
        said: [
          ...(last?.said ?? []),
          { good: args.good as Good, claim: [args.symbols, args.lions, args.port].filter(Boolean).join('+') },
        ],
      });
    case 'pays':
      return amend({ ducats: Number(args.ducats) });
    case 'asks-ducats':
      return amend({ ducats: -Number(args.ducats) });
    case 'accepted':
    case 'declined':
    case 'countered':
      return amend({ answer: event });
  }
}
