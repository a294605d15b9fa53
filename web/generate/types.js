// SPDX-License-Identifier: MIT
// TypeScript from schemas.
import openapiTS, { astToString } from 'openapi-typescript';

/**
 * The types of the schemas of an OpenAPI document.
 * @param {string} source
 * @param {object} document
 * @param {import('openapi-typescript').OpenAPITSOptions} [options]
 */
export async function typesOf(source, document, options = {}) {
  const tree = await openapiTS(/** @type {import('openapi-typescript').OpenAPI3} */ (document), {
    immutable: true,
    silent: true,
    ...options,
  });
  return `// Made from ${source}.\n${astToString(tree)}`;
}
