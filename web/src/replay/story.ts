// SPDX-License-Identifier: MIT
// A move of the past in words: what happened, or nothing where it was only a step of a longer move.
import type { Board } from '../lib/board.svelte';
import { entryEvents, type Chapter } from '../lib/chronicle';

export const storyOf = (chapter: Chapter, board: Board): string =>
  entryEvents(chapter.entry)
    .map((event) => board.wording.event(event))
    .join(' ');
