// SPDX-License-Identifier: MIT
// The five tracks of a desk, read for showing.
import type { Edition, Kind, Level, Player, SkillId, TokenId, Track } from './types';

export const skillIcons: Readonly<Record<SkillId, string>> = {
  clavis_urbis: 'key',
  actiones: 'action',
  privilegium: 'privilege',
  liber_sophiae: 'book',
  bursa: 'purse',
};

export interface Step {
  readonly value: number | string;
  readonly state: 'passed' | 'now' | 'covered';
  readonly cover: Kind;
}

export function stepsOf(track: Track, player: Player): Step[] {
  const now = player.skills[track.id];
  return track.values.map((value, i) => ({
    value,
    state: i < now ? 'passed' : i === now ? 'now' : 'covered',
    cover: track.cover_piece,
  }));
}

export const valueOf = (track: Track, player: Player): number | string => track.values[player.skills[track.id]] ?? 0;

const levels: readonly string[] = ['white', 'orange', 'pink', 'black'];
export const isLevel = (value: number | string): value is Level => levels.includes(String(value));

export const trackOf = (edition: Edition, skill: SkillId): Track => edition.desk.tracks.find(({ id }) => id === skill)!;

/** Tokens one by one: two of a kind are two discs. */
export const tokensIn = (counts: Readonly<Partial<Record<TokenId, number>>>): TokenId[] =>
  Object.entries(counts).flatMap(([token, count]) => Array.from({ length: count ?? 0 }, () => token as TokenId));

export const countIn = (counts: Readonly<Partial<Record<TokenId, number>>>): number => tokensIn(counts).length;
