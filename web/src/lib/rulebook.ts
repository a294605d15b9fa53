// SPDX-License-Identifier: MIT
// The rules of a game as people read them (games/ID/rules.LANG.md; engine/rulebook.hpp says what such a file looks like).
import type { Language } from './languages';

export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface RuleChapter {
  /** Empty for chapters without one. */
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly rules: readonly Rule[];
}

export interface Rulebook {
  /** Not every language that is spoken has a rulebook: then it is English. */
  readonly language: Language;
  readonly title: string;
  readonly intro: string;
  readonly chapters: readonly RuleChapter[];
}

const id = String.raw`[A-Z]{2}-[A-Z0-9]+(?:\.[0-9]+)*[a-z]?`;
const heading = new RegExp(`^##\\s+(?:(${id})\\s+)?(.*)$`);
const rule = new RegExp(`^-\\s+(${id})(?:\\s+(.*))?$`);

/** Lines of a paragraph are joined by a space, paragraphs by a blank line. */
const paragraphs = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .join('\n')
    .trim()
    .split(/\n{2,}/)
    .map((one) => one.replaceAll('\n', ' '))
    .join('\n\n');

export function parseRulebook(text: string, language: Language = 'en'): Rulebook {
  let title = '';
  const intro: string[] = [];
  const chapters: { id: string; title: string; intro: string[]; rules: { id: string; lines: string[] }[] }[] = [];
  for (const line of text.split('\n')) {
    const chapter = chapters[chapters.length - 1];
    const head = heading.exec(line);
    const item = rule.exec(line);
    if (line.startsWith('# ')) title = line.slice(2).trim();
    else if (head) chapters.push({ id: head[1] ?? '', title: head[2]!.trim(), intro: [], rules: [] });
    else if (item && chapter) chapter.rules.push({ id: item[1]!, lines: [item[2] ?? ''] });
    else (chapter?.rules[chapter.rules.length - 1]?.lines ?? chapter?.intro ?? intro).push(line);
  }
  return {
    language,
    title,
    intro: paragraphs(intro),
    chapters: chapters.map((chapter) => ({
      ...chapter,
      intro: paragraphs(chapter.intro),
      rules: chapter.rules.map(({ id, lines }) => ({ id, text: paragraphs(lines) })),
    })),
  };
}

const files = import.meta.glob<string>('../../../games/*/rules.*.md', { query: '?raw', import: 'default' });
const books = new Map<string, Promise<Rulebook>>();

export function loadRulebook(game: string, wanted: Language): Promise<Rulebook> {
  const pathIn = (language: Language): string => `../../../games/${game}/rules.${language}.md`;
  const language = pathIn(wanted) in files ? wanted : 'en';
  const path = pathIn(language);
  let book = books.get(path);
  if (!book) {
    book = files[path]!().then((text) => parseRulebook(text, language));
    books.set(path, book);
  }
  return book;
}

/** The chapter that a rule stands in: TA-5.4, or TA-5 itself. */
export const chapterOf = (book: Rulebook, wanted: string): RuleChapter | undefined =>
  book.chapters.find((chapter) => chapter.id === wanted || chapter.rules.some((one) => one.id === wanted));

/** The words of one rule, without the marks of what is typed. */
export async function ruleText(game: string, language: Language, wanted: string): Promise<string | undefined> {
  const book = await loadRulebook(game, language);
  const found = chapterOf(book, wanted);
  const text = found?.rules.find((one) => one.id === wanted)?.text ?? found?.title;
  return text?.replaceAll('`', '');
}
