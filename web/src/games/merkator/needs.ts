// SPDX-License-Identifier: MIT
// What a contract asks for beside what is in an office, and how the rest could be met: a supply cube for one unit, four of
// a kind or four counters for any unit (MK-6.14). It only reads the position; what may be delivered, the server says.
import type { Atlas } from './atlas';
import type { Contract, Counts, Edition, Player } from './types';

export interface Need {
  /** A good, a category, or so many different goods. */
  readonly kind: 'good' | 'column' | 'different';
  readonly name: string;
  readonly have: number;
  readonly need: number;
}

export interface Means {
  readonly state: 'ready' | 'cubes' | 'exchange' | 'missing' | 'never';
  /** Goods that supply cubes become. */
  readonly cubes: readonly string[];
  /** Goods given four at a time, "time" for counters. */
  readonly sets: readonly string[];
  /** What is missing after all that; a column stands for any good of it. */
  readonly missing: readonly { readonly name: string; readonly count: number }[];
}

const stock = (player: Player, good: string): number => player.goods[good] ?? 0;

export function needsOf(contract: Contract, player: Player, atlas: Atlas): Need[] {
  const named = Object.entries(contract.goods).map(([name, need]): Need => ({
    kind: 'good',
    name,
    have: Math.min(need, stock(player, name)),
    need,
  }));
  const { category, special } = contract;
  if (category) {
    const free = atlas.columns
      .get(category.column)!
      .goods.reduce((sum, good) => sum + Math.max(0, stock(player, good) - (contract.goods[good] ?? 0)), 0);
    named.push({ kind: 'column', name: category.column, have: Math.min(category.count, free), need: category.count });
  }
  if (special?.count) {
    const types = Object.values(player.goods).filter((count) => count > 0).length;
    named.push({ kind: 'different', name: '', have: Math.min(special.count, types), need: special.count });
  }
  return named;
}

export function meansFor(contract: Contract, player: Player, atlas: Atlas, edition: Edition): Means {
  if (contract.special && !contract.special.count) return { state: 'never', cubes: [], sets: [], missing: [] };
  if (contract.special?.count) return forDifferent(contract.special.count, player, atlas, edition);
  const ways = spreads(contract, atlas).map((demand) => forGoods(demand, player, atlas, edition));
  const best = ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
  // The type that a spread named for the category means any good of it.
  const column = contract.category?.column;
  return {
    ...best,
    missing: merged(
      best.missing.map(({ name, count }) => ({
        name: column && !contract.goods[name] && atlas.goods.get(name)?.column === column ? column : name,
        count,
      })),
    ),
  };
}

/** Missing units weigh more than exchanges, exchanges more than cubes. */
const cost = ({ missing, sets, cubes }: Means): number =>
  10_000 * missing.reduce((sum, { count }) => sum + count, 0) + 100 * sets.length + cubes.length;

/** Every way to spread the units of the category over the goods of its column. */
function spreads(contract: Contract, atlas: Atlas): Counts[] {
  let found: Counts[] = [contract.goods];
  const { category } = contract;
  if (!category) return found;
  const goods = atlas.columns.get(category.column)!.goods;
  const mixtures = (left: number, from: number): string[][] =>
    left === 0
      ? [[]]
      : goods.slice(from).flatMap((good, i) => mixtures(left - 1, from + i).map((rest) => [good, ...rest]));
  found = mixtures(category.count, 0).map((mixture) => {
    const demand: Record<string, number> = { ...contract.goods };
    for (const good of mixture) demand[good] = (demand[good] ?? 0) + 1;
    return demand;
  });
  return found;
}

function forGoods(demand: Counts, player: Player, atlas: Atlas, edition: Edition): Means {
  const missing = new Map(
    Object.entries(demand).map(([good, need]) => [good, Math.max(0, need - stock(player, good))]),
  );
  const spare = (good: string) => Math.max(0, stock(player, good) - (demand[good] ?? 0));
  const cubes: string[] = [];
  const free: string[] = [];
  for (const colour of player.supply) {
    const wanted = atlas.goodsOf.get(colour)!.find((good) => (missing.get(good) ?? 0) > 0);
    if (!wanted) free.push(colour);
    else {
      cubes.push(wanted);
      missing.set(wanted, missing.get(wanted)! - 1);
    }
  }
  const units = [...missing.values()].reduce((sum, count) => sum + count, 0);
  const { sets, made } = exchanges(units, spare, free, player, atlas, edition);
  return settled(
    [...missing].map(([name, count]) => ({ name, count })),
    [...cubes, ...made],
    sets,
  );
}

/** Up to `units` exchanges: of the largest heaps first, a supply cube as the fourth, counters last. */
function exchanges(
  units: number,
  spare: (good: string) => number,
  supply: readonly string[],
  player: Player,
  atlas: Atlas,
  edition: Edition,
): { sets: string[]; made: string[] } {
  const rate = edition.parameters.exchange_rate;
  const heaps = [...atlas.goods.keys()].sort((one, other) => spare(other) - spare(one));
  const sets = heaps.flatMap((good) => Array.from({ length: Math.floor(spare(good) / rate) }, () => good));
  const made: string[] = [];
  for (const colour of supply) {
    if (sets.length >= units) break;
    const fourth = atlas.goodsOf.get(colour)!.find((good) => spare(good) % rate === rate - 1);
    if (!fourth) continue;
    sets.push(fourth);
    made.push(fourth);
  }
  for (let counters = player.counters; counters >= rate; counters -= rate) sets.push('time');
  return { sets: sets.slice(0, units), made };
}

function forDifferent(wanted: number, player: Player, atlas: Atlas, edition: Edition): Means {
  const cubes: string[] = [];
  const free: string[] = [];
  const types = Object.values(player.goods).filter((count) => count > 0).length;
  for (const colour of player.supply) {
    const lacking = atlas.goodsOf.get(colour)!.find((good) => stock(player, good) === 0);
    if (lacking && types + cubes.length < wanted) cubes.push(lacking);
    else if (!lacking) free.push(colour);
  }
  const short = Math.max(0, wanted - types - cubes.length);
  const { sets, made } = exchanges(short, (good) => Math.max(0, stock(player, good) - 1), free, player, atlas, edition);
  return settled([{ name: '', count: short }], [...cubes, ...made], sets);
}

/** Exchanges stand for missing units, the first ones first. */
function settled(
  lacking: readonly { name: string; count: number }[],
  cubes: readonly string[],
  sets: readonly string[],
): Means {
  let left = sets.length;
  const missing = lacking
    .map(({ name, count }) => {
      const met = Math.min(left, count);
      left -= met;
      return { name, count: count - met };
    })
    .filter(({ count }) => count > 0);
  return {
    state: missing.length ? 'missing' : sets.length ? 'exchange' : cubes.length ? 'cubes' : 'ready',
    cubes,
    sets,
    missing,
  };
}

function merged(list: readonly { name: string; count: number }[]): { name: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const { name, count } of list) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, count]) => ({ name, count }));
}
