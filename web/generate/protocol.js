// @ts-check
// The types of what goes between client and server, from docs/openapi.json.
import { readFileSync } from 'node:fs';
import { project, typesOf, write } from './write.js';

const document = JSON.parse(readFileSync(`${project}docs/openapi.json`, 'utf8'));
write('protocol.ts', await typesOf('docs/openapi.json', document));
