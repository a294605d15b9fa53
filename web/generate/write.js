// @ts-check
// Where generated files go, and how they come to be typed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

export const project = fileURLToPath(new URL('../..', import.meta.url));
const generated = `${project}web/src/generated/`;

/**
 * A file that already says so keeps its time, so that nothing is built again because of it.
 * @param {string} name
 * @param {string} text
 */
export function write(name, text) {
  const path = generated + name;
  mkdirSync(dirname(path), { recursive: true });
  try {
    if (readFileSync(path, 'utf8') === text) return;
  } catch {
    // It was not there.
  }
  writeFileSync(path, text);
}

/**
 * The types of the schemas of an OpenAPI document.
 * @param {string} source
 * @param {object} document
 * @param {import('openapi-typescript').OpenAPITSOptions} [options]
 */
export async function typesOf(source, document, options = {}) {
  const tree = await openapiTS(/** @type {any} */ (document), {
    immutable: true,
    silent: true,
    ...options,
  });
  return `// Made from ${source}.\n${astToString(tree)}`;
}
