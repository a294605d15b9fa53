// SPDX-License-Identifier: MIT
// Hands on the chart: drag pans, wheel and pinch zoom to the pointer, a double tap zooms in, keys do the same.
import type { Attachment } from 'svelte/attachments';
import type { ChartView } from './view.svelte';

/** A finger or mouse that moved less than this was a click. */
const still = 6;

export function gestures(view: ChartView, moved: () => void): Attachment<HTMLElement> {
  return (stage) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    let lastTap = { at: 0, x: 0, y: 0 };

    const local = (event: { clientX: number; clientY: number }) => {
      const box = stage.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? { size: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, local(event));
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      const pinch = spread();
      fingers.set(event.pointerId, now);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled < still) return;
      // Only now is it a drag: captured earlier, a click would land on the stage instead of the piece.
      if (!stage.hasPointerCapture(event.pointerId)) stage.setPointerCapture(event.pointerId);
      if (pinch) {
        const after = spread()!;
        view.pan(after.x - pinch.x, after.y - pinch.y);
        view.zoom(after.size / pinch.size, after.x, after.y);
      } else {
        view.pan(now.x - before.x, now.y - before.y);
      }
      moved();
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }

    /** The click that ends a drag is none; two taps on empty ground zoom in. */
    function click(event: MouseEvent): void {
      if (travelled >= still && event.detail > 0) {
        event.stopPropagation();
        event.preventDefault();
        travelled = 0;
        return;
      }
      if ((event.target as Element).closest('[role=button], button, a')) return;
      const tap = { at: event.timeStamp, ...local(event) };
      if (tap.at - lastTap.at < 320 && Math.hypot(tap.x - lastTap.x, tap.y - lastTap.y) < 30) {
        view.zoom(1.8, tap.x, tap.y);
        moved();
        tap.at = 0;
      }
      lastTap = tap;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const { x, y } = local(event);
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      view.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 500)), x, y);
      moved();
    }

    function key(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '0') view.fit();
      else if (event.key === '+' || event.key === '=') view.zoom(1.3);
      else if (event.key === '-') view.zoom(1 / 1.3);
      else return;
      event.preventDefault();
      moved();
    }

    stage.addEventListener('pointerdown', down);
    stage.addEventListener('pointermove', move);
    stage.addEventListener('pointerup', up);
    stage.addEventListener('pointercancel', up);
    stage.addEventListener('click', click, { capture: true });
    stage.addEventListener('wheel', wheel, { passive: false });
    stage.addEventListener('keydown', key);
    const sizes = new ResizeObserver(() => view.resize(stage.clientWidth, stage.clientHeight));
    sizes.observe(stage);
    return () => {
      sizes.disconnect();
      stage.removeEventListener('pointerdown', down);
      stage.removeEventListener('pointermove', move);
      stage.removeEventListener('pointerup', up);
      stage.removeEventListener('pointercancel', up);
      stage.removeEventListener('click', click, { capture: true });
      stage.removeEventListener('wheel', wheel);
      stage.removeEventListener('keydown', key);
    };
  };
}
