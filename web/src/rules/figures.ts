// SPDX-License-Identifier: MIT
// Pictures for the rulebook (games/ID/lesson/figures.json): moments of the lesson, and which part of them is shown.
import type { Box } from '../kit/geometry';
import type { Lesson } from '../lib/protocol';

export interface Figure {
  readonly id: string;
  readonly rule: string;
  /** The step before which it is taken; `outro`: when all is over. */
  readonly before: string;
  /** How many moves of that step are played. */
  readonly moves?: number;
  /** A part of the chart, in units of its canvas, or what lies in front of the learner. */
  readonly show: Box | 'tray';
}

const files = import.meta.glob<readonly Figure[]>('../../../games/*/lesson/figures.json', { import: 'default' });

export const loadFigures = (game: string): Promise<readonly Figure[]> =>
  files[`../../../games/${game}/lesson/figures.json`]?.() ?? Promise.resolve([]);

/** The key of its caption, in the words of the lesson. */
export const captionOf = ({ id }: Figure): string => ['figure', id].join('-');

export const stepOf = (lesson: Lesson, { before }: Figure): number =>
  before === 'outro' ? lesson.steps.length : lesson.steps.findIndex(({ id }) => id === before);
