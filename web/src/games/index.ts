// SPDX-License-Identifier: MIT
// The boards. Each is a folder here with an index.ts whose default export is its `BoardModule`; it is found by itself,
// and loaded when somebody sits down at it.
import type { BoardModule } from '../contract';

const boards = import.meta.glob<BoardModule>('./*/index.ts', { import: 'default' });

export const hasBoard = (id: string): boolean => `./${id}/index.ts` in boards;

export async function loadBoard(id: string): Promise<BoardModule | undefined> {
  return boards[`./${id}/index.ts`]?.();
}
