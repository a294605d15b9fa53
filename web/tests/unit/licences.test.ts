// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { entriesOf, packagesOf } from '../../licences';

describe('licences', () => {
  it('reads the chapter about the web client and no other', () => {
    const page =
      '# Licences\n\n## Elsewhere\n\n| `a` | this | MIT | A |\n\n## In the web client\n\n| package | what for | licence | copyright |\n|---|---|---|---|\n| `@b/c` | that | OFL-1.1 | 2011 B |\n\n## Later\n';
    expect(entriesOf(page)).toEqual([{ name: '@b/c', licence: 'OFL-1.1', copyright: '2011 B' }]);
  });
  it('names the packages that files come from', () => {
    const files = [
      '/p/web/src/main.ts',
      '/p/web/node_modules/svelte/src/a.js',
      '/p/web/node_modules/@b/c/d.js',
      '/p/web/node_modules/x/node_modules/y/z.js',
      'node_modules/svelte/b.js',
    ];
    expect(packagesOf(files)).toEqual(['@b/c', 'svelte', 'y']);
  });
});
