// Options that make sense only for some numbers of players, so that the page can say so before the server refuses them.
// The server has the last word.
type Range = readonly [low: number, high: number];

const limits: Readonly<Record<string, Readonly<Record<string, Range>>>> = {
  merkator: {
    solo: [1, 1],
    long: [2, 4],
    no_join: [2, 2],
    no_coins: [2, 2],
    variant_a_no_loss: [2, 4],
    variant_b_building_pressure: [2, 4],
    variant_d_contract_offers: [2, 4],
  },
};

/** The numbers of players an option is for, where `players` is none of them. */
export function limitOf(game: string, option: string, players: number): Range | undefined {
  const range = limits[game]?.[option];
  return range && (players < range[0] || players > range[1]) ? range : undefined;
}
