// SPDX-License-Identifier: MIT
// The arithmetic of a deal and what a browser makes of it. server/base/tests/fairness_test.cpp has the same vectors.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkDeal } from '../../src/deal/check';
import { commitment, dealtSeed, serverShare, shareHash } from '../../src/deal/fairness';
import { promiseAt, recall, remember, toReveal, type DealMemory } from '../../src/deal/memory';
import type { TableState } from '../../src/lib/protocol';

const secret = '00112233445566778899aabbccddeeff';
const nonce = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const share = '0123456789abcdef0123456789abcdef';
const hash = 'caeaf4962d84e64fc0c8fbdeb73523bd9ac660e180932227b3ee867920e48c70';

describe('the arithmetic of a deal', () => {
  it('is that of the server', () => {
    expect(commitment(secret, nonce)).toBe('bf2c3a8c8a07fb6f1a60cfdad393ad60bed55f5a432372238bcfca82b77dc13b');
    expect(shareHash(share)).toBe(hash);
    expect([0, 1, 2].map((seat) => serverShare(secret, seat))).toEqual([
      '88274575b300b67c55e855bc2858bc4c',
      '3daf1914dba47506776ae877e9232ed3',
      '5a0cb0ccde289371b7f7d9422785c418',
    ]);
    expect(dealtSeed(secret, [share, serverShare(secret, 1), serverShare(secret, 2)])).toBe(
      '114388a0ac8f1d6bdd9ccf5ec70460af',
    );
    expect(dealtSeed(secret, [serverShare(secret, 0), serverShare(secret, 1)])).toBe(
      '32d5edf05642f4492a9dbfae41390136',
    );
  });
});

/** A finished game of three: me, a bot, and somebody whose share did not come. */
const absent = shareHash(nonce);
const finished = {
  id: 't',
  status: 'finished',
  commitment: commitment(secret, nonce),
  secret,
  nonce,
  seed: '114388a0ac8f1d6bdd9ccf5ec70460af',
  seats: [
    { name: 'Ada', you: true, share_hash: hash, share: 'client' },
    { bot: 'easy', share: 'server' },
    { name: 'Bea', share_hash: absent, share: 'server' },
  ],
  shares: [
    { share, by: 'client', hash },
    { share: serverShare(secret, 1), by: 'server' },
    { share: serverShare(secret, 2), by: 'server', hash: absent },
  ],
} as unknown as TableState;
const memory: DealMemory = { share, hash, commitment: finished.commitment, promises: [hash, null, absent] };
const wrong = (table: TableState, kept: DealMemory | null = memory) =>
  checkDeal(table, kept)
    .answers.filter(([, right]) => !right)
    .map(([question]) => question);

describe('a browser that checks a deal', () => {
  it('vouches for one with its own share', () => {
    expect(checkDeal(finished, memory)).toEqual({
      verdict: 'checked',
      answers: [
        ['first', true],
        ['secret', true],
        ['own', true],
        ['promises', true],
        ['shares', true],
        ['seed', true],
      ],
      origins: ['client', 'bot', 'absent'],
    });
  });

  it('says when it had no share of its own', () => {
    expect(checkDeal(finished, null).verdict).toBe('watched');
  });

  it('says when its share came too late', () => {
    const shares = [{ share: serverShare(secret, 0), by: 'server' as const, hash }, ...finished.shares!.slice(1)];
    const late = {
      ...finished,
      shares,
      seed: dealtSeed(
        secret,
        shares.map((one) => one.share),
      ),
    };
    expect(checkDeal(late, memory).verdict).toBe('late');
  });

  it('finds another commitment than the one it saw first', () => {
    expect(wrong(finished, { ...memory, commitment: 'f'.repeat(64) })).toEqual(['first']);
    expect(checkDeal(finished, { ...memory, commitment: 'f'.repeat(64) }).verdict).toBe('failed');
  });

  it('finds a secret that was not committed to', () => {
    expect(wrong({ ...finished, secret: nonce })).toContain('secret');
  });

  it('finds another share in the place of its own', () => {
    expect(wrong(finished, { ...memory, share: nonce })).toEqual(['own']);
  });

  it('finds a promise that was made after shares were known', () => {
    expect(wrong(finished, { ...memory, promises: [hash, null, null] })).toEqual(['promises']);
  });

  it('finds shares that were chosen, by a client or by the server', () => {
    const [own, bot, bea] = finished.shares!;
    expect(wrong({ ...finished, shares: [{ ...own!, hash: absent }, bot!, bea!] })).toEqual(['promises', 'shares']);
    expect(wrong({ ...finished, shares: [own!, { ...bot!, share: nonce }, bea!] })).toEqual(['shares', 'seed']);
    expect(wrong({ ...finished, shares: [own!, bot!] })).toContain('shares');
  });

  it('finds another seed', () => {
    expect(wrong({ ...finished, seed: nonce })).toEqual(['seed']);
  });

  it('still checks the commitments of earlier versions', () => {
    const old = { ...finished, secret: undefined, shares: undefined, seed: secret };
    expect(checkDeal(old, null)).toEqual({ verdict: 'alone', answers: [['committed', true]], origins: [] });
    expect(checkDeal({ ...old, seed: nonce }, null).verdict).toBe('failed');
  });

  it('claims nothing about a game that was played elsewhere', () => {
    expect(checkDeal({ ...finished, imported: { by: 'Ada', at: 1 } }, null).verdict).toBe('none');
  });
});

describe('a share', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  const dealing = { ...finished, status: 'dealing' } as TableState;

  it('is revealed at its own table, while that is being dealt', () => {
    remember(finished, { share, hash });
    expect(toReveal({ ...dealing, status: 'waiting' })).toBeNull();
    expect(toReveal({ ...dealing, id: 'other' })).toBeNull();
    expect(toReveal(dealing)).toBe(share);
    expect(toReveal(dealing), 'again, after a lost connection').toBe(share);
    expect(recall('t')?.promises).toEqual([hash, null, absent]);
  });

  it('is kept back where the server shows another commitment or other promises than before', () => {
    remember(finished, { share, hash });
    expect(toReveal({ ...dealing, commitment: 'f'.repeat(64) })).toBeNull();
    expect(toReveal(dealing)).toBe(share);
    expect(toReveal({ ...dealing, seats: dealing.seats.slice(0, 2) })).toBeNull();
  });

  it('is promised once more after getting up, unless it was revealed', async () => {
    const first = await promiseAt(dealing);
    expect(await promiseAt(dealing)).toBe(first);
    const seated: TableState = { ...dealing, seats: [{ name: 'Ada', you: true, share_hash: first }] };
    expect(shareHash(toReveal(seated)!)).toBe(first);
    expect(await promiseAt(dealing)).not.toBe(first);
  });

  it('that holds is not forgotten for a later one', () => {
    remember(finished, { share, hash });
    remember(finished, { share: nonce, hash: absent });
    expect(recall('t')?.share).toBe(share);
  });

  it('is forgotten when two hundred newer ones are kept', () => {
    for (let i = 0; i <= 200; ++i) remember({ ...finished, id: `t${i}` }, { share, hash });
    expect(recall('t0')).toBeNull();
    expect(recall('t1')).not.toBeNull();
  });
});
