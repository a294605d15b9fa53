// SPDX-License-Identifier: MIT
// The board in words.
import type { TextSection } from '../../contract';
import { countIn, isLevel, tokensIn, valueOf } from './desk';
import { chartOf, routeTitle, sideOf, type Chart } from './layout';
import { nameOf } from './people';
import { countsOf, pieceOf, type Counts } from './pieces';
import { controllerOf, networkOf } from './standing';
import type { HansaTable, House, TokenId, View } from './types';

const piecesText = (table: HansaTable, { trader, merchant }: Counts): string =>
  [
    ...(trader ? [table.title({ kind: 'traders', name: String(trader) })] : []),
    ...(merchant ? [table.title({ kind: 'merchants', name: String(merchant) })] : []),
  ].join(', ') || table.say('hansa-nothing');

function houseText(table: HansaTable, house: House, text: string | undefined): string {
  if (text) {
    const { colour, kind } = pieceOf(text);
    return table.say('hansa-text-kontor', {
      piece: table.title({ kind: 'piece', name: kind }),
      seat: nameOf(table, colour),
    });
  }
  const key = house.coin ? 'hansa-text-house-coin' : 'hansa-text-house';
  return table.say(key, {
    level: table.say(`level-${house.colour}`),
    piece: table.title({ kind: 'piece', name: house.piece }),
  });
}

function cityLine(table: HansaTable, view: View, chart: Chart, id: string): string {
  const { city } = chart.towns.get(id)!;
  const houses = city.houses.map((house, i) => houseText(table, house, view.cities[id]?.[i]));
  const extras = (view.extras[id] ?? []).map((text) => {
    const { colour, kind } = pieceOf(text);
    return table.say('hansa-text-extra', {
      piece: table.title({ kind: 'piece', name: kind }),
      seat: nameOf(table, colour),
    });
  });
  const controller = controllerOf(view, id);
  const skill = city.upgrade
    ? [table.say('hansa-raise', { skill: table.title({ kind: 'skill', name: city.upgrade }) })]
    : [];
  const ruled = controller ? [table.say('hansa-text-controller', { seat: nameOf(table, controller) })] : [];
  return `${city.name}: ${[...extras.reverse(), ...houses, ...ruled, ...skill].join('; ')}.`;
}

function routeLine(table: HansaTable, view: View, chart: Chart, id: string): string {
  const { route } = chart.roads.get(id)!;
  const standing = Object.entries(view.routes[id] ?? {});
  const pieces = standing.map(([colour, text]) => `${nameOf(table, colour)} ${piecesText(table, countsOf(text))}`);
  const taken = standing.reduce((sum, [, text]) => sum + countsOf(text).trader + countsOf(text).merchant, 0);
  const token = view.tokens[id];
  const parts = [
    table.say('hansa-text-free', { free: route.spaces - taken, of: route.spaces }),
    ...pieces,
    ...(token ? [table.say('hansa-text-token', { token: table.title({ kind: 'token', name: token }) })] : []),
  ];
  return `${routeTitle(chart, id)}: ${parts.join('; ')}.`;
}

const tokenNames = (table: HansaTable, tokens: readonly TokenId[]): string =>
  tokens.map((token) => table.title({ kind: 'token', name: token })).join(', ');

function playerLines(table: HansaTable, chart: Chart, seat: number): string[] {
  const player = table.view.players[seat]!;
  const skills = table.edition.desk.tracks.map((track) => {
    const value = valueOf(track, player);
    const text = isLevel(value) ? table.say(`level-${value}`) : value === 'C' ? table.say('value-255') : String(value);
    return `${track.name} ${text}`;
  });
  const tokens = tokensIn(player.tokens);
  return [
    skills.join(', '),
    `${table.say('hansa-supply')}: ${piecesText(table, countsOf(player.supply))}`,
    `${table.say('hansa-stock')}: ${piecesText(table, countsOf(player.stock))}`,
    `${table.say('board-tokens-of')}: ${tokens.length ? tokenNames(table, tokens) : table.say('hansa-nothing')}`,
    ...(countIn(player.used) ? [table.say('hansa-used', { count: countIn(player.used) })] : []),
    table.say('hansa-network', { count: networkOf(chart.side, table.view, player.colour).kontors }),
  ];
}

export function describe(table: HansaTable): TextSection[] {
  const { view, edition } = table;
  const chart = chartOf(sideOf(edition, view.players.length));
  const fields = edition.coellen_table.slots.map(({ points, colour }) => {
    const holder = view.table[points];
    return holder
      ? table.say('hansa-field-taken', { points, seat: nameOf(table, holder) })
      : table.say('hansa-field', { points, level: table.say(`level-${colour}`) });
  });
  const awards = edition.link_award.points.slice(view.linked.length);
  const pawn = edition.two_player.provinces.find(({ id }) => id === view.pawn);
  return [
    {
      title: table.say('board-progress'),
      lines: [
        table.say('board-complete', { count: view.completed_cities, goal: edition.completed_cities_track.end }),
        table.say('board-token-supply', { count: countIn(view.unseen) - view.drawn }),
        awards.length ? table.say('board-awards', { points: awards.join(', ') }) : table.say('board-no-awards'),
        ...(pawn ? [table.say('hansa-pawn-here', { province: pawn.name })] : []),
      ],
    },
    ...table.seats.map((seat) => ({
      title: table.say('hansa-desk-of', { seat: seat.name }),
      lines: playerLines(table, chart, seat.index),
    })),
    {
      title: table.say('hansa-text-cities'),
      lines: chart.side.cities.map(({ id }) => cityLine(table, view, chart, id)),
    },
    {
      title: table.say('hansa-text-routes'),
      lines: chart.side.routes.map(({ id }) => routeLine(table, view, chart, id)),
    },
    { title: table.say('hansa-text-table'), lines: fields },
  ];
}
