// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameEvent, LastMove } from '../../src/contract';
import { atlasOf, blockedBy, otherEnd } from '../../src/games/oltremare/atlas';
import { effectsOf } from '../../src/games/oltremare/effects';
import { goodsOf, groupsOf, holdOf, payOf, piratesOf, priceOf } from '../../src/games/oltremare/seat';
import { linesOf } from '../../src/games/oltremare/talk/history';
import {
  answerTo,
  deliveries,
  draftOf,
  goodsIn,
  nothing,
  sameGoods,
  steps,
  taken,
} from '../../src/games/oltremare/talk/terms';
import { claimText, rowText } from '../../src/games/oltremare/texts';
import { lastVoyage } from '../../src/games/oltremare/trace';
import type { Edition, Player, Table, View } from '../../src/games/oltremare/types';

const edition = JSON.parse(readFileSync('../games/oltremare/editions/default.json', 'utf8')) as Edition;
const atlas = atlasOf(edition);

const player = (rest: Partial<Player> = {}): Player => ({
  ducats: 11,
  prestige: 0,
  markers: 0,
  ship: 'candia',
  hand: 4,
  hold: { top: 'SA03', cards: 1 },
  pirates: [],
  least: {},
  ...rest,
});
const view = (rest: Partial<View> = {}): View => ({
  stage: 'trade',
  to_move: 0,
  starter: 0,
  active: 0,
  turn: 1,
  bought: 0,
  talks: 0,
  calls: 0,
  dealt: [],
  venice: 'hidden',
  deck: 60,
  discard: [],
  markers: {},
  players: [player(), player(), player()],
  ...rest,
});
const table = (rest: Partial<Table> = {}): Table =>
  ({ edition, viewer: 0, toMove: 0, decision: 'trade', options: {}, view: view(), legal: [], ...rest }) as Table;

describe('the atlas of Oltre Mare', () => {
  it('OM-1.4: has 30 ports and 41 lanes, every one drawn from end to end', () => {
    expect([atlas.ports.size, atlas.lanes.length]).toEqual([30, 41]);
    for (const lane of atlas.lanes) {
      const [from, to] = lane.ends;
      expect(lane.path.startsWith(`M${from.x} ${from.y}C`)).toBe(true);
      expect(lane.path.endsWith(` ${to.x} ${to.y}`)).toBe(true);
      expect(blockedBy(lane).length).toBeGreaterThan(0);
    }
  });
  it('finds the lanes of a port and where they lead', () => {
    expect(atlas.lanesOf('venezia').map((lane) => otherEnd(lane, 'venezia').key)).toEqual(['zara', 'ancona']);
    expect(atlas.laneBetween('ancona', 'zara')?.id).toBe('zara-ancona');
  });
});

describe('a voyage that waits to be confirmed', () => {
  const sail = (port: string) => ({ text: `sail:${port}`, kind: 'sail', args: [port] });
  const sailed = (port: string): GameEvent => ({ event: 'sailed', actor: 0, rule: 'OM-6.6', args: { port } });
  const say = (key: string, { port = '' }: { port?: string | number } = {}) => `${key} ${port}`;

  it('names the port where it ends, also where the ship sails on by itself', () => {
    const events = [sailed('messina'), sailed('napoli')];
    const preview = { moves: ['sail:messina'], view: view(), events, gains: [] };
    expect(rowText([sail('messina')], table({ say, preview }))).toBe('om-do-sail Napoli');
  });
  it('names the last port chosen as long as nothing is known of it', () => {
    expect(rowText([sail('messina'), sail('tripoli')], table({ say, preview: null }))).toBe('om-do-sail Tripoli');
  });
});

describe('what lies open', () => {
  it('OM-E12: of an open hold groups are unbroken runs', () => {
    const cards = ['GR01', 'GR02', 'OL01', 'GR03', 'GR04', 'GR05'];
    expect(groupsOf(table(), cards).map(({ good, count, pays }) => [good, count, pays])).toEqual([
      ['grain', 2, 2],
      ['olives', 1, 1],
      ['grain', 3, 5],
    ]);
  });
  it('OM-E11: a larger group pays the last value', () => expect(payOf(table(), 'grain', 7)).toBe(12));
  it('of a hidden hold only the top is told', () => {
    expect(holdOf(player())).toEqual({ top: 'SA03', size: 1 });
    expect(holdOf(player({ hold: ['SA03', 'SA04'] }))).toEqual({ top: 'SA03', size: 2, cards: ['SA03', 'SA04'] });
  });
  it('of the pirates one knows what one threw', () => {
    const stack = piratesOf(player({ pirates: [{ stolen: '_' }, { thrown: 'SA08', turn: 2 }] }));
    expect(stack).toEqual({ size: 2, top: undefined, known: ['SA08'] });
  });
  it('OM-5.3, OM-5.4: a card costs 3, in debt 4, with favourable market 1 to 4', () => {
    const priced = (one: Player, bought = 0) => priceOf(table({ view: view({ bought, players: [one, player()] }) }));
    expect([
      priced(player()),
      priced(player({ ducats: 0 })),
      priced(player({ active_marker: 'favourable_market' }), 2),
    ]).toEqual([3, 4, 3]);
  });
  it('OM-2.2: two players have no grain', () => {
    expect(goodsOf(table())).toContain('grain');
    expect(goodsOf(table({ view: view({ players: [player(), player()] }) }))).not.toContain('grain');
  });
});

describe('cards laid out together', () => {
  const brings = (marker?: Player['active_marker'], cards = ['SA08', 'SA09', 'SA14', 'SI07']) =>
    effectsOf(table(), cards, player({ active_marker: marker })).map((effect) => effect.brings);
  it('OM-E2: bring 6 ducats, 1 pirate, 6 cards and 1 route', () => expect(brings()).toEqual([6, 1, 6, 1]));
  it('OM-E28: good business counts one more', () => expect(brings('good_business', ['SA14'])).toEqual([1, 0, 1, 1]));
  it('OM-E18: fight pirates keeps them off', () => expect(brings('fight_pirates')[1]).toBe(0));
  it('OM-6.6.1: smooth sailing pays for each ship', () => expect(brings('smooth_sailing', ['SA14'])[0]).toBe(1));
});

describe('an offer', () => {
  const hand = ['SA08', 'SA09', 'GR06'];
  it('is put together in the order of cards and goods', () => {
    const terms = { gives: ['GR06', 'SA08'], claims: { SA08: 'DM+5' }, wants: { olives: 1, jewels: 2 }, ducats: -3 };
    expect(steps(table(), terms, hand, 5)).toEqual([
      'give:SA08',
      'claim:DM+5',
      'give:GR06',
      'claim:nothing',
      'want:jewels',
      'want:jewels',
      'want:olives',
      'want:done',
      'ask:3',
      'send',
    ]);
  });
  it('may name a port of a card instead of its symbols and lions', () => {
    const terms = { ...nothing, gives: ['SA08'], claims: { SA08: 'zara' } };
    expect(steps(table(), terms, hand, 5).slice(0, 2)).toEqual(['give:SA08', 'claim-port:zara']);
    const say = (key: string, args?: object) => `${key} ${JSON.stringify(args)}`;
    expect(claimText(table({ say }), 'zara')).toBe('om-card-port {"port":"Zara"}');
    const begun = table({
      decision: 'want',
      view: view({
        offer: {
          proposer: 0,
          partner: 1,
          counters: 0,
          gives: [{ what: 'SA08', claim: 'zara' }],
          wants: {},
          ducats: 0,
        },
      }),
    });
    const all = steps(begun, draftOf(begun.view.offer!), hand, 4);
    expect(all.slice(taken(begun, all))).toEqual(['want:done', 'pay:0', 'send']);
  });
  it('leaves out steps without a choice: no later card, no more to want, no claims, no ducats', () => {
    const terms = { ...nothing, gives: ['SA08'], wants: { salt: 1 } } as const;
    expect(steps(table({ options: { claims: 'off', max_ducats: 0 } }), terms, hand, 1)).toEqual([
      'give:SA08',
      'give:done',
      'want:salt',
      'send',
    ]);
  });
  it('is taken up where it was left', () => {
    const begun = table({
      decision: 'want',
      view: view({
        offer: {
          proposer: 0,
          partner: 1,
          counters: 0,
          gives: [{ what: 'SA08', claim: '5' }],
          wants: { silk: 1 },
          ducats: 0,
        },
      }),
    });
    const terms = draftOf(begun.view.offer!);
    expect(terms).toEqual({ gives: ['SA08'], claims: { SA08: '5' }, wants: { silk: 1 }, ducats: 0 });
    const all = steps(begun, terms, hand, 4);
    expect(all.slice(taken(begun, all))).toEqual(['want:done', 'pay:0', 'send']);
  });
  it('is answered from the other side, with the first cards that fit', () => {
    const offer = {
      proposer: 1,
      partner: 0,
      counters: 0,
      gives: ['olives', { what: 'olives', claim: '5' }],
      wants: { salt: 1 },
      ducats: 2,
    } as const;
    const terms = answerTo(table(), offer, hand);
    expect(terms).toEqual({ gives: ['SA08'], claims: {}, wants: { olives: 2 }, ducats: -2 });
    expect(deliveries(table(), ['GR06', 'SA09'])).toEqual(['deliver:SA09', 'deliver:GR06']);
  });
  it('compares goods, not cards', () => {
    expect(sameGoods(goodsIn(table(), ['SA08', 'GR06']), { grain: 1, salt: 1 })).toBe(true);
    expect(sameGoods({ salt: 1 }, {})).toBe(false);
  });
});

describe('the story of a turn', () => {
  const said = (event: string, actor: number, args: Record<string, string> = {}): GameEvent => ({
    event,
    actor,
    rule: '',
    args,
  });
  const move = (...events: GameEvent[]): LastMove => ({ seat: 0, move: { text: '', kind: '', args: [] }, events });
  it('tells the offers of this turn and what became of them', () => {
    const story = [
      move(said('offers', 2, { seat: '0' }), said('declined', 0)),
      move(said('turn', 0)),
      move(said('calls', 0, { good: 'salt' })),
      move(
        said('offers', 1, { seat: '0' }),
        said('gives', 1, { good: 'salt', count: '2' }),
        said('claims', 1, { good: 'salt', symbols: 'DP', lions: '5' }),
        said('claims-port', 1, { good: 'salt', port: 'zara' }),
        said('asks-ducats', 1, { ducats: '3' }),
      ),
      move(said('countered', 0)),
      move(
        said('offers', 0, { seat: '1' }),
        said('wants', 0, { good: 'salt', count: '2' }),
        said('pays', 0, { ducats: '2' }),
      ),
      move(said('accepted', 1)),
    ];
    expect(
      linesOf(story).map(({ kind, seat, gives, wants, ducats, said: words, answer }) => ({
        kind,
        seat,
        gives,
        wants,
        ducats,
        words,
        answer,
      })),
    ).toEqual([
      { kind: 'call', seat: 0, gives: {}, wants: {}, ducats: 0, words: [], answer: undefined },
      {
        kind: 'offer',
        seat: 1,
        gives: { salt: 2 },
        wants: {},
        ducats: -3,
        words: [
          { good: 'salt', claim: 'DP+5' },
          { good: 'salt', claim: 'zara' },
        ],
        answer: 'countered',
      },
      { kind: 'offer', seat: 0, gives: {}, wants: { salt: 2 }, ducats: 2, words: [], answer: 'accepted' },
    ]);
  });
  it('knows the last voyage, from where the one before ended', () => {
    const story = [
      move(said('sailed', 1, { port: 'zara' })),
      move(said('turn', 1)),
      move(said('sailed', 1, { port: 'ancona' })),
      move(said('sailed', 1, { port: 'bari' })),
      move(said('turn', 2)),
    ];
    expect(lastVoyage(story, atlas)).toMatchObject({
      seat: 1,
      end: 'bari',
      lanes: [{ id: 'zara-ancona' }, { id: 'ancona-bari' }],
    });
    expect(lastVoyage([], atlas)).toBeNull();
  });
});
