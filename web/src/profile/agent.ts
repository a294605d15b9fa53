// SPDX-License-Identifier: MIT
// What a browser calls itself, in words a person knows. The order matters: most claim to be several.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(?:Chrome|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const find = (list: typeof browsers, text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox, Linux"; what is no browser keeps its own words. */
export const agentTitle = (agent: string): string =>
  find(browsers, agent) ? [find(browsers, agent), find(systems, agent)].filter(Boolean).join(', ') : agent.slice(0, 40);
