// SPDX-License-Identifier: MIT
// Hills in the south and woods elsewhere, on land, away from places and roads.
import { random } from '../../kit/geometry';
import type { Atlas } from './atlas';
import { lands } from './lands';

export interface Scenery {
  readonly hills: readonly (readonly [number, number, number])[];
  readonly woods: readonly (readonly [number, number, number])[];
}

const room = 46;
const offRoad = 24;

export function scenery(atlas: Atlas, onLand: (x: number, y: number) => boolean): Scenery {
  const next = random(9);
  const hills: [number, number, number][] = [];
  const woods: [number, number, number][] = [];
  const names = Object.values(lands).flatMap(({ latin }) => latin ?? []);
  const isFree = (x: number, y: number) =>
    onLand(x - 16, y) &&
    onLand(x + 16, y) &&
    onLand(x, y - 16) &&
    [...atlas.places.values()].every((place) => Math.hypot(place.x - x, place.y - y) > room) &&
    atlas.routes.every(({ points }) => points.every(([px, py]) => (px - x) ** 2 + (py - y) ** 2 > offRoad ** 2)) &&
    names.every((name) => Math.abs(name.x - x) > 70 || Math.abs(name.y - y) > 22);
  for (let y = -150; y < 860; y += 58) {
    for (let x = -150; x < 1160; x += 72) {
      const [px, py] = [x + next() * 40, y + next() * 30];
      const dice = next();
      if (dice > 0.7 || !isFree(px, py)) continue;
      // The south is the hilly half.
      if (dice < (py > 380 ? 0.5 : 0.24)) hills.push([Math.round(px), Math.round(py), 0.8 + next() * 0.4]);
      else woods.push([Math.round(px), Math.round(py), 2 + Math.floor(next() * 4)]);
    }
  }
  return { hills, woods };
}
