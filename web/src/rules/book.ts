// SPDX-License-Identifier: MIT
// Ways through a rulebook: addresses, search, and which worked examples belong to a chapter.
import type { Rule, RuleChapter, Rulebook } from '../lib/rulebook';

export const chapterAddress = (game: string, book: Rulebook, chapter: RuleChapter): string =>
  chapter.id ? `/rules/${game}/${chapter.id}` : `/rules/${game}?chapter=${book.chapters.indexOf(chapter)}`;

export interface Found extends Rule {
  readonly chapter: RuleChapter;
}

/** Rules with all the words, or with that id. */
export function search(book: Rulebook, query: string): Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return book.chapters.flatMap((chapter) =>
    chapter.rules
      .filter(({ id, text }) => {
        const whole = `${id} ${text}`.toLowerCase();
        return words.every((word) => whole.includes(word));
      })
      .map((rule) => ({ ...rule, chapter })),
  );
}

const isExample = ({ id }: Rule): boolean => /^[A-Z]{2}-E\.?[0-9]/.test(id);

/** Worked examples that cite a rule of the chapter. */
export function examplesOf(book: Rulebook, chapter: RuleChapter): Rule[] {
  if (!chapter.id) return [];
  const cites = new RegExp(`\\b${chapter.id}(?:\\.[0-9]+)*\\b`);
  return book.chapters.flatMap(({ rules }) => rules).filter((rule) => isExample(rule) && cites.test(rule.text));
}

/** The chapters that the rules of this one name. */
export function related(book: Rulebook, chapter: RuleChapter): RuleChapter[] {
  const text = `${chapter.intro} ${chapter.rules.map((rule) => rule.text).join(' ')}`;
  return book.chapters.filter(
    (other) => other !== chapter && other.id && new RegExp(`\\b${other.id}(?:\\.[0-9]+)*\\b`).test(text),
  );
}
