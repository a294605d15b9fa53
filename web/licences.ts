// SPDX-License-Identifier: MIT
// licences.txt of the built pages: what they hold of others' work, from docs/licences.md. A package that is in the
// pages and not in that list stops the build.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Entry {
  readonly name: string;
  readonly licence: string;
  readonly copyright: string;
}

export function licences(project: string): Plugin {
  const read = (path: string): string => readFileSync(`${project}${path}`, 'utf8');
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const entries = entriesOf(read('docs/licences.md'));
      const listed = new Set(entries.map((entry) => entry.name));
      const modules = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk' ? one.moduleIds : one.originalFileNames,
      );
      const missing = packagesOf(modules).filter((name) => !listed.has(name));
      if (missing.length > 0) throw new Error(`docs/licences.md does not list ${missing.join(', ')}`);
      const texts = [...new Set(entries.map((entry) => entry.licence))]
        .sort()
        .map((id) => `${id}\n\n${read(`LICENSES/${id}.txt`)}`);
      const source = [
        read('LICENSE'),
        entries.map(({ name, licence, copyright }) => `${name}\n  ${licence}\n  Copyright ${copyright}\n`).join(''),
        ...texts,
      ];
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: source.join(`\n${'-'.repeat(100)}\n\n`) });
    },
  };
}

/** The rows of the chapter about the web client. */
export function entriesOf(page: string): Entry[] {
  const chapter = page.split('\n## ').find((part) => part.startsWith('In the web client\n')) ?? '';
  return [...chapter.matchAll(/^\| `([^`]+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, name, licence, copyright]) => ({ name: name!, licence: licence!, copyright: copyright! }),
  );
}

/** The packages that files come from, by their paths. */
export function packagesOf(files: readonly string[]): string[] {
  const names = files.map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
