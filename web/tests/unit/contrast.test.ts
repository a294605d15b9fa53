// SPDX-License-Identifier: MIT
// The tokens keep WCAG contrast in both themes, and the six houses stay apart for people who see fewer colours.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { houses } from '../../src/kit/houses';
import { games } from '../../src/lib/games';

const css = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const house = css('style/tokens.css');
const accents = css('generated/games.css');

function tokens(css: string, selector: string): Record<string, string> {
  const start = css.indexOf('{', css.indexOf(selector));
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map((match) => [match[1]!, match[2]!]),
  );
}
const light = { ...tokens(house, ':root {'), ...tokens(accents, ':root {') };
const themes = {
  light,
  dark: {
    ...light,
    ...tokens(house, ':root[data-theme="dark"]'),
    ...tokens(accents, ":root[data-theme='dark']"),
  },
};

const rgb = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [r, g, b] = rgb(hex).map(linear);
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const ratio = (a: string, b: string) => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
};

const text = 4.5;
const shape = 3;
const pairs: [ink: string, ground: string, least: number][] = [
  ...['paper', 'paper-raised', 'paper-sunken'].flatMap((paper) =>
    ['ink', 'ink-2', 'ink-3', 'action', 'lantern', 'good', 'warn', 'bad'].map((ink): [string, string, number] => [
      ink,
      paper,
      text,
    ]),
  ),
  ['on-action', 'action', text],
  ['label', 'land', text],
  ['label', 'sea', text],
  ['label', 'halo', text],
  ['coast', 'land', shape],
  ['coast', 'sea', shape],
  ['route', 'route-bed', shape],
  ['rule-strong', 'paper', shape],
  ['rule-strong', 'paper-raised', shape],
  ['lantern', 'land', shape],
  ['lantern', 'sea', shape],
  ['gilt', 'paper-raised', shape],
  ...[...games.map(({ id }) => `game-${id}`), 'mark'].flatMap((accent): [string, string, number][] => [
    [accent, 'paper-raised', text],
    [accent, 'paper', text],
  ]),
  ...houses.map((house): [string, string, number] => [`on-${house}`, `p-${house}`, text]),
  // Orpiment is told from its ground by its edge.
  ...houses
    .filter((house) => house !== 'orpiment')
    .flatMap((house) =>
      ['land', 'sea', 'paper-raised'].map((ground): [string, string, number] => [`p-${house}`, ground, shape]),
    ),
  ['piece-edge', 'p-orpiment', shape],
  ['on-good-black', 'g-black', shape],
  ['on-good-pale', 'g-yellow', text],
  ['on-good-pale', 'g-white', text],
  ...['green', 'purple', 'orange', 'grey', 'blue', 'red', 'pink', 'wild'].map((good): [string, string, number] => [
    'on-good',
    `g-${good}`,
    shape,
  ]),
  ...['jewels', 'scrolls', 'silk', 'salt', 'pottery', 'olives'].map((good): [string, string, number] => [
    `o-${good}`,
    'paper-raised',
    shape,
  ]),
];

// Machado et al. 2009, severity 1, in linear light.
const sight: Record<string, readonly number[]> = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
const oklab = ([r, g, b]: number[]) => {
  const l = Math.cbrt(0.4122214708 * r! + 0.5363325363 * g! + 0.0514459929 * b!);
  const m = Math.cbrt(0.2119034982 * r! + 0.6806995451 * g! + 0.1073969566 * b!);
  const s = Math.cbrt(0.0883024619 * r! + 0.2817188376 * g! + 0.6299787005 * b!);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
const seen = (hex: string, matrix: readonly number[]) => {
  const colour = rgb(hex).map(linear);
  return oklab(
    [0, 3, 6].map((i) =>
      Math.max(
        0,
        Math.min(
          1,
          colour.reduce((sum, part, j) => sum + matrix[i + j]! * part, 0),
        ),
      ),
    ),
  );
};

describe.each(Object.entries(themes))('%s', (_, theme) => {
  it.each(pairs)('%s on %s', (ink, ground, least) => {
    expect(ratio(theme[ink]!, theme[ground]!)).toBeGreaterThanOrEqual(least);
  });
  it.each(Object.keys(sight))('houses apart, %s sight', (kind) => {
    const colours = houses.map((house) => seen(theme[`p-${house}`]!, sight[kind]!));
    const distances = colours.flatMap((a, i) =>
      colours.slice(0, i).map((b) => 100 * Math.hypot(...a.map((part, k) => part - b[k]!))),
    );
    expect(Math.min(...distances)).toBeGreaterThan(8.5);
  });
});
