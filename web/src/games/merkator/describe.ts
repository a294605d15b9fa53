// SPDX-License-Identifier: MIT
// The board in words: what is mine first, then what lies open, then the map.
import type { TextSection } from '../../contract';
import { atlasOf } from './atlas';
import { chartOf, riskOf } from './clock';
import { timeText as effect } from './plate';
import { ownPlayer, ownSeat } from './seat';
import {
  cardName,
  coinText,
  columnName,
  contractText,
  countedWorth,
  goodName,
  goodsText,
  placeName,
  read,
  scoringText,
  seatName,
  timeText,
} from './texts';
import type { Player, Table } from './types';
import { worthOf } from './worth';

export function describe(table: Table): TextSection[] {
  return [mine(table), contracts(table), market(table), piles(table), time(table), map(table), ...others(table)];
}

const stock = (table: Table, player: Player): string => goodsText(table, player.goods) || table.say('board-no-goods');

const supply = (table: Table, player: Player): string =>
  `${table.say('mk-supply')}: ${player.supply.map((colour) => table.title({ kind: 'cube', name: colour })).join(', ') || '–'}`;

const purse = (table: Table, player: Player): string =>
  [timeText(table, player.counters), ...(player.coins === undefined ? [] : [coinText(table, player.coins)])].join(', ');

function mine(table: Table): TextSection {
  const player = ownPlayer(table);
  const hand = player.hand ? [`${table.say('mk-hand')}: ${cardName(table, player.hand)}`] : [];
  return {
    title: table.say('mk-your-office'),
    lines: [
      stock(table, player),
      supply(table, player),
      purse(table, player),
      ...cards(table, ownSeat(table)),
      ...hand,
    ],
  };
}

function contracts(table: Table): TextSection {
  const player = ownPlayer(table);
  return {
    title: table.say('mk-your-contracts'),
    lines: player.contracts.map((id) => contractText(table, read(table, id, player))),
  };
}

function cards(table: Table, seat: number): string[] {
  const player = table.view.players[seat]!;
  const atlas = atlasOf(table.edition);
  return [
    ...player.bonus.map((card) => cardName(table, card)),
    ...player.buildings.map((card) => {
      const building = atlas.buildings.get(card)!;
      const worth = countedWorth(table, seat, card) ?? worthOf(building, seat, table.view, atlas);
      return `${cardName(table, building.id)}: ${scoringText(table, building)}; ${table.say('mk-worth', { worth })}`;
    }),
  ];
}

function market(table: Table): TextSection {
  const atlas = atlasOf(table.edition);
  const { view } = table;
  const bonus = view.bonus_display
    .filter((card) => card !== null)
    .map((card) => {
      const { place, good, active_gain, join_gain, cost } = atlas.bonus.get(card)!;
      return table.say('mk-bonus', {
        place: placeName(table, place),
        good: goodName(table, good),
        active: active_gain,
        join: join_gain,
        cost,
      });
    });
  const buildings = view.building_display
    .filter((card) => card !== null)
    .map((card) => {
      const building = atlas.buildings.get(card)!;
      return table.say('mk-building', {
        name: cardName(table, building.id),
        scoring: scoringText(table, building),
        worth: worthOf(building, ownSeat(table), view, atlas),
        cost: building.cost,
      });
    });
  return { title: table.say('mk-market'), lines: [...bonus, ...buildings] };
}

function piles(table: Table): TextSection {
  const player = ownPlayer(table);
  const lines = table.edition.parameters.pile_values.map((value) => {
    const top = table.view.piles[String(value)]?.[0];
    return top ? contractText(table, read(table, top, player)) : `${value}: ${table.say('board-pile-empty')}`;
  });
  return { title: table.say('mk-piles'), lines };
}

function time(table: Table): TextSection {
  const chart = chartOf(table.view, table.edition, table.options.long === 'on');
  if (!chart) {
    const turns = table.edition.parameters.solo_turns;
    return {
      title: table.say('mk-solo'),
      lines: [table.say('board-solo-turn', { turn: Math.min(table.view.turns, turns), turns })],
    };
  }
  const risks = table.edition.columns.items.map(({ id }) =>
    table.say('mk-risk', { column: columnName(table, id), risk: riskOf(id, table.view) }),
  );
  const losses =
    chart.untilCheck > 0 && table.options.variant_a_no_loss !== 'on'
      ? [table.say('mk-check-in', { count: chart.untilCheck }), ...risks]
      : [];
  return {
    title: table.say('board-chart'),
    lines: [table.say('mk-of', { left: chart.left, full: chart.full }), ...losses],
  };
}

function map(table: Table): TextSection {
  const { lanes, places } = atlasOf(table.edition);
  const lines = [...places.values()].map((place) => {
    const linked = lanes
      .flatMap(({ a, b }) => (a === place.id ? [b] : b === place.id ? [a] : []))
      .map((id) => placeName(table, id));
    return [
      `${placeName(table, place.id)}${table.view.token === place.id ? ` (${table.say('mk-token-here')})` : ''}`,
      ...(place.time ? [table.say('mk-time-effect', { time: effect(place.time) })] : []),
      place.goods
        ? `${table.say('mk-cubes', { count: table.view.cubes[place.id] ?? 0 })} (${place.goods.map((good) => goodName(table, good)).join(', ')})`
        : table.say('mk-threshold', { count: place.threshold ?? 0 }),
      ...(linked.length ? [table.say('mk-links', { places: linked.join(', ') })] : []),
    ].join('; ');
  });
  return { title: table.say('board-map'), lines };
}

function others(table: Table): TextSection[] {
  return table.seats
    .filter(({ index }) => index !== ownSeat(table))
    .map(({ index }) => {
      const player = table.view.players[index]!;
      return {
        title: table.say('mk-office-of', { name: seatName(table, index) }),
        lines: [
          stock(table, player),
          supply(table, player),
          purse(table, player),
          ...player.contracts.map((id) => contractText(table, read(table, id, player))),
          ...cards(table, index),
        ],
      };
    });
}
