// SPDX-License-Identifier: MIT
// Who may import whom in src/, checked by dependency-cruiser; docs/web.md says what each folder is for.
// A folder imports only from the lines above its own. Folders of one line do not know each other.
const layers = [
  ['generated', 'style', 'words'],
  ['kit'],
  ['contract'],
  ['lib'],
  ['ui'],
  ['board'],
  ['games'],
  ['deal', 'notices'],
  ['lobby'],
  ['end'],
  ['table'],
  ['learn'],
  ['home', 'newtable', 'profile', 'replay', 'rules'],
  ['pages'],
];

/** The same within src/table. */
const table = [['state'], ['rules'], ['chat', 'decision', 'players', 'story'], ['stage'], ['frame', 'waiting']];

const folders = (names) => `(${names.flat().join('|')})/`;

const downwards = (root, lines) =>
  lines.map((line, i) => ({
    name: `${root}/ ${line.join(', ')}: only downwards`,
    severity: 'error',
    from: { path: `^${root}/${folders(line)}` },
    to: { path: `^${root}/${folders(lines.slice(i))}`, pathNot: `^${root}/$1/` },
  }));

export default {
  forbidden: [
    { name: 'no cycle of files', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
    ...downwards('src', layers),
    ...downwards('src/table', table),
    {
      name: 'every folder has its line above',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: `^src/${folders(layers)}` },
      to: {},
    },
    {
      name: 'every folder of table/ has its line above',
      severity: 'error',
      from: { path: '^src/table/', pathNot: `^src/table/${folders(table)}` },
      to: {},
    },
    {
      name: 'a board knows no other board',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    { name: 'what is imported is there', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Who names a type of another folder knows that folder. (Components are read as compiled, without types.)
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['svelte', 'browser', 'import'] },
  },
};
