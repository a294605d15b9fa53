// What the generators share. They write what the client must know of the program into src/generated, which git ignores.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const program = process.env.FONDACO_PROGRAM ?? `${project}build/fondaco`;

/**
 * What the program answers, as JSON.
 * @param {...string} words
 */
export function ask(...words) {
  if (!existsSync(program)) throw new Error(`${program} is missing: build it first (make build)`);
  return JSON.parse(execFileSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 28 }));
}

/**
 * Writes src/generated/NAME, unless it is there already: then nothing is built again.
 * @param {string} name
 * @param {string} text
 */
export function write(name, text) {
  const file = fileURLToPath(new URL(`../src/generated/${name}`, import.meta.url));
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
