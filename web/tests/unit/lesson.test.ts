// SPDX-License-Identifier: MIT
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lesson } from '../../src/lib/protocol';

const lesson: Lesson = {
  game: 'amsterdam',
  edition: 'default',
  options: { players: 2 },
  seat: 0,
  steps: [
    { id: 'claim', rule: 'TA-5.1', moves: ['claim:R1', 'pay:red'], then: ['draw:blind', 'draw:red'] },
    { id: 'draw', rule: 'TA-4.1', moves: ['draw:wild'], then: [] },
  ],
};

/** A server that plays anything: a ply a move, everything legal. */
const asked: { path: string; body: Record<string, unknown> }[] = [];
const now = (ply: number) => ({
  ply,
  to_move: 0,
  decision: 'main',
  viewer: 0,
  view: {},
  scores: { over: false, unit: 1, seats: [] },
  legal: ['claim:R1', 'claim:R2', 'pay:red'],
});
function answer(path: string, body: { moves?: string[]; rows?: string[][]; move?: string; after?: string[] }): unknown {
  const moves = body.moves ?? [];
  if (path.endsWith('/why'))
    return { ok: true, legal: body.move !== 'claim:R9', rule: body.move === 'claim:R9' ? 'TA-5.3' : undefined };
  if (path.endsWith('/preview'))
    return {
      ok: true,
      previews: body.rows!.map((row) => ({
        moves: row,
        events: [],
        now: now((body.after?.length ?? 0) + row.length),
      })),
    };
  return {
    ok: true,
    entries: moves.map((move, i) => ({ seq: i + 1, kind: 'move', seat: 0, at: 0, move, events: [] })),
    now: now(moves.length),
  };
}

type Module = typeof import('../../src/learn/table.svelte');
let LessonTable: Module['LessonTable'];
let kept: Map<string, string>;

beforeAll(async () => {
  kept = new Map();
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { hidden: true, documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const told = JSON.parse(body) as Record<string, unknown>;
    asked.push({ path, body: told });
    return Promise.resolve({ json: () => Promise.resolve(answer(path, told)) });
  });
  ({ LessonTable } = await import('../../src/learn/table.svelte'));
});
beforeEach(() => void asked.splice(0));

async function sitDown(step = 0) {
  const table = new LessonTable(lesson, 'Ada');
  await table.go(step);
  return table;
}

describe('a lesson', () => {
  it('seats the learner among bots', async () => {
    const { state } = await sitDown();
    expect(state.seats).toEqual([{ name: 'Ada', you: true }, { bot: 'easy' }]);
  });

  it('plays what the step asks for, in one go or move by move', async () => {
    const table = await sitDown();
    expect(table.asked).toEqual(['claim:R1', 'pay:red']);
    expect((await table.play(['claim:R1'])).error).toBeUndefined();
    expect(table.asked).toEqual(['pay:red']);
    await table.play(['pay:red']);
    expect(table.asked).toEqual([]);
    expect(asked.at(-1)!.body).toEqual({ moves: ['claim:R1', 'pay:red'] });
  });

  it.each([[['claim:R2']], [['pay:red']], [['claim:R1', 'pay:blue']], [['claim:R1', 'pay:red', 'draw:blind']], [[]]])(
    'plays nothing else: %j',
    async (row) => {
      const table = await sitDown();
      asked.splice(0);
      expect((await table.play(row)).error?.code).toBe('later');
      expect(asked).toEqual([]);
      expect(table.done).toBe(0);
    },
  );

  it('lets the others play before the next step', async () => {
    const table = await sitDown();
    await table.play(['claim:R1', 'pay:red']);
    await table.follow();
    expect(table.entries.map((entry) => entry.kind === 'move' && entry.move)).toEqual([
      'claim:R1',
      'pay:red',
      'draw:blind',
      'draw:red',
    ]);
    expect(table.staging.shown?.ply).toBe(4);
    table.next();
    expect(table.asked).toEqual(['draw:wild']);
  });

  it('begins at any step, with all that led there', async () => {
    const table = await sitDown(1);
    expect(asked[0]!.body).toEqual({ moves: ['claim:R1', 'pay:red', 'draw:blind', 'draw:red'] });
    expect(table.asked).toEqual(['draw:wild']);
    expect(table.staging.last).toMatchObject({ move: 'draw:red' });
  });

  it('looks ahead only along the way that the step goes', async () => {
    const table = await sitDown();
    const legal = async (...moves: string[]) =>
      (await table.tell<{ previews: { now: { legal: string[] } }[] }>('preview', { rows: [moves] })).value!.previews[0]!
        .now.legal;
    expect(await legal('claim:R1')).toEqual(['pay:red']);
    expect(await legal('claim:R1', 'pay:red')).toEqual([]);
    expect(await legal('claim:R2')).toHaveLength(3);
    table.composes = () => true;
    expect(await legal('claim:R1')).toHaveLength(3);
  });

  it('says why not: a rule, or that it comes later', async () => {
    const table = await sitDown();
    const why = async (move: string) => (await table.tell('why', { move })).value;
    expect(await why('claim:R9')).toMatchObject({ legal: false, rule: 'TA-5.3' });
    expect(await why('claim:R2')).toEqual({ legal: false, code: 'later' });
  });
});

describe('the progress', () => {
  it('is kept in the browser', async () => {
    const { keepProgress, progressIn } = await import('../../src/learn/progress.svelte');
    expect(progressIn('amsterdam')).toBeUndefined();
    keepProgress('amsterdam', 3, 10);
    expect(progressIn('amsterdam')).toEqual({ done: 3, of: 10 });
    expect(JSON.parse(kept.get('fondaco.lessons')!)).toEqual({ amsterdam: { done: 3, of: 10 } });
  });
});
