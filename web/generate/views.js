// What the program tells of its games (`fondaco describe`): the types of views and editions, and the parts of moves.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { ask, program, project, write } from './common.js';
import { typesOf } from './types.js';

/** Asked once for each build of the program: it plays some hundred games to find out. */
function description() {
  const kept = `${project}build/generated/description.json`;
  const isNew = existsSync(kept) && existsSync(program) && statSync(kept).mtimeMs > statSync(program).mtimeMs;
  if (isNew) return JSON.parse(readFileSync(kept, 'utf8'));
  const told = ask('describe', '--json');
  mkdirSync(`${project}build/generated`, { recursive: true });
  writeFileSync(kept, JSON.stringify(told));
  return told;
}

/** The schemas View and Edition are types of these names; a list of two is a pair. */
const named = { rootTypes: true, rootTypesNoSchemaPrefix: true, arrayLength: true };

const { games } = description();
for (const game of games) {
  const document = {
    openapi: '3.1.0',
    info: { title: game.title, version: String(game.rules_version) },
    paths: {},
    components: { schemas: { View: game.view, Edition: game.edition } },
  };
  write(`views/${game.id}.ts`, await typesOf(`what fondaco tells of ${game.title}`, document, named));
}
const moves = (game) => Object.fromEntries(game.moves.map(({ kind, forms }) => [kind, forms]));
write('moves.json', JSON.stringify(Object.fromEntries(games.map((game) => [game.id, moves(game)]))));
