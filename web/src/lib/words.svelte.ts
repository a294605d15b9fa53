// The catalogues: the shell's own, and those of a game and its board. A language is loaded when it is spoken.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

export type WordArgs = Readonly<Record<string, string | number>>;

/** Messages by key, from several catalogues: the first that has a key says it. */
export class Words {
  readonly #bundles: readonly FluentBundle[];

  constructor(bundles: readonly FluentBundle[]) {
    this.#bundles = bundles;
  }

  static of(language: Language, ...catalogues: string[]): Words {
    return new Words(catalogues.map((text) => bundle(language, text)));
  }

  has(key: string): boolean {
    return this.#bundles.some((one) => one.hasMessage(key));
  }

  /** A key that is missing is said as ‹key›: a person sees what is wrong, and the tests prove that it does not happen. */
  say(key: string, args: WordArgs = {}): string {
    for (const one of this.#bundles) {
      const value = one.getMessage(key)?.value;
      if (value) return one.formatPattern(value, args, []);
    }
    return `‹${key}›`;
  }

  /** These first, then the others. */
  before(others: Words): Words {
    return new Words([...this.#bundles, ...others.#bundles]);
  }
}

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

type Load = () => Promise<string>;
const ofShell = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });
const ofGames = import.meta.glob<string>('../../../games/*/words.*.ftl', { query: '?raw', import: 'default' });

let shell = $state.raw(new Words([]));

/** A text of the shell, in the language of the settings. Reactive. */
export const say = (key: string, args?: WordArgs): string => shell.say(key, args);
export const shellWords = (): Words => shell;

/** Loads the shell's words; call it again when the language has changed. */
export async function speak(language: Language): Promise<void> {
  const text = await ofShell[`../words/${language}.ftl`]!();
  if (settings.language === language) shell = Words.of(language, text);
}

/** Words of a game and its board; the shell's stand behind them. */
export async function gameWords(game: string, language: Language, board?: Record<Language, () => Promise<{ default: string }>>): Promise<Words> {
  const load: Load | undefined = ofGames[`../../../games/${game}/words.${language}.ftl`];
  const texts = await Promise.all([board?.[language]().then((module) => module.default), load?.()]);
  return Words.of(language, ...texts.filter((text) => text !== undefined));
}
