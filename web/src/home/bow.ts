// SPDX-License-Identifier: MIT
// A sea lane for a picture: a bow between two ports. (Boards use kit/lane.ts, which keeps off the land.)
import { tenth, type Spot } from '../kit/geometry';

export function bow(from: Spot, to: Spot, bend = 0.14): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const x = tenth((from.x + to.x) / 2 - dy * bend);
  const y = tenth((from.y + to.y) / 2 + dx * bend);
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}
