// The types of what goes between client and server, from docs/openapi.json.
import { readFileSync } from 'node:fs';
import { project, write } from './common.js';
import { typesOf } from './types.js';

const document = JSON.parse(readFileSync(`${project}docs/openapi.json`, 'utf8'));
write('protocol.ts', await typesOf('docs/openapi.json', document));
