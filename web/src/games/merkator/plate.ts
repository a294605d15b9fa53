// The size of a place on the chart, and what stands beside it.
import type { Place } from './types';

export const half = (place: Place): { w: number; h: number } => (place.kind === 'major' ? { w: 46, h: 23 } : { w: 38, h: 18 });

export const timeText = (time: number): string => (time < 0 ? `−${-time}` : `+${time}`);

/** Where the token stands when it visits: left of plate and time disc. */
export const tokenSpot = (place: Place): { x: number; y: number } => ({ x: place.x - half(place).w - (place.time === 0 ? 28 : 50), y: place.y - 2 });
