// @ts-check
// What the program tells of its games (`fondaco describe`): the types of views and editions, and the parts of moves.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { project, typesOf, write } from './write.js';

const program = process.env.FONDACO_PROGRAM ?? `${project}build/fondaco`;

/** Asked once for each build of the program: it plays some hundred games to find out. */
function description() {
  const kept = `${project}build/generated/description.json`;
  if (!existsSync(program)) throw new Error(`${program} is missing: build it first (make build)`);
  if (existsSync(kept) && statSync(kept).mtimeMs > statSync(program).mtimeMs) return readFileSync(kept, 'utf8');
  const text = execFileSync(program, ['describe', '--json'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  mkdirSync(`${project}build/generated`, { recursive: true });
  writeFileSync(kept, text);
  return text;
}

/** The schemas View and Edition are types of these names; a list of two is a pair. */
const named = { rootTypes: true, rootTypesNoSchemaPrefix: true, arrayLength: true };

const { games } = JSON.parse(description());
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
