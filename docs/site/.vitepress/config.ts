// SPDX-License-Identifier: MIT
// The documentation site. tools/docs lays out the pages with assemble.py, then builds them with this.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';

const build = fileURLToPath(new URL('../../../build/', import.meta.url));
const pages = `${build}docs-pages/`;

interface Rulebook {
  readonly title: string;
  readonly language: string;
  readonly link: string;
}
const site = JSON.parse(readFileSync(`${pages}site.json`, 'utf8')) as { version: string; rules: Rulebook[] };

const page = (text: string, name: string) => ({ text, link: `/${name}` });
const book = ({ title, language, link }: Rulebook) => ({ text: language === 'en' ? title : `${title} (${language})`, link });

// The anchors that the hosts of repositories give to headings too, so that a link works in both; see tools/check-links.
const slug = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

export default defineConfig({
  title: 'Fondaco',
  description: 'Merchant board games on one rules engine',
  lang: 'en',
  base: process.env.DOCS_BASE ?? '/',
  srcDir: pages,
  outDir: `${build}docs`,
  cacheDir: `${build}docs-cache`,
  metaChunk: true,
  markdown: { anchor: { slugify: slug } },
  vite: {
    build: { chunkSizeWarningLimit: 2000 }, // the index of the search is one file
    resolve: { alias: { $tokens: `${pages}tokens.css` } },
    server: { fs: { allow: [build, fileURLToPath(new URL('..', import.meta.url))] } },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      page('Play', 'hosting'),
      page('Rules', site.rules[0]!.link.slice(1)),
      page('Build', 'architecture'),
      // Doxygen's pages are not this site's, so the browser loads them anew.
      ...(process.env.DOCS_REFERENCE ? [{ text: 'C++', link: '/reference/index.html', target: '_self' }] : []),
      page(site.version, 'changelog'),
    ],
    sidebar: [
      { text: 'Start', items: [page('Fondaco', ''), page('Platforms', 'platforms'), page('Hosting', 'hosting'), page('Changes', 'changelog')] },
      { text: 'Rules', items: site.rules.map(book) },
      { text: 'Bots', items: [page('Bots', 'bots'), page('Hints', 'hints')] },
      {
        text: 'Inside',
        items: [
          page('Architecture', 'architecture'),
          page('Adding a game', 'adding-a-game'),
          page('The web client', 'web'),
          page('Lessons', 'lessons'),
          page('Protocol', 'protocol'),
          page('Records and positions', 'records'),
          page('The store', 'store'),
        ],
      },
      {
        text: 'The project',
        items: [page('Contributing', 'contributing'), page('Security', 'security'), page('Code of conduct', 'code-of-conduct'), page('Licences', 'licences')],
      },
    ],
    footer: { message: `Fondaco ${site.version} · MIT licence` },
  },
});
