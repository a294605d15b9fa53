// The games of the house.
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  /** The symbol of the game in the icon sprite, without "i-". */
  readonly emblem: string;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** How heavy it is, 1 to 5. */
  readonly weight: number;
  /** The letters before its rule ids. */
  readonly rules: string;
}

export const games: readonly GameInfo[] = [
  { id: 'amsterdam', title: 'Amsterdam', emblem: 'cart', players: [2, 4], minutes: [10, 15], weight: 1, rules: 'TA' },
  {
    id: 'hansa',
    title: 'Hansa Teutonica',
    emblem: 'house',
    players: [2, 5],
    minutes: [45, 90],
    weight: 3,
    rules: 'HT',
  },
  {
    id: 'merkator',
    title: 'Merkator',
    emblem: 'contract',
    players: [1, 4],
    minutes: [90, 120],
    weight: 4,
    rules: 'MK',
  },
  {
    id: 'medieval',
    title: 'Medieval Merchant',
    emblem: 'cube',
    players: [2, 6],
    minutes: [60, 90],
    weight: 2,
    rules: 'MM',
  },
  { id: 'oltremare', title: 'Oltre Mare', emblem: 'ship', players: [2, 5], minutes: [45, 75], weight: 2, rules: 'OM' },
];

export const gameById = (id: string): GameInfo | undefined => games.find((game) => game.id === id);

/** The game that a rule id such as "TA-5.4" belongs to. */
export const gameOfRule = (rule: string): GameInfo | undefined =>
  games.find((game) => rule.startsWith(`${game.rules}-`));
