// SPDX-License-Identifier: MIT
// The time chart: how far it is to its end and to the next loss check, and what a check may show.
import type { Edition, View } from './types';

export interface Space {
  readonly state: 'unused' | 'taken' | 'left';
  /** The last of its row: taking it brings a loss check (MK-5.7). */
  readonly last: boolean;
  /** The letter everybody has seen on it. */
  readonly letter?: string;
}

export interface Chart {
  readonly rows: readonly (readonly Space[])[];
  readonly left: number;
  /** Counters on this side when it was filled. */
  readonly full: number;
  /** How many counters may be taken before the next loss check, that one included; 0: none comes any more. */
  readonly untilCheck: number;
  /** Letters that loss checks have shown. */
  readonly seen: readonly string[];
}

export function chartOf(view: View, edition: Edition, long: boolean): Chart | null {
  const { chart } = view;
  if (!chart) return null;
  const sizes = edition.time_chart[chart.side === 'ultimo' ? 'ultimo_rows' : 'reverse_rows'];
  const fill = edition.time_chart.fill[long ? 'long' : 'standard'][String(view.players.length)];
  // A chart that was turned over is filled from its first row.
  const first = fill && fill.side === chart.side ? Math.min(...fill.rows) : 1;
  const rows = sizes.map((size, i) => {
    const row = i + 1;
    const left = row < chart.row ? 0 : row === chart.row ? chart.left : size;
    return Array.from({ length: size }, (_, space): Space => {
      const state = row < first ? 'unused' : space < size - left ? 'taken' : 'left';
      const shown = row === chart.row && space === size - left ? chart.shown : undefined;
      return { state, last: space === size - 1, ...(shown ? { letter: shown } : {}) };
    });
  });
  const all = rows.flat();
  const left = all.filter(({ state }) => state === 'left').length;
  return {
    rows,
    left,
    full: all.filter(({ state }) => state !== 'unused').length,
    untilCheck: view.finale === 'none' ? chart.left : 0,
    seen: seenLetters(view, edition),
  };
}

function seenLetters({ letters = {}, chart }: View, edition: Edition): string[] {
  return edition.time_counters.items.flatMap(({ letter, losses, count }) => {
    const name = letter.repeat(losses);
    const seen = count - (letters[name] ?? 0) - (chart?.shown === name ? 1 : 0);
    return Array.from({ length: Math.max(0, seen) }, () => name);
  });
}

/** How likely a counter that nobody has seen names this column, in hundredths. */
export function riskOf(column: string, { letters = {} }: View): number {
  const counts = Object.entries(letters);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const hit = counts.filter(([letter]) => letter.startsWith(column)).reduce((sum, [, count]) => sum + count, 0);
  return all === 0 ? 0 : Math.round((100 * hit) / all);
}
