// SPDX-License-Identifier: MIT
// The schemas that types are made of, against what they describe: views of games that were not played to find them, every
// edition; and whether docs/openapi.json is a sound set of schemas.
import Ajv2020 from 'ajv/dist/2020';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Described {
  readonly id: string;
  readonly view: object;
  readonly edition: object;
}
interface Sampled {
  readonly game: string;
  readonly views: readonly unknown[];
}

const project = new URL('../../../', import.meta.url);
const file = (path: string): string => fileURLToPath(new URL(path, project));
const read = (path: string): unknown => JSON.parse(readFileSync(file(path), 'utf8'));
const ask = (...words: string[]): unknown =>
  JSON.parse(execFileSync(file('build/fondaco'), words, { encoding: 'utf8', maxBuffer: 1 << 28 }));

const { games } = read('web/src/generated/description.json') as { games: Described[] };
const ajv = () => new Ajv2020({ allowUnionTypes: true });

describe.each(games)('$id', ({ id, view, edition }) => {
  it('shows views of the shape that the program tells', () => {
    const fits = ajv().compile(view);
    const [sampled] = (ask('describe', id, '--views') as { games: [Sampled] }).games;
    expect(sampled.views.length).toBeGreaterThan(100);
    for (const one of sampled.views) expect(fits(one), JSON.stringify(fits.errors?.[0])).toBe(true);
  });

  it('has editions of the shape that the program tells', () => {
    const fits = ajv().compile(edition);
    for (const name of readdirSync(file(`games/${id}/editions`))) {
      expect(fits(read(`games/${id}/editions/${name}`)), JSON.stringify(fits.errors?.[0])).toBe(true);
    }
  });
});

describe('docs/openapi.json', () => {
  const text = readFileSync(file('docs/openapi.json'), 'utf8').replaceAll('#/components/schemas/', '#/$defs/');
  const { schemas } = (JSON.parse(text) as { components: { schemas: Record<string, object> } }).components;

  it.each(Object.keys(schemas))('has a sound schema: %s', (name) => {
    expect(() => ajv().compile({ $defs: schemas, $ref: `#/$defs/${name}` })).not.toThrow();
  });
});
