// SPDX-License-Identifier: MIT
// How far somebody has come in the lessons, kept in this browser.
export interface Progress {
  readonly done: number;
  readonly of: number;
}

const key = 'fondaco.lessons';

function kept(): Record<string, Progress> {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, Partial<Progress> | null>;
    const whole = (one: unknown) => Number.isInteger(one) && (one as number) >= 0;
    return Object.fromEntries(
      Object.entries(stored).filter((one): one is [string, Progress] => whole(one[1]?.done) && whole(one[1]?.of)),
    );
  } catch {
    return {};
  }
}

let lessons = $state.raw(kept());

export const progressIn = (game: string): Progress | undefined => lessons[game];

export function keepProgress(game: string, done: number, of: number): void {
  lessons = { ...lessons, [game]: { done, of } };
  try {
    localStorage.setItem(key, JSON.stringify(lessons));
  } catch {
    // It holds for this visit, then.
  }
}
