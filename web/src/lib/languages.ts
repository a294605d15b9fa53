// SPDX-License-Identifier: MIT
// The languages there are, each by its own name. A language's catalogues are found by its tag: words/TAG.ftl,
// games/ID/words.TAG.ftl.
export const languages = { en: 'English', it: 'Italiano', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof languages;

export const languageTags = Object.keys(languages) as Language[];

/** The first of these languages (as browsers name them: de-AT) that there is; English when there is none. */
export function firstSpoken(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => languageTags.find((language) => language === tag.toLowerCase().split('-')[0]));
  return known.find((language) => language !== undefined) ?? 'en';
}
