// How the players of the tests like to play: good enough to come to an end. They go by what a person reads.
import type { Offer, Taste } from './player';

/** Claims whatever may be claimed, else takes cards. */
export const claims: Taste = ({ where, move }) => (where === 'bar' ? -9 : where === 'board' ? 0 : move === 'contracts' ? 9 : 2);

/** Fills one short road after the other, and establishes it as soon as it is full. */
export function fillsRoads(me: string): Taste {
  let road = '';
  const freeOn = (name: string) => /^Free village on (.*)$/.exec(name)?.[1];
  const shortest = (among: readonly Offer[]): string => {
    const rooms = new Map<string, number>();
    for (const { name } of among) {
      const free = freeOn(name);
      if (free) rooms.set(free, (rooms.get(free) ?? 0) + 1);
    }
    return [...rooms].sort((a, b) => a[1] - b[1])[0]?.[0] ?? '';
  };
  return ({ where, name, move }, among) => {
    const free = among.some((offer) => freeOn(offer.name) === road);
    const standing = among.some((offer) => offer.name.startsWith(`${road}: `) && offer.name.endsWith(` of ${me}`));
    if (road === '' || !(free || standing)) road = shortest(among);
    if (where === 'bar') return /^Establish /.test(name) ? -20 : /^(End|Stop|Decline|Leave|No )/.test(name) ? 9 : -9;
    if (freeOn(name)) return freeOn(name) === road ? -5 : 3;
    if (name.endsWith(` of ${me}`)) return name.startsWith(`${road}: `) && !free ? -4 : 6;
    return move === 'allocate' ? 2 : 5;
  };
}
