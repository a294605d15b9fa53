// SPDX-License-Identifier: MIT
// The board in words: what is mine first, then the others, then the map place by place.
import type { TextSection } from '../../contract';
import { otherEnd } from './atlas';
import { phaseOf } from './phase/phase.svelte';
import { optionText } from './phase/texts';
import { awardedCount, fitting, piles, territoriesOf, wonBy } from './reading';
import { handOf, mapOf, ownPlayer, ownSeat } from './seat';
import { cityText, figures, landName, placeName, townText } from './texts';
import type { Table } from './types';

export function describe(table: Table): TextSection[] {
  return [...mine(table), ...choices(table), clock(table), players(table), ...places(table)];
}

function mine(table: Table): TextSection[] {
  const seat = ownSeat(table);
  const player = ownPlayer(table);
  if (seat === null || !player) return [];
  const atlas = mapOf(table);
  const markers = piles(handOf(player)).map(({ value, count }) => {
    const cities = fitting(table.view, atlas, value)
      .map(({ name }) => name)
      .join(', ');
    return table.say('mm-marker', { value, count, cities: cities || table.say('mm-marker-none') });
  });
  const lands = [...territoriesOf(table.view, atlas, seat)].map((id) => landName(table, id)).join(', ');
  return [
    {
      title: table.say('mm-text-mine'),
      lines: [
        ...(player.cash === undefined ? [] : [table.say('mm-text-purse', { ducats: player.cash })]),
        table.say('mm-letters-count', { count: player.letters }),
        ...(markers.length > 0 ? markers : [table.say('mm-markers-none')]),
        `${table.say('mm-territories')}: ${lands || '0'}`,
      ],
    },
  ];
}

function choices(table: Table): TextSection[] {
  const phase = phaseOf(table);
  const lines = phase.cities.map((city) => {
    const options = phase.optionsOf(city).map((option) => optionText(table, city, option));
    return `${city.name}: ${options.join('; ')}`;
  });
  return lines.length > 0 ? [{ title: table.say('mm-text-choices'), lines }] : [];
}

function clock(table: Table): TextSection {
  const { view } = table;
  const awarded = table.say('mm-awarded-of', { count: awardedCount(view), all: mapOf(table).terms.markers_in_play });
  const idle = view.idle > 0 ? [table.say('mm-idle', { count: view.idle, players: view.players.length })] : [];
  return {
    title: table.say('mm-text-clock'),
    lines: [table.say('mm-towns-end', { count: view.towns_left }), `${table.say('mm-awarded')}: ${awarded}`, ...idle],
  };
}

function players(table: Table): TextSection {
  const atlas = mapOf(table);
  const lines = table.seats.map(({ index, name }) => {
    const won = wonBy(table.view, index).map((key) => `${placeName(table, key)} ${atlas.places.get(key)?.value}`);
    const lands = [...territoriesOf(table.view, atlas, index)].map((id) => landName(table, id)).join(', ');
    const words = [
      ...figures(table, index).map(({ text }) => text),
      won.length > 0 ? table.say('mm-text-won', { places: won.join(', ') }) : table.say('mm-text-won-none'),
    ];
    return `${name}: ${words.join(', ')}${lands ? ` (${lands})` : ''}`;
  });
  const unseen = piles(table.view.unseen ?? []).map(({ value, count }) =>
    count > 1 ? `${value} ×${count}` : String(value),
  );
  return {
    title: table.say('mm-text-players'),
    lines: unseen.length > 0 ? [...lines, `${table.say('mm-unseen')}: ${unseen.join(', ')}`] : lines,
  };
}

function places(table: Table): TextSection[] {
  const atlas = mapOf(table);
  const routes = (key: string) =>
    table.say('mm-text-routes', {
      routes: atlas
        .routesOf(key)
        .map((route) => `${otherEnd(route, key).name} ${route.cost}`)
        .join(', '),
    });
  return [
    {
      title: table.say('mm-text-cities'),
      lines: atlas.cities.filter(({ inPlay }) => inPlay).map((city) => `${cityText(table, city)}. ${routes(city.key)}`),
    },
    {
      title: table.say('mm-text-towns'),
      lines: atlas.towns.filter(({ inPlay }) => inPlay).map((town) => `${townText(table, town)}. ${routes(town.key)}`),
    },
  ];
}
