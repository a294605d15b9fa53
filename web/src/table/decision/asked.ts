// SPDX-License-Identifier: MIT
// What the decision bar says: who must do what, and what the buttons do.
import type { Board } from '../../lib/board.svelte';
import { entryEvents, type Chapter } from '../../lib/chronicle';
import { gainText } from '../../lib/figures';
import { parseMove } from '../../lib/wording';
import { say } from '../../lib/words.svelte';
import type { Sitting } from '../state/session.svelte';

export type Act = 'confirm' | 'agree' | 'decline' | 'resume' | 'return' | 'present' | 'end';

export interface Ask {
  readonly kind: 'turn' | 'question' | 'wait' | 'over';
  readonly tone: 'mine' | 'quiet' | 'warn';
  readonly lead?: string;
  readonly why: string;
  readonly what: string;
  /** What the picked move would bring, and the same in a few signs. */
  readonly gains?: string;
  readonly short?: string;
  readonly primary?: { readonly act: Act; readonly text: string };
  readonly secondary?: { readonly act: Act; readonly text: string };
}

/** What is asked, as a title without the dot at its end, and what there is to know about it. */
function inParts(decision: string): { readonly what: string; readonly more: string } {
  const [what = '', ...more] = decision.split(/(?<=[.?]) /);
  return { what: what.replace(/\.$/, ''), more: more.join(' ') };
}

const told = (board: Board, chapters: readonly Chapter[]): string =>
  chapters
    .flatMap(({ entry }) => entryEvents(entry))
    .map((event) => board.wording.event(event))
    .join(' ');

export function asked(session: Sitting, board: Board, time: number): Ask {
  return (
    lost(session, time) ??
    past(session) ??
    over(session, board) ??
    question(session, board) ??
    paused(session) ??
    takenOver(session) ??
    (session.myTurn ? turn(session, board) : waiting(session, board))
  );
}

function lost({ live }: Sitting, time: number): Ask | null {
  if (live.connection.state !== 'lost') return null;
  const seconds = Math.max(1, Math.ceil((live.connection.retryAt - time) / 1000));
  return { kind: 'wait', tone: 'warn', why: say('ask-lost-why'), what: say('ask-lost', { n: seconds }) };
}

function past({ past, live }: Sitting): Ask | null {
  if (!past) return null;
  const last = Math.max(0, past.ply);
  return {
    kind: 'wait',
    tone: 'quiet',
    why: say('ask-past-why'),
    what: say('ask-past', { n: last, of: live.now?.ply ?? last }),
    primary: { act: 'present', text: say('ask-present') },
  };
}

function over({ live }: Sitting, board: Board): Ask | null {
  if (live.status !== 'finished') return null;
  const winners = board.seats.filter((seat) => board.scores.seats[seat.index]?.rank === 1).map(({ name }) => name);
  const what =
    winners.length === 1 ? say('ask-won', { name: winners[0]! }) : say('ask-shared', { names: winners.join(', ') });
  return {
    kind: 'over',
    tone: 'quiet',
    why: say('ask-over-why'),
    what,
    primary: { act: 'end', text: say('ask-result') },
  };
}

function question({ live }: Sitting, board: Board): Ask | null {
  const question = live.now?.asked;
  if (!question || live.seat === null) return null;
  const name = board.seats[question.seat]?.name ?? '';
  if (question.seat === live.seat || question.agreed.includes(live.seat)) {
    return { kind: 'wait', tone: 'quiet', why: say('ask-question-open'), what: say(`ask-own-${question.for}`) };
  }
  return {
    kind: 'question',
    tone: 'mine',
    why: say('ask-question-why', { name }),
    what:
      question.for === 'pause'
        ? say('ask-pause', { name })
        : say('ask-take-back', { name, n: (live.now?.ply ?? 0) - (question.ply ?? 0) }),
    primary: { act: 'agree', text: say('ask-agree') },
    secondary: { act: 'decline', text: say('ask-decline') },
  };
}

function paused({ live }: Sitting): Ask | null {
  if (live.status !== 'paused') return null;
  const mine = live.seat !== null;
  if (live.now?.deserted) {
    return {
      kind: 'wait',
      tone: 'quiet',
      why: say('ask-deserted-why'),
      what: say('ask-deserted'),
      primary: mine ? { act: 'return', text: say('ask-return') } : undefined,
    };
  }
  return {
    kind: 'wait',
    tone: 'quiet',
    why: say('ask-paused-why'),
    what: say('ask-paused'),
    primary: mine ? { act: 'resume', text: say('ask-resume') } : undefined,
  };
}

function takenOver({ live }: Sitting): Ask | null {
  if (live.seat === null || !live.state?.seats[live.seat]?.bot) return null;
  return {
    kind: 'question',
    tone: 'mine',
    why: say('ask-taken-why'),
    what: say('ask-taken'),
    primary: { act: 'return', text: say('ask-return') },
  };
}

function turn(session: Sitting, board: Board): Ask {
  const { choosing, steps, news } = session;
  const decision = board.wording.decision(board.decision);
  const lead = say('ask-your-turn');
  const done = steps
    .flatMap(({ entry }) => (entry.kind === 'move' ? board.moveText(parseMove(entry.move)) : []))
    .join(' › ');
  const row = choosing.row.map(parseMove);
  if (row.length > 0) {
    const preview = board.preview;
    const whole = board.module.rowText?.(row, board);
    const gain = preview?.gains[session.live.seat!] ?? 0;
    const events = preview?.events.map((event) => board.wording.event(event)).join(' ');
    return {
      kind: 'turn',
      tone: 'mine',
      lead,
      why: board.module.rowWhy?.(row, board) ?? (events || done || decision),
      what: say('ask-really', {
        move: board.module.rowAsked?.(row, board) ?? whole ?? row.map((move) => board.moveText(move)).join(' › '),
      }),
      gains:
        gain === 0
          ? undefined
          : say('ask-points', { points: gainText(gain, board.scores.unit), n: Math.abs(gain) / board.scores.unit }),
      short: gain === 0 ? undefined : gainText(gain, board.scores.unit),
      primary: { act: 'confirm', text: whole ?? board.moveText(row[row.length - 1]!) },
    };
  }
  const asks = choosing.narrowed ? undefined : board.module.asks?.(board);
  const { what, more } = inParts(decision);
  const why = asks?.why ?? [more, done || told(board, news.slice(-1))].filter(Boolean).join(' ');
  const count = board.legal.length;
  return {
    kind: 'turn',
    tone: 'mine',
    lead: asks?.lead ?? lead,
    why,
    what: choosing.narrowed ? say('ask-which', { n: count }) : (asks?.what ?? what),
    gains: board.legal.every((move) => board.module.closes?.(move)) ? undefined : say('ask-count', { n: count }),
  };
}

function waiting({ live }: Sitting, board: Board): Ask {
  const mover = board.toMove === null ? undefined : board.seats[board.toMove];
  const why = entryEvents(live.staging.last)
    .map((event) => board.wording.event(event))
    .join(' ');
  const spectator = live.seat === null;
  if (!mover || mover.you) return { kind: 'wait', tone: 'quiet', why, what: say('ask-moment') };
  return {
    kind: 'wait',
    tone: 'quiet',
    lead: spectator ? say('ask-watching') : undefined,
    why,
    what: say(mover.bot ? 'ask-bot-thinks' : 'ask-thinks', { name: mover.name }),
  };
}
