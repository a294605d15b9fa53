// SPDX-License-Identifier: MIT
// src/generated/protocol.ts: the types of what goes between client and server, from docs/openapi.json.
import { readFileSync } from 'node:fs';
import { write } from './common.js';
import { typesOf } from './types.js';

/** @type {object} */
const document = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));
write('protocol.ts', await typesOf('docs/openapi.json', document));
