// SPDX-License-Identifier: MIT
// The catalogues as tests read them: keys, and what stands in a message beside its text.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const source = fileURLToPath(new URL('../../src', import.meta.url));

export const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

export const read = (file: string): string => readFileSync(file, 'utf8');

export interface Message {
  /** The variables, wherever they stand in it. */
  readonly placeholders: ReadonlySet<string>;
  /** Of every selector: the names of its variants, the default one last. */
  readonly selectors: readonly (readonly (string | number)[])[];
}

export interface Catalogue {
  readonly name: string;
  readonly keys: ReadonlyMap<string, Message>;
}

/** What the Fluent library makes of a message; only what matters here. */
interface Part {
  readonly type?: string;
  readonly name?: string;
  readonly variants?: readonly { readonly key: { readonly value: string | number } }[];
  readonly star?: number;
}

function message(value: unknown): Message {
  const placeholders = new Set<string>();
  const selectors: (string | number)[][] = [];
  const visit = (part: unknown): void => {
    if (!part || typeof part !== 'object') return;
    const { type, name, variants, star } = part as Part;
    if (type === 'var' && name) placeholders.add(name);
    if (type === 'select' && variants) {
      const names = variants.map(({ key }) => key.value);
      selectors.push([...names.filter((_, i) => i !== star), names[star!]!]);
    }
    Object.values(part).forEach(visit);
  };
  visit(value);
  return { placeholders, selectors };
}

export function catalogue(file: string): Catalogue {
  const { body } = new FluentResource(read(file));
  return { name: relative(source, file), keys: new Map(body.map(({ id, value }) => [id, message(value)])) };
}
