// SPDX-License-Identifier: MIT
// What part of the chart is seen: pan and zoom in canvas units. One unit is one pixel at scale 1.
import type { Box, Point } from '../kit/geometry';

/** Sea and land run this far beyond the canvas. */
export const margin = 200;
const most = 4;

export class ChartView {
  readonly #canvas: { readonly width: number; readonly height: number };
  /** Size of the stage in pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels per unit, and what is in the middle. */
  #scale = $state(1);
  #x = $state(0);
  #y = $state(0);

  /** How far the drawing reaches in the west, where a board has open sea. */
  readonly #west: number;

  constructor(width: number, height: number, west = margin) {
    this.#canvas = { width, height };
    this.#west = west;
    this.#x = width / 2;
    this.#y = height / 2;
  }

  get scale(): number {
    return this.#scale;
  }
  /** The whole canvas, as far as the drawn margin reaches. */
  get fitting(): number {
    const { width, height } = this.#canvas;
    const whole = Math.min(this.width / width, this.height / height);
    const filled = Math.max(this.width / (width + margin + this.#west), this.height / (height + 2 * margin));
    return Math.max(whole, filled, 0.05);
  }
  get fits(): boolean {
    return this.#scale < this.fitting * 1.01;
  }
  get box(): Box {
    const [width, height] = [this.width / this.#scale, this.height / this.#scale];
    return [this.#x - width / 2, this.#y - height / 2, width, height];
  }

  /** Follows the size of the stage: what was seen whole stays whole. */
  resize(width: number, height: number): void {
    const whole = this.width === 0 || this.fits;
    [this.width, this.height] = [width, height];
    if (whole) this.fit();
    else this.#show(this.#scale, this.#x, this.#y);
  }

  fit(): void {
    this.#show(this.fitting, this.#canvas.width / 2, this.#canvas.height / 2);
  }

  /** This part and nothing else, as far as the shape of the stage allows. */
  frame([x, y, width, height]: Box): void {
    this.#show(Math.min(this.width / width, this.height / height), x + width / 2, y + height / 2);
  }

  /** Opens a small screen so near that a space of `space` units can be tapped, with these points in the middle. */
  open(space: number, points: readonly Point[]): void {
    const needed = Math.min(20 / space, this.fitting * most);
    if (needed <= this.fitting) return this.fit();
    const seen = points.length ? points : [[this.#canvas.width / 2, this.#canvas.height / 2] as const];
    const xs = seen.map((point) => point[0]);
    const ys = seen.map((point) => point[1]);
    const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    this.#show(needed, middle(xs), middle(ys));
  }

  /** A point of the stage, in pixels from its corner, on the canvas. */
  at(px: number, py: number): Point {
    const [x, y] = this.box;
    return [x + px / this.#scale, y + py / this.#scale];
  }

  /** Zooms by a factor; what lies below the point of the stage stays there. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.min(this.fitting * most, Math.max(this.fitting, this.#scale * factor));
    const [x, y] = this.at(px, py);
    this.#show(scale, x + (this.width / 2 - px) / scale, y + (this.height / 2 - py) / scale);
  }

  pan(dx: number, dy: number): void {
    this.#show(this.#scale, this.#x - dx / this.#scale, this.#y - dy / this.#scale);
  }

  /** Goes to the nearest of these points, where none of them is seen. What hangs over the edges hides 48 pixels at most. */
  meet(points: readonly Point[]): void {
    const [left, top, width, height] = this.box;
    const room = 48 / this.#scale;
    const isSeen = ([x, y]: Point) =>
      x > left + room && x < left + width - room && y > top + room && y < top + height - room;
    if (this.fits || points.length === 0 || points.some(isSeen)) return;
    const away = ([x, y]: Point) => Math.hypot(x - this.#x, y - this.#y);
    const [x, y] = points.reduce((best, point) => (away(point) < away(best) ? point : best));
    this.#show(this.#scale, x, y);
  }

  /** Brings a point into view, for the keyboard. */
  reveal(x: number, y: number): void {
    const [left, top, width, height] = this.box;
    const room = 44 / this.#scale;
    const into = (value: number, from: number, size: number) =>
      value < from + room ? value - from - room : value > from + size - room ? value - from - size + room : 0;
    this.#show(this.#scale, this.#x + into(x, left, width), this.#y + into(y, top, height));
  }

  #show(scale: number, x: number, y: number): void {
    const { width, height } = this.#canvas;
    const within = (value: number, size: number, stage: number, before = margin) => {
      const half = stage / scale / 2;
      const [low, high] = [half - before, size + margin - half];
      return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
    };
    this.#scale = scale;
    this.#x = within(x, width, this.width, this.#west);
    this.#y = within(y, height, this.height);
  }
}
