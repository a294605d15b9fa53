// SPDX-License-Identifier: MIT
// Where the lanes run: by sea where there is one. The handles of each curve were found once by kit/lane.ts, which tries some
// three hundred curves against this coast: too slow for a page that opens.
import { tenth, type Spot } from '../../kit/geometry';
import { shift } from './canvas';

type Handles = readonly [number, number, number, number];

const found: Readonly<Record<string, Handles>> = {
  'russia sweden': [821.7, 135, 748.3, 120],
  'russia danzig': [817.1, 172.2, 748.9, 206.6],
  'hamburg dutch_republic': [509.8, 275.8, 466.4, 275.4],
  'hamburg sweden': [582.4, 216.6, 609.8, 148.2],
  'hamburg danzig': [611.4, 240.5, 666.4, 242.1],
  'dutch_republic england': [386.7, 291.7, 347.2, 264.2],
  'dutch_republic france': [361.1, 334.5, 342.9, 388.8],
  'england spain': [166.2, 333.1, 149.6, 453.1],
  'france spain': [261.6, 465.4, 197.2, 498.8],
  'sweden danzig': [715.9, 160.4, 705, 228.3],
  'england france': [259, 334.3, 302, 394.6],
};

/** The lane between two places; of an edition with other links a plain one. */
export function laneBetween(a: string, b: string, from: Spot, to: Spot): string {
  const handles = found[`${a} ${b}`];
  if (!handles) return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const [ax, ay, bx, by] = handles;
  const curve = [ax + shift.x, ay + shift.y, bx + shift.x, by + shift.y, to.x, to.y].map(tenth).join(' ');
  return `M${from.x} ${from.y}C${curve}`;
}
