// SPDX-License-Identifier: MIT
// The catalogues: the shell's own, and those of a game and its board. A language is loaded when it is spoken.
import type { Catalogues } from '../contract';
import type { Language } from './languages';
import { settings } from './settings.svelte';
import { Words, type WordArgs } from './vocabulary';

const ofShell = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });
const ofGames = import.meta.glob<string>('../../../games/*/words.*.ftl', { query: '?raw', import: 'default' });

let shell = $state.raw(new Words([]));

/** A text of the shell, in the language of the settings. Reactive. */
export const say = (key: string, args?: WordArgs): string => shell.say(key, args);
export const shellWords = (): Words => shell;

/** Loads the shell's words; call it again when the language has changed. */
export async function speak(language: Language): Promise<void> {
  const text = await ofShell[`../words/${language}.ftl`]!();
  if (settings.language !== language) return;
  shell = Words.of(language, text);
  document.documentElement.lang = language; // not before: whoever reads the page aloud would read English as Italian
}

/** Words of a game and its board; the shell's stand behind them. */
export async function gameWords(game: string, language: Language, board?: Catalogues): Promise<Words> {
  const texts = await Promise.all([
    board?.[`./words.${language}.ftl`]?.(),
    ofGames[`../../../games/${game}/words.${language}.ftl`]?.(),
  ]);
  return Words.of(language, ...texts.filter((text) => text !== undefined));
}
