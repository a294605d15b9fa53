// SPDX-License-Identifier: MIT
// Names the files of the table page in index.html, at the script public/first.js: who comes by a link to a table
// would otherwise wait for the shell to ask for them.
import type { Plugin, Rollup } from 'vite';

const page = 'src/pages/Table.svelte';

export function tableFilesAhead(): Plugin {
  return {
    name: 'table-files-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return; // while developing nothing has a name yet
        const files = filesOf(bundle).filter((file) => !html.includes(file));
        return html.replace('src="/first.js"', `$& data-table="${files.map((file) => `/${file}`).join(' ')}"`);
      },
    },
  };
}

/** Of the page, and of everything it cannot do without. */
function filesOf(bundle: Rollup.OutputBundle): string[] {
  const chunks = new Set<Rollup.OutputChunk>();
  const add = (chunk: Rollup.OutputAsset | Rollup.OutputChunk | undefined): void => {
    if (chunk?.type !== 'chunk' || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const file of chunk.imports) add(bundle[file]);
  };
  add(Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(page)));
  if (chunks.size === 0) throw new Error(`no file of the build is about ${page}`);
  return [...chunks].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
}
