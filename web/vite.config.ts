// SPDX-License-Identifier: MIT
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { tableFilesAhead } from './ahead.ts';
import { licences } from './licences.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const version = /project\(fondaco VERSION ([\d.]+)/.exec(readFileSync(`${project}CMakeLists.txt`, 'utf8'))![1];

// `fondaco serve` shows build/web; while developing, `npm run dev` asks a server started beside it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), tableFilesAhead(), licences(project)],
  define: { __FONDACO_VERSION__: JSON.stringify(version) },
  // The catalogues and rulebooks of the games lie beside their rules, in games/ID/.
  resolve: { alias: { $games: `${project}games` }, conditions: mode === 'test' ? ['browser'] : undefined },
  // The manifest tells the tests which file needs which.
  build: {
    manifest: true,
    outDir: `${project}build/web`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // A browser that cannot fetch a module ahead fetches it when it is needed.
    modulePreload: { polyfill: false },
    // A page that needs forty small files waits for them longer than it takes to run them.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /node_modules|web\/src\/(lib|ui|style|generated|pages\/parts)\//,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'board',
              test: /web\/src\/(board|table|notices|lobby|home|kit(?=\/[^/]+$))\//,
              minShareCount: 2,
              priority: 1,
            },
            // The words of a game lie beside its rules, those of its board beside the board.
            {
              name: (id) => id.replace(/.*games\/(\w+)\/words\.(\w+)\.ftl.*/, '$1.$2'),
              debugName: 'words',
              test: /games\/\w+\/words\.\w+\.ftl/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [project] },
    proxy: { '/api': { target: process.env.FONDACO ?? 'http://127.0.0.1:8080', ws: true, changeOrigin: true } },
  },
}));
