// How the players of the tests like to play: good enough to come to an end. They go by what a person reads.
import type { Taste } from './player';

/** Claims whatever may be claimed, else takes cards. */
export const claims: Taste = ({ where, move }) => (where === 'bar' ? -9 : where === 'board' ? 0 : move === 'contracts' ? 9 : 2);

const freeOn = (name: string) => /^Free village on (.*)$/.exec(name)?.[1];
const tokenOn = (name: string) => /^Token .* on (.*)$/.exec(name)?.[1];

/** The road to fill next: one with a token, since the game ends when they run out; free of others; nearly full. */
function nextRoad(signs: readonly string[], me: string): string {
  const costs = new Map<string, number>();
  const add = (road: string | undefined, cost: number) => road && costs.set(road, (costs.get(road) ?? 0) + cost);
  for (const sign of signs) {
    add(freeOn(sign), 1);
    add(tokenOn(sign), -10);
    const [road, man] = sign.split(': ');
    if (man && costs.has(road!) && !man.endsWith(` of ${me}`)) add(road, 30);
  }
  return [...costs].filter(([road]) => signs.some((sign) => freeOn(sign) === road)).sort((a, b) => a[1] - b[1])[0]?.[0] ?? '';
}

/** Fills one road after the other, and establishes it as soon as it is full. */
export function fillsRoads(me: string): Taste {
  let road = '';
  return ({ where, name, move }, _, signs) => {
    if (!signs.some((sign) => freeOn(sign) === road)) road = nextRoad(signs, me);
    if (move.startsWith('establish') || /^Establish/.test(name)) return where === 'bar' ? -30 : -20;
    if (where === 'bar') return /^(End|Stop|Decline|Leave|No |Stay|Do not|Take no)/.test(name) ? 9 : -9;
    if (freeOn(name)) return freeOn(name) === road ? -5 : 3;
    if (name.endsWith(` of ${me}`)) return name.startsWith(`${road}: `) ? 8 : 6;
    return move === 'allocate' ? 2 : move.startsWith('displace') ? 7 : 5;
  };
}
