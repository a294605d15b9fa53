// SPDX-License-Identifier: MIT
// Things of the game in words, for names that screen readers say, tooltips, the decision bar and the text view.
import type { Move } from '../../contract';
import type { Place } from './atlas';
import { phaseOf } from './phase/phase.svelte';
import { answers } from './phase/walk';
import { freeIn, holderOf, housesOf, stateOf, territoriesOf } from './reading';
import { handSize, mapOf } from './seat';
import type { Table } from './types';

export const placeName = (table: Table, key: string): string => mapOf(table).places.get(key)?.name ?? key;
export const seatName = (table: Table, seat: number): string =>
  table.seats[seat]?.you ? table.say('mm-you') : (table.seats[seat]?.name ?? String(seat));
export const landName = (table: Table, id: number): string => {
  const land = mapOf(table).territories[id];
  return land ? table.say(`territory-${land.key}`) : '';
};

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Gent, Köln and Bremen" */
export function listed(table: Table, parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return table.say('mm-and', { most: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
}

/** "Marta 2, Jan 1", in the order of their first houses. */
export const standing = (table: Table, key: string): string => {
  const city = table.view.cities[key];
  return [...new Set(city?.ring)].map((seat) => `${seatName(table, seat)} ${housesOf(city, seat)}`).join(', ');
};

/** "Gent, 7, open, 3 of 7 free: Marta 2, Jan 2" */
export function cityText(table: Table, city: Place): string {
  const state = stateOf(table.view, city);
  const value = city.value ?? 0;
  const words = [
    city.name,
    table.say(`mm-city-${state}`, { value, name: seatName(table, table.view.cities[city.key]?.to ?? -1) }),
  ];
  if (state === 'closed' || state === 'out') return words.join(', ');
  words.push(table.say('mm-free', { free: freeIn(table.view, city), value }));
  if (state === 'open') words.push(table.say('mm-needs', { count: mapOf(table).majorityOf(value) }));
  const houses = standing(table, city.key);
  return houses ? `${words.join(', ')}: ${houses}` : words.join(', ');
}

export function townText(table: Table, town: Place): string {
  const holder = holderOf(table.view, town.key);
  const state = !town.inPlay ? 'out' : holder === undefined ? 'empty' : 'taken';
  return table.say(`mm-town-${state}`, { town: town.name, name: seatName(table, holder ?? -1) });
}

/** The public figures of a seat; `main` ones are shown where there is little room. */
export function figures(table: Table, seat: number): { icon: string; count: string; text: string; main: boolean }[] {
  const player = table.view.players[seat]!;
  const lands = territoriesOf(table.view, mapOf(table), seat).size;
  const figure = (icon: string, count: number | undefined, key: string, main = false) => ({
    icon,
    count: count === undefined ? '–' : String(count),
    text: count === undefined ? table.say('mm-figure-concealed') : table.say(key, { count }),
    main,
  });
  return [
    figure('ducat', player.cash, 'mm-figure-ducats', true),
    figure('letter-16', player.letters, 'mm-figure-letters', true),
    figure('lock', handSize(player), 'mm-figure-hand', true),
    figure('fit', lands, 'mm-figure-lands'),
    figure('house-16', player.houses, 'mm-figure-houses'),
  ];
}

const isOfPhase = ([first]: readonly Move[]): boolean => first !== undefined && answers.has(first.kind);

export function rowText(row: readonly Move[], table: Table): string | undefined {
  if (!isOfPhase(row)) return undefined;
  const phase = phaseOf(table);
  if (row[0]!.text === 'income:double') return table.say('mm-do-double', { ducats: phase.sums?.double ?? 0 });
  const count = phase.cities.length;
  return count === 0 ? table.say('mm-do-plain') : table.say('mm-do-settle', { count });
}

/** What is wanted, in one sentence: "take Gent, enlarge Köln and collect 8 in Antwerpen" */
export function rowAsked(row: readonly Move[], table: Table): string | undefined {
  if (!isOfPhase(row) || row[0]!.text === 'income:double') return undefined;
  const phase = phaseOf(table);
  const taken = phase.result?.awards.filter(({ seat }) => seat === phase.seat).map(({ place }) => place) ?? [];
  const of = (...kinds: string[]) =>
    row.filter(({ kind, args }) => kinds.includes(kind) && !taken.includes(args[0] ?? '')).map(({ args }) => args[0]!);
  const names = (keys: readonly string[]) =>
    listed(
      table,
      keys.map((key) => placeName(table, key)),
    );
  const [enlarged, collected] = [of('enlarge', 'double'), of('collect')];
  const ducats = phase.cities
    .filter(({ key }) => collected.includes(key))
    .reduce((sum, city) => sum + phase.optionsOf(city)[0]!.ducats, 0);
  const parts = [
    ...(taken.length > 0 ? [table.say('mm-ask-take', { places: names(taken) })] : []),
    ...(enlarged.length > 0 ? [table.say('mm-ask-enlarge', { places: names(enlarged) })] : []),
    ...(collected.length > 2 ? [table.say('mm-ask-collect-many', { ducats, count: collected.length })] : []),
    ...(collected.length > 0 && collected.length < 3
      ? [table.say('mm-ask-collect', { ducats, places: names(collected) })]
      : []),
  ];
  return parts.length > 0 ? capital(listed(table, parts)) : table.say('mm-ask-plain');
}

/** What it brings. */
export function rowWhy(row: readonly Move[], table: Table): string | undefined {
  const { result, seat } = phaseOf(table);
  if (!isOfPhase(row) || !result) return undefined;
  const words = result.awards.map((award) =>
    award.seat === seat
      ? table.say('mm-why-take', { place: placeName(table, award.place), points: award.points })
      : table.say('mm-why-lose', {
          place: placeName(table, award.place),
          points: award.points,
          name: seatName(table, award.seat),
        }),
  );
  return [...words, table.say('mm-why-money', { gained: result.gained - result.paid, cash: result.cash ?? 0 })].join(
    ' ',
  );
}
