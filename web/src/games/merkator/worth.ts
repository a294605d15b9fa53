// SPDX-License-Identifier: MIT
// What a building would be worth to a seat now. Only for showing, where the card lies on offer; what counts is counted by
// the server.
import type { Atlas } from './atlas';
import type { Building, Player, View } from './types';

export function worthOf({ score }: Building, seat: number, view: View, atlas: Atlas): number {
  const player = view.players[seat]!;
  const points = score.vp ?? 0;
  const stock = (good: string) => player.goods[good] ?? 0;
  const goods = (score.columns ?? []).flatMap((column) => atlas.columns.get(column)!.goods);
  const columns = [...atlas.columns.values()];
  const groups = (count: number) => Math.min(score.max ?? Infinity, points * Math.floor(count / (score.per ?? 1)));
  switch (score.kind) {
    case 'per_type':
      return points * goods.filter(stock).length;
    case 'per_goods':
      return groups(goods.reduce((sum, good) => sum + stock(good), 0));
    case 'per_time':
      return groups(player.counters);
    case 'time_tiers':
      return (score.tiers ?? []).reduce(
        (best, [counters = 0, tier = 0]) => (player.counters >= counters ? Math.max(best, tier) : best),
        0,
      );
    case 'colour_pairs':
      return points * [...atlas.goodsOf.values()].filter((pair) => pair.every(stock)).length;
    case 'complete_columns':
      return points * columns.filter((column) => column.goods.every(stock)).length;
    case 'all_columns':
      return columns.every((column) => column.goods.some(stock)) ? points : 0;
    case 'sole_most': {
      const mine = measure(player, score.what);
      return view.players.every((other, i) => i === seat || measure(other, score.what) < mine) ? points : 0;
    }
    default:
      return 0;
  }
}

function measure(player: Player, what: Building['score']['what']): number {
  const counts = Object.values(player.goods);
  if (what === 'contracts') return player.contracts.length;
  if (what === 'time') return player.counters;
  if (what === 'types') return counts.filter((count) => count > 0).length;
  if (what === 'bonus_cards') return player.bonus.length;
  return counts.reduce((sum, count) => sum + count, 0);
}

export const goodsIn = (player: Player): number => measure(player, 'goods');
