// SPDX-License-Identifier: MIT
// What `fondaco describe` tells of the games. src/generated/views/ID.ts: the types of views and editions; moves.json: the
// parts of moves; description.json: all of it, for the tests.
import { askOnce, write } from './common.js';
import { typesOf } from './types.js';

/** @typedef {{ kind: string, forms: readonly { parts: readonly string[] }[] }} MoveKind */
/** @typedef {{ id: string, title: string, moves: MoveKind[], view: object, edition: object }} Game */

/** The schemas View and Edition are types of these names; a list of two is a pair. */
const named = { rootTypes: true, rootTypesNoSchemaPrefix: true, arrayLength: true };

/** @type {{ games: Game[] }} */
const { games } = askOnce('description.json', 'describe', '--json');
for (const { id, title, view, edition } of games) {
  const document = {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: {},
    components: { schemas: { View: view, Edition: edition } },
  };
  write(`views/${id}.ts`, await typesOf(`what fondaco tells of ${title}`, document, named));
}

/**
 * Moves that are a single word need no entry.
 * @param {readonly MoveKind[]} moves
 */
const byKind = (moves) =>
  Object.fromEntries(
    moves.filter(({ forms }) => forms.some(({ parts }) => parts.length > 0)).map(({ kind, forms }) => [kind, forms]),
  );
write('moves.json', JSON.stringify(Object.fromEntries(games.map(({ id, moves }) => [id, byKind(moves)]))));
