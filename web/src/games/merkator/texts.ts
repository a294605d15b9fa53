// SPDX-License-Identifier: MIT
// Things of the board in words, for cards, names that screen readers say, and the text view.
import type { Asking, Move } from '../../contract';
import { actsOf } from './acts.svelte';
import { atlasOf, nextValue } from './atlas';
import { meansFor, needsOf, type Means, type Need } from './needs';
import { ownSeat } from './seat';
import type { Building, Contract, Player, Table } from './types';

export const goodName = (table: Table, good: string): string => table.title({ kind: 'good', name: good });
export const placeName = (table: Table, place: string): string => table.title({ kind: 'place', name: place });
export const columnName = (table: Table, column: string): string => table.title({ kind: 'column', name: column });
export const cardName = (table: Table, card: string): string => table.title({ kind: 'card', name: card });
export const seatName = (table: Table, seat: number): string => table.seats[seat]?.name ?? String(seat);
export const timeText = (table: Table, count: number): string => table.title({ kind: 'time', name: String(count) });
export const coinText = (table: Table, count: number): string => table.title({ kind: 'coins', name: String(count) });

export const listText = (table: Table, parts: readonly string[]): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : table.say('mk-and', { first: parts.slice(0, -1).join(', '), last: parts.at(-1)! });

/** "2 Copper, 1 Ham" */
export const goodsText = (table: Table, goods: Readonly<Record<string, number>>): string =>
  Object.entries(goods)
    .map(([good, count]) => `${count} ${goodName(table, good)}`)
    .join(', ');

export const needName = (table: Table, { kind, name }: Need): string =>
  kind === 'good'
    ? goodName(table, name)
    : kind === 'column'
      ? table.say('mk-any', { column: columnShort(table, name) })
      : table.say('mk-different');

export const columnShort = (table: Table, column: string): string => table.say(`mk-column-${column.toLowerCase()}`);

const missingName = (table: Table, name: string): string =>
  name === '' ? table.say('mk-types') : name.length === 1 ? columnShort(table, name) : goodName(table, name);

const tally = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** "2 Coal missing", "Ham by supply", "2 cubes, 4 Iron": how the rest could be met. */
export function meansText(table: Table, means: Means): string {
  const { state, missing, cubes, sets } = means;
  if (state === 'never') return table.say('mk-never');
  if (state === 'ready') return table.say('mk-ready');
  if (state === 'missing')
    return table.say('mk-missing', {
      goods: missing.map(({ name, count }) => `${count} ${missingName(table, name)}`).join(', '),
    });
  if (state === 'cubes' && cubes.length === 1) return table.say('mk-by-supply', { good: goodName(table, cubes[0]!) });
  const rate = table.edition.parameters.exchange_rate;
  const given = Object.entries(tally(sets)).map(([name, count]) =>
    name === 'time' ? timeText(table, rate * count) : `${rate * count} ${goodName(table, name)}`,
  );
  return [...(cubes.length ? [table.say('mk-cubes', { count: cubes.length })] : []), ...given].join(', ');
}

export interface Reading {
  readonly contract: Contract;
  readonly needs: readonly Need[];
  readonly means: Means;
  /** The place of the token is its place. */
  readonly here: boolean;
  readonly done: boolean;
}

export function read(table: Table, id: string, player: Player): Reading {
  const atlas = atlasOf(table.edition);
  const contract = atlas.contracts.get(id)!;
  return {
    contract,
    needs: needsOf(contract, player, atlas),
    means: meansFor(contract, player, atlas, table.edition),
    here: contract.place !== null && contract.place === table.view.token,
    done: table.view.done?.includes(id) ?? false,
  };
}

/** What the foot of a contract says. */
export function footText(table: Table, { contract, means, here, done }: Reading, joining = false): string {
  if (done) return table.say('mk-done');
  if (means.state !== 'ready') return meansText(table, means);
  if (here) return table.say(joining ? 'mk-join-to-deliver' : 'mk-ready');
  return table.say('mk-ready-in', { place: placeName(table, contract.place!) });
}

export const contractPlace = (table: Table, contract: Contract): string =>
  contract.place ? placeName(table, contract.place) : table.say('mk-peace');

/** A contract as one line. */
export function contractText(table: Table, reading: Reading): string {
  const needs = reading.needs.map((need) => `${needName(table, need)} ${need.have}/${need.need}`).join(', ');
  const { contract } = reading;
  return table.say('mk-contract', {
    place: contractPlace(table, contract),
    value: contract.value,
    needs: needs || '–',
    state: footText(table, reading),
  });
}

/** "2 per type: Food": how a building counts. */
export function scoringText(table: Table, { score }: Building): string {
  const points = score.vp ?? 0;
  const all = score.columns?.length === table.edition.columns.items.length;
  const what = score.what
    ? table.say(`measure-${score.what.replace('_', '-')}`)
    : all
      ? table.say('board-all-goods')
      : (score.columns ?? []).map((column) => columnShort(table, column)).join(', ');
  const tiers = score.tiers ?? [];
  if (score.kind === 'time_tiers') {
    const [[from = 0, low = 0] = [], [to = 0, high = 0] = []] = [tiers[0], tiers.at(-1)];
    return table.say('mk-tiers', { low, high, from, to });
  }
  const key = `board-score-${score.kind.replace('_', '-')}`;
  return table.say(score.kind === 'per_goods' && score.per === 1 ? `${key}-1` : key, {
    points,
    what,
    per: score.per ?? 1,
    most: score.max ?? 0,
  });
}

/** What the server says a building of a seat is worth now. */
export function countedWorth(table: Table, seat: number, building: string): number | null {
  const line = table.scores.seats[seat]?.lines.find(([label]) => label === building.toLowerCase());
  return line && line[1] !== null ? line[1] / table.scores.unit : null;
}

const named = ['hamburg', 'danzig', 'dutch_republic', 'newfoundland'];
/** "Jan travels to Russia." */
export const travelledText = (table: Table, seat: number, place: string): string =>
  table.say(`event-travelled${named.includes(place) ? `-${place.replace('_', '-')}` : ''}`, {
    actor: seatName(table, seat),
    place: placeName(table, place),
  });

/** What joining brings, as far as the server can say it. */
function joinText(table: Table, place: string): string {
  const { joined } = actsOf(table);
  const seat = ownSeat(table);
  if (!joined) return travelledText(table, table.view.turn, place);
  const before = table.view.players[seat]!.goods;
  const gains = Object.fromEntries(
    Object.entries(joined.view.players[seat]!.goods)
      .map(([good, count]) => [good, count - (before[good] ?? 0)] as const)
      .filter(([, more]) => more > 0),
  );
  const contracts =
    joined.toMove === seat ? joined.legal.filter(({ kind }) => kind === 'fulfil').map(({ args }) => args[0]!) : [];
  const parts = [
    ...(Object.keys(gains).length ? [table.say('mk-join-gain', { goods: goodsText(table, gains) })] : []),
    ...(contracts.length
      ? [
          table.say('mk-join-deliver', {
            contracts: listText(
              table,
              contracts.map((card) => cardName(table, card)),
            ),
          }),
        ]
      : []),
  ];
  const brings = parts.length
    ? table.say('mk-join-brings', { what: listText(table, parts) })
    : table.say('mk-join-nothing');
  const reward = contracts
    .map((card) => rewardOf(table, card))
    .find((card) => card && atlasOf(table.edition).contracts.get(card)!.place === place);
  const more = reward ? table.say('mk-join-reward', { contract: cardName(table, reward) }) : '';
  return [travelledText(table, table.view.turn, place), brings, more].filter(Boolean).join(' ');
}

/** The contract that would reward this one: the top of the next pile. */
export function rewardOf(table: Table, contract: string): string | undefined {
  const value = nextValue(table.edition, atlasOf(table.edition).contracts.get(contract)!.value);
  return value === undefined ? undefined : table.view.piles[String(value)]?.[0];
}

export function asks(table: Table): Asking | undefined {
  const { view, edition } = table;
  const seat = ownSeat(table);
  const player = view.players[seat]!;
  const place = view.token ? edition.places.items.find(({ id }) => id === view.token) : undefined;
  if (view.stage === 'join' && place) {
    return {
      lead: '',
      why: joinText(table, place.id),
      what: table.say('mk-join-ask', { time: timeText(table, place.join_cost) }),
    };
  }
  if (view.stage === 'invest') {
    const spaces = edition.parameters.office_spaces;
    const over = player.contracts.length - spaces;
    if (over > 0 && !table.legal.some(({ kind }) => kind === 'end'))
      return { what: table.say('mk-forced', { count: over }), why: table.say('mk-forced-why', { spaces }) };
    return {
      what: table.say('mk-invest'),
      why: table.say(player.coins === undefined ? 'mk-invest-why-contracts' : 'mk-invest-why'),
    };
  }
  if (view.stage === 'travel') return { what: table.say('mk-travel'), why: table.say('mk-travel-why') };
  if (view.stage === 'pay_contract' && view.purchase) {
    const { card, paid } = view.purchase;
    const atlas = atlasOf(edition);
    const cost = (atlas.bonus.get(card) ?? atlas.buildings.get(card))?.cost ?? 0;
    return { why: table.say('mk-paid', { card: cardName(table, card), paid, cost }) };
  }
  if (view.stage === 'split' && place?.goods) {
    const [first, second] = place.goods.map((good) => goodName(table, good));
    const count = view.cubes[place.id] ?? 0;
    return {
      why: table.say('mk-split-why', { place: placeName(table, place.id) }),
      what:
        count === 1
          ? table.say('mk-split-one', { first: first!, second: second! })
          : table.say('mk-split', { count, first: first!, second: second! }),
    };
  }
  if (view.loss && (view.stage === 'loss' || view.stage === 'redirect_loss')) {
    const column = view.loss.letter[0]!;
    const held = atlasOf(edition)
      .columns.get(column)!
      .goods.reduce((sum, good) => sum + (player.goods[good] ?? 0), 0);
    const why = table.say('mk-loss-why', { letter: table.title({ kind: 'letter', name: view.loss.letter }), held });
    return view.stage === 'loss'
      ? { lead: '', why, what: table.say('mk-loss', { count: view.loss.left, column: columnName(table, column) }) }
      : { why };
  }
  if (view.stage === 'fulfil' && place) {
    const count = table.legal.filter(({ kind }) => kind === 'fulfil').length;
    return {
      why: table.say('mk-fulfil-why', { place: placeName(table, place.id) }),
      what: table.say('mk-fulfil', { count }),
    };
  }
  if (view.payment) return { why: dueText(table) };
  return undefined;
}

/** What a payment still needs. */
export function dueText(table: Table): string {
  const { payment } = table.view;
  if (!payment) return '';
  const contract = atlasOf(table.edition).contracts.get(payment.contract)!;
  const due = [
    ...Object.entries(payment.due).map(([good, count]) => `${count} ${goodName(table, good)}`),
    ...(payment.category && contract.category
      ? [`${payment.category} ${columnShort(table, contract.category.column)}`]
      : []),
    ...(payment.different ? [table.say('board-different', { count: payment.different })] : []),
  ];
  return table.say('mk-due', { contract: cardName(table, payment.contract), goods: due.join(', ') });
}

/** The buttons of yes and no. */
export function button(move: Move, table: Table): { text: string; icon?: string } | undefined {
  if (move.kind !== 'join') return undefined;
  const place = table.edition.places.items.find(({ id }) => id === table.view.token);
  return { text: table.say('mk-join-for', { count: place?.join_cost ?? 1 }), icon: 'time' };
}

/** A trip without any investment is a trip. */
export function rowText(row: readonly Move[], table: Table): string | undefined {
  return row.length === 2 && row[0]!.kind === 'end' && row[1]!.kind === 'go' ? table.moveText(row[1]!) : undefined;
}
