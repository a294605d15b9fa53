// SPDX-License-Identifier: MIT
// How much JavaScript is loaded, compressed as it is served.
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pages } from './server';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(pages, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The files that these modules need before they can run. */
function needed(chunks: Record<string, Chunk>, modules: readonly string[], files = new Set<string>()): Set<string> {
  for (const module of modules) {
    const chunk = chunks[module];
    if (!chunk) throw new Error(`${module} was not built`);
    if (!chunk.file.endsWith('.js') || files.has(chunk.file)) continue;
    files.add(chunk.file);
    needed(chunks, chunk.imports ?? [], files);
  }
  return files;
}

function weight(files: Iterable<string>): number {
  const bytes = [...files].map(
    (file) =>
      brotliCompressSync(readFileSync(join(pages, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
  );
  return bytes.reduce((sum, one) => sum + one, 0) / 1024;
}

test('the shell loads with at most 130 KB of JavaScript, each board with at most 60 KB more', () => {
  const chunks = manifest();
  const own = Object.keys(chunks).filter((module) => /^src\/(pages|table|end|ui|words\/en|lib)/.test(module));
  const shell = needed(chunks, ['index.html', ...own]);
  console.log(`shell, all pages: ${weight(shell).toFixed(1)} KB`);
  expect(weight(shell)).toBeLessThan(130);

  const table = needed(chunks, ['index.html', 'src/pages/Table.svelte', 'src/words/en.ftl?raw']);
  console.log(`shell at a table: ${weight(table).toFixed(1)} KB`);

  const boards = Object.keys(chunks).filter((module) => /^src\/games\/\w+\/index\.ts$/.test(module));
  expect(boards.length).toBeGreaterThanOrEqual(2);
  for (const board of boards) {
    const game = board.split('/')[2]!;
    const words = [`src/games/${game}/words.en.ftl?raw`, `../games/${game}/words.en.ftl?raw`].filter(
      (module) => module in chunks,
    );
    const more = [...needed(chunks, [board, ...words])].filter((file) => !table.has(file));
    console.log(`${game}: ${weight(more).toFixed(1)} KB more`);
    expect(weight(more), game).toBeLessThan(60);
  }
});
