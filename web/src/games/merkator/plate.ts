// SPDX-License-Identifier: MIT
// The size of a place on the chart, and what stands beside it.
import type { Spot } from '../../kit/geometry';
import type { Place } from './types';

export const half = (place: Place): { w: number; h: number } =>
  place.kind === 'major' ? { w: 46, h: 23 } : { w: 38, h: 18 };

export const timeText = (time: number): string => (time < 0 ? `−${-time}` : `+${time}`);

/** Where the token stands when it visits: left of plate and time disc, above them where a neighbour is too near. */
export function tokenSpot(place: Place, places: Iterable<Place>): Spot {
  const { w, h } = half(place);
  const left = place.x - w - (place.time === 0 ? 28 : 50);
  const near = [...places].some(
    (other) => other.x < place.x && other.x + half(other).w + 30 > left - 22 && Math.abs(other.y - place.y) < 50,
  );
  return near ? { x: place.x - w - 10, y: place.y - h - 17 } : { x: left, y: place.y - 2 };
}

/** Where what is mine begins: right of the plate, below it where the time disc of a neighbour is too near. */
export function tagSpot(place: Place, places: Iterable<Place>): Spot {
  const { w, h } = half(place);
  const right = place.x + w + 4;
  const near = [...places].some(
    (other) => other.x > place.x && other.x - half(other).w - 28 < right + 24 && Math.abs(other.y - place.y) < 30,
  );
  return near ? { x: right, y: place.y + h + 14 } : { x: right, y: place.y - 5 };
}
