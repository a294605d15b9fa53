// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { ChartView } from '../../src/board/view.svelte';

const opened = (width: number, height: number) => {
  const view = new ChartView(1000, 700);
  view.resize(width, height);
  return view;
};

describe('the view of a chart', () => {
  it('shows the whole canvas at first', () => {
    const [x, y, width, height] = opened(1100, 660).box;
    expect(x).toBeLessThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(0);
    expect(x + width).toBeGreaterThanOrEqual(1000);
    expect(y + height).toBeGreaterThanOrEqual(700);
  });
  it('keeps what lies below the pointer there while zooming', () => {
    const view = opened(1000, 700);
    const before = view.at(700, 300);
    view.zoom(2, 700, 300);
    const after = view.at(700, 300);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });
  it('zooms from one to four times', () => {
    const view = opened(1000, 700);
    view.zoom(100);
    expect(view.scale).toBeCloseTo(4);
    view.zoom(0.001);
    expect(view.scale).toBeCloseTo(1);
    expect(view.fits).toBe(true);
  });
  it('never leaves the drawn chart', () => {
    const view = opened(1000, 700);
    view.zoom(2);
    view.pan(1e6, -1e6);
    const [x, y, , height] = view.box;
    expect(x).toBeGreaterThanOrEqual(-200);
    expect(y + height).toBeLessThanOrEqual(900);
  });
  it('opens a phone near enough to tap, where the action is', () => {
    const view = opened(360, 400);
    view.open(19, [
      [800, 500],
      [820, 520],
    ]);
    expect(19 * view.scale).toBeGreaterThanOrEqual(20 - 1e-9);
    const [x, y, width, height] = view.box;
    expect([x + width / 2, y + height / 2]).toEqual([810, 510]);
  });
  it('goes to the nearest place that may be clicked, unless one is seen', () => {
    const view = opened(360, 400);
    view.open(19, [[200, 300]]);
    const before = view.box;
    view.meet([
      [210, 310],
      [900, 600],
    ]);
    expect(view.box).toEqual(before);
    view.meet([
      [900, 600],
      [700, 400],
    ]);
    const [x, y, width, height] = view.box;
    expect([x + width / 2, y + height / 2]).toEqual([700, 400]);
    view.fit();
    const whole = view.box;
    view.meet([[5, 5]]);
    expect(view.box).toEqual(whole);
  });
});
