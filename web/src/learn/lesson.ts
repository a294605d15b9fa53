// SPDX-License-Identifier: MIT
// A guided first game (games/ID/lesson): what the server tells of it, and what its coach says. It is all data: a position,
// and step by step the moves that are asked for.
import { get, type Refusal } from '../lib/api';
import type { Language } from '../lib/languages';
import type { Lesson } from '../lib/protocol';
import { Words } from '../lib/vocabulary';

/** All moves that lead to this step. */
export const movesBefore = (lesson: Lesson, step: number): string[] =>
  lesson.steps.slice(0, step).flatMap(({ moves, then }) => [...moves, ...then]);

/** Whether these are the next of the moves that are asked for. */
export const begins = (asked: readonly string[], row: readonly string[]): boolean =>
  row.length > 0 && row.length <= asked.length && row.every((move, i) => move === asked[i]);

const lessons = new Map<string, Promise<Lesson | Refusal>>();

export const isLesson = (told: Lesson | Refusal): told is Lesson => 'steps' in told;

/** The lesson of a game, or why there is none. */
export function loadLesson(game: string): Promise<Lesson | Refusal> {
  let lesson = lessons.get(game);
  if (!lesson) {
    lesson = get<Lesson>(`/api/games/${game}/lesson`).then(({ value, error }) => {
      if (error) lessons.delete(game);
      return value ?? error;
    });
    lessons.set(game, lesson);
  }
  return lesson;
}

const texts = import.meta.glob<string>('../../../games/*/lesson/words.*.ftl', { query: '?raw', import: 'default' });

/** What the coach says; in English where nobody has translated it yet. */
export async function lessonWords(game: string, language: Language): Promise<Words> {
  const file = (wanted: string) => texts[`../../../games/${game}/lesson/words.${wanted}.ftl`];
  const load = file(language) ?? file('en');
  return load ? Words.of(language, await load()) : new Words([]);
}
