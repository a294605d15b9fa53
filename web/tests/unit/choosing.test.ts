// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/lib/api';
import { Choosing, type Server } from '../../src/lib/choosing.svelte';
import { parseMove } from '../../src/lib/wording';

class FakeServer implements Server {
  seq = 1;
  played: string[] = [];
  asked: string[] = [];
  answers: Record<string, unknown> = {};
  refusal: Answer<unknown> | null = null;

  tell<T>(name: string, members: Record<string, unknown> = {}): Promise<Answer<T>> {
    this.asked.push(`${name} ${JSON.stringify(members)}`);
    const answer = this.answers[name];
    return Promise.resolve(answer ? { value: answer as T } : { error: { code: 'bad_request', message: '' } });
  }
  play(moves: readonly string[]): Promise<Answer<unknown>> {
    this.played.push(...moves);
    return Promise.resolve(this.refusal ?? { value: {} });
  }
}

const moves = (...texts: string[]) => texts.map(parseMove);
const now = {
  ply: 2,
  to_move: 0,
  decision: 'main',
  viewer: 0,
  view: {},
  scores: { over: false, unit: 1, seats: [] },
  legal: ['pay:red'],
};

describe('choosing', () => {
  it('plays a single move at once where nothing needs confirming', async () => {
    const server = new FakeServer();
    new Choosing(server, () => false).choose(moves('pass'));
    await Promise.resolve();
    expect(server.played).toEqual(['pass']);
  });

  it('narrows down to the moves that fit a click', () => {
    const choosing = new Choosing(new FakeServer(), () => false);
    choosing.choose(moves('a', 'b'));
    expect(choosing.narrowed?.map(({ text }) => text)).toEqual(['a', 'b']);
    choosing.reset();
    expect(choosing.narrowed).toBeNull();
  });

  it('shows what a move would bring before it is confirmed', async () => {
    const server = new FakeServer();
    server.answers['preview'] = { previews: [{ moves: ['claim:R1'], events: [], now }] };
    const choosing = new Choosing(server, () => true);
    choosing.choose(moves('claim:R1'));
    await new Promise((done) => setTimeout(done));
    expect(server.played).toEqual([]);
    expect(choosing.picked?.text).toBe('claim:R1');
    expect(choosing.outcome?.moves).toEqual(['claim:R1']);
    await choosing.confirm();
    expect(server.played).toEqual(['claim:R1']);
    expect(choosing.picked).toBeNull();
  });

  it('tells the rule of what was refused', async () => {
    const server = new FakeServer();
    server.refusal = { error: { code: 'illegal_move', message: '', rule: 'TA-5.4' } };
    const choosing = new Choosing(server, () => true);
    choosing.row = ['claim:R1'];
    await choosing.confirm();
    expect(choosing.refusal?.rule).toBe('TA-5.4');
  });

  it('asks once what lies ahead, and anew after something happened', async () => {
    const server = new FakeServer();
    server.answers['preview'] = { previews: [{ moves: ['claim:R1'], events: [], now }] };
    const choosing = new Choosing(server, () => true);
    expect((await choosing.look(['claim:R1']))?.legal.map(({ text }) => text)).toEqual(['pay:red']);
    await choosing.look(['claim:R1']);
    expect(server.asked).toHaveLength(1);
    server.seq = 2;
    await choosing.look(['claim:R1']);
    expect(server.asked).toHaveLength(2);
  });

  it('asks in one call for what is asked at the same time', async () => {
    const server = new FakeServer();
    const rows = [['claim:R1'], ['claim:R2'], ['claim:R3', 'pay:red']];
    server.answers['preview'] = {
      previews: rows.map((moves, ply) => ({ moves, events: [], now: { ...now, ply, view: ply } })),
    };
    const choosing = new Choosing(server, () => true);
    const ahead = await Promise.all([...rows, rows[0]!].map((row) => choosing.look(row)));
    expect(ahead.map((one) => one?.view as number)).toEqual([0, 1, 2, 0]);
    expect(server.asked).toEqual([`preview ${JSON.stringify({ rows })}`]);
  });

  it('asks in several calls for more than the server answers in one', async () => {
    const server = new FakeServer();
    const choosing = new Choosing(server, () => true);
    await Promise.all(Array.from({ length: 40 }, (_, i) => choosing.look([`claim:R${i}`])));
    expect(server.asked).toHaveLength(2);
  });

  it('sees nothing ahead of moves that cannot be played', async () => {
    const server = new FakeServer();
    server.answers['preview'] = { previews: [{ moves: [], stopped: 'illegal', events: [], now }] };
    expect(await new Choosing(server, () => true).look(['claim:R1'])).toBeNull();
  });
});
