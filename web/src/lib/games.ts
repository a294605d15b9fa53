// SPDX-License-Identifier: MIT
// The games of the house, as the program tells them (generate/games.js).
import told from '../generated/games.json';
import type { Language } from './languages';

type Range = readonly [low: number, high: number];

/** A game as `fondaco games --json` tells it. */
export interface ToldGame {
  readonly id: string;
  readonly short_title: string;
  readonly rule_prefix: string;
  readonly score_unit: number;
  readonly players: readonly number[];
  readonly lessons: number;
  /** Its game.json; a game may have none. */
  readonly presentation?: {
    readonly emblem: string;
    readonly minutes: readonly number[];
    readonly weight: number;
    readonly tagline: Readonly<Record<Language, string>>;
  };
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  /** A symbol of the icon sprite, without "i-", or the address of one of the game's own. */
  readonly emblem: string;
  readonly players: Range;
  readonly minutes?: Range;
  /** How heavy it is, 1 to 5. */
  readonly weight?: number;
  readonly tagline?: Readonly<Record<Language, string>>;
  readonly lessons: number;
  /** The letters before its rule ids. */
  readonly rules: string;
  /** Scores and results come in this part of a point. */
  readonly unit: number;
}

const emblems = import.meta.glob<string>('../../../games/*/emblem.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The symbol of the game in its own folder, where it brings one. */
function ownEmblem(id: string, file: string): string | undefined {
  const address = emblems[`../../../games/${id}/${file}`];
  return address && `${address}#emblem`;
}

const range = (numbers: readonly number[]): Range => [numbers[0]!, numbers[numbers.length - 1]!];

/** What the pages show of a game; without a game.json that is little. */
export function gameInfo({
  id,
  short_title,
  rule_prefix,
  score_unit,
  players,
  lessons,
  presentation,
}: ToldGame): GameInfo {
  return {
    id,
    title: short_title,
    emblem: presentation ? (ownEmblem(id, presentation.emblem) ?? presentation.emblem) : 'fondaco',
    players: range(players),
    minutes: presentation && range(presentation.minutes),
    weight: presentation?.weight,
    tagline: presentation?.tagline,
    lessons,
    rules: rule_prefix,
    unit: score_unit,
  };
}

export const toldGames: readonly ToldGame[] = told;
export const games: readonly GameInfo[] = toldGames.map(gameInfo);

/** What whoever has chosen none is offered: the first of the catalogue. */
export const firstGame = games[0]!;

export const gameById = (id: string): GameInfo | undefined => games.find((game) => game.id === id);

/** The game that a rule id such as "TA-5.4" belongs to. */
export const gameOfRule = (rule: string): GameInfo | undefined =>
  games.find((game) => rule.startsWith(`${game.rules}-`));
