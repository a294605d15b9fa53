// SPDX-License-Identifier: MIT
// What the generators share. They write what the client must know of the program into src/generated, which git ignores.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
 * The same for questions that take the program seconds: asked once for each of its builds, the answer stays in
 * src/generated/NAME.
 * @param {string} name
 * @param {...string} words
 */
export function askOnce(name, ...words) {
  const file = generated(name);
  const fresh = existsSync(file) && existsSync(program) && statSync(file).mtimeMs > statSync(program).mtimeMs;
  if (fresh) return JSON.parse(readFileSync(file, 'utf8'));
  const answer = ask(...words);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(answer));
  return answer;
}

/** @param {string} name */
const generated = (name) => fileURLToPath(new URL(`../src/generated/${name}`, import.meta.url));

/**
 * Writes src/generated/NAME, unless it is there already: then nothing is built again.
 * @param {string} name
 * @param {string} text
 */
export function write(name, text) {
  const file = generated(name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
