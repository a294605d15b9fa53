// SPDX-License-Identifier: MIT
// After the game: was it dealt as everybody had promised? Nothing is taken on trust that this browser can work out itself.
import type { TableState } from '../lib/protocol';
import { commitment, dealtSeed, serverShare, shareHash } from './fairness';
import type { DealMemory } from './memory';

export const questions = ['first', 'secret', 'own', 'promises', 'shares', 'seed', 'committed'] as const;
export type Question = (typeof questions)[number];

/**
 * checked: with a share of this browser. late: its share did not come in time. watched: it had none.
 * alone: the server dealt alone, and had committed to the seed. none: there is nothing to check.
 */
export const verdicts = ['checked', 'late', 'watched', 'alone', 'none', 'failed'] as const;
export type Verdict = (typeof verdicts)[number];

/** Where the share of a seat came from; absent: its client had promised one. */
export const origins = ['client', 'bot', 'absent', 'server'] as const;
export type Origin = (typeof origins)[number];

export interface DealCheck {
  readonly verdict: Verdict;
  /** Questions that can be answered here, and whether all is well. */
  readonly answers: readonly (readonly [Question, boolean])[];
  readonly origins: readonly Origin[];
}

type Answers = DealCheck['answers'];

function originOf({ by, hash }: { readonly by: string; readonly hash?: string }, bot: boolean): Origin {
  if (by === 'client') return 'client';
  if (hash !== undefined) return 'absent';
  return bot ? 'bot' : 'server';
}

function answersOf(table: TableState, memory: DealMemory | null): Answers {
  const { secret, nonce = '', seed, seats } = table;
  const first: Answers = memory ? [['first', memory.commitment === table.commitment]] : [];
  if (secret === undefined) return [...first, ['committed', commitment(seed ?? '', nonce) === table.commitment]];
  const shares = table.shares ?? [];
  const own = shares[seats.findIndex((seat) => seat.you)];
  const fits = ({ share, by, hash }: (typeof shares)[number], seat: number) =>
    by === 'client' ? shareHash(share) === hash : share === serverShare(secret, seat);
  return [
    ...first,
    ['secret', commitment(secret, nonce) === table.commitment],
    ...(memory && own?.by === 'client' ? ([['own', own.share === memory.share]] as const) : []),
    ...(memory?.promises
      ? ([['promises', memory.promises.every((hash, seat) => hash === (shares[seat]?.hash ?? null))]] as const)
      : []),
    ['shares', shares.length === seats.length && shares.every(fits)],
    [
      'seed',
      dealtSeed(
        secret,
        shares.map(({ share }) => share),
      ) === seed,
    ],
  ];
}

export function checkDeal(table: TableState, memory: DealMemory | null): DealCheck {
  if (table.imported || table.nonce === undefined) return { verdict: 'none', answers: [], origins: [] };
  const answers = answersOf(table, memory);
  const added = (table.shares ?? []).map((share, seat) => originOf(share, table.seats[seat]?.name === undefined));
  const verdict = (): Verdict => {
    if (answers.some(([, right]) => !right)) return 'failed';
    if (table.secret === undefined) return 'alone';
    if (!memory) return 'watched';
    return answers.some(([question]) => question === 'own') ? 'checked' : 'late';
  };
  return { verdict: verdict(), answers, origins: added };
}
