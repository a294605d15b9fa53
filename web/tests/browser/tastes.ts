// How the players of the tests like to play: good enough to come to an end. They go by what a person reads.
import type { Offer, Taste } from './player';

/** Claims whatever may be claimed, else takes cards. */
export const claims: Taste = ({ where, move }) => (where === 'bar' ? -9 : where === 'board' ? 0 : move === 'contracts' ? 9 : 2);

const freeOn = (name: string) => /^Free village on (.*)$/.exec(name)?.[1];
const tokenOn = (name: string) => /^Token .* on (.*)$/.exec(name)?.[1];

/** The road to fill next: one with a token, since the game ends when they run out; a short one before a long one. */
function nextRoad(among: readonly Offer[], signs: readonly string[]): string {
  const rooms = new Map<string, number>();
  for (const { name } of among) {
    const road = freeOn(name);
    if (road) rooms.set(road, (rooms.get(road) ?? 0) + 1);
  }
  for (const road of rooms.keys()) if (!signs.some((sign) => tokenOn(sign) === road)) rooms.set(road, rooms.get(road)! + 10);
  return [...rooms].sort((a, b) => a[1] - b[1])[0]?.[0] ?? '';
}

/** Fills one road after the other, and establishes it as soon as it is full. */
export function fillsRoads(me: string): Taste {
  let road = '';
  const isMine = (name: string) => name.startsWith(`${road}: `) && name.endsWith(` of ${me}`);
  return ({ where, name, move }, among, signs) => {
    const free = among.some((offer) => freeOn(offer.name) === road);
    if (!free && !among.some((offer) => isMine(offer.name))) road = nextRoad(among, signs);
    if (where === 'bar') return /^Establish/.test(name) ? -20 : /^(End|Stop|Decline|Leave|No |Stay|Do not|Take no)/.test(name) ? 9 : -9;
    if (freeOn(name)) return freeOn(name) === road ? -5 : 3;
    if (isMine(name)) return free ? 6 : -6;
    return move === 'allocate' ? 2 : 5;
  };
}
