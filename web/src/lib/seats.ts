// SPDX-License-Identifier: MIT
// Who sits where: names, also for bots, and the houses they play.
import type { SeatInfo } from '../contract';
import { houses, housesOf, type House } from '../kit/houses';
import type { TableSeat, Viewer } from './protocol';

/** Bots are called after merchants, by seat, so that two of a strength are told apart. */
const merchants = ['Datini', 'Fugger', 'Cavalcanti', 'Castorp', 'Welser', 'Coen'] as const;

export const seatName = (seat: TableSeat, index: number): string =>
  seat.name ?? (seat.bot ? merchants[index % merchants.length]! : '');

/** The houses by seat. Who wants to be one always gets it; whoever had it takes theirs. */
export function houseBySeat(
  colours: readonly string[],
  seats: number,
  own: number | null,
  wish: House | null,
): House[] {
  const given = housesOf(colours, seats);
  if (own === null || wish === null || !houses.includes(wish)) return given;
  const mine = given[own];
  return given.map((house, seat) => (seat === own ? wish : house === wish ? mine! : house));
}

/** Whoever shares a name, as the bots of a record do, is numbered. */
export function seatNames(seats: readonly TableSeat[]): string[] {
  const names = seats.map(seatName);
  const namesakes = (name: string, before: number) => names.slice(0, before).filter((other) => other === name).length;
  return names.map((name, i) =>
    name && namesakes(name, names.length) > 1 ? `${name} ${namesakes(name, i) + 1}` : name,
  );
}

export function seatInfos(
  seats: readonly TableSeat[],
  viewer: Viewer,
  online: readonly boolean[],
  house: readonly House[],
): SeatInfo[] {
  const names = seatNames(seats);
  return seats.map((seat, index) => ({
    index,
    name: names[index]!,
    house: house[index] ?? 'graphite',
    you: index === viewer,
    bot: seat.bot,
    claimed: seat.claimed,
    online: online[index] ?? seat.online ?? false,
  }));
}
