// SPDX-License-Identifier: MIT
// What may be clicked on a chart: how many there are (few glow, many only wear a ring), which is nearest to a finger, and
// which lies in the direction of an arrow key.
import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Point } from '../kit/geometry';
import type { ChartView } from './view.svelte';

export interface Aim {
  readonly x: number;
  readonly y: number;
  readonly legal: boolean;
  readonly element: SVGElement;
  act(): void;
}

/** More legal targets than this, and only the one at the pointer glows. */
const few = 12;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Targets {
  readonly #aims = new SvelteSet<Aim>();
  readonly view: ChartView;
  /** The id of the land's path, for the small plan. */
  land = $state<string | null>(null);

  /** Where something may be clicked. */
  readonly lit: readonly Point[] = $derived.by(() =>
    [...this.#aims].filter(({ legal }) => legal).map(({ x, y }): Point => [x, y]),
  );

  constructor(view: ChartView) {
    this.view = view;
  }

  get glow(): boolean {
    return this.lit.length <= few;
  }

  add(aim: Aim): () => void {
    this.#aims.add(aim);
    return () => this.#aims.delete(aim);
  }

  /** Where hit circles overlap the nearest centre wins. */
  nearest(event: MouseEvent, mine: Aim): Aim {
    const frame = mine.element.ownerSVGElement!.getBoundingClientRect();
    const [x, y] = this.view.at(event.clientX - frame.left, event.clientY - frame.top);
    const away = (aim: Aim) => Math.hypot(aim.x - x, aim.y - y);
    return [...this.#aims]
      .filter((aim) => aim.legal === mine.legal)
      .reduce((best, aim) => (away(aim) < away(best) ? aim : best), mine);
  }

  /** The next target that way: near and straight ahead is better than far and aside. */
  towards(key: string, from: Aim): Aim | null {
    const direction = directions[key];
    if (!direction) return null;
    let best: { aim: Aim; cost: number } | null = null;
    for (const aim of this.#aims) {
      const [dx, dy] = [aim.x - from.x, aim.y - from.y];
      const ahead = dx * direction[0] + dy * direction[1];
      const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
      if (aim === from || ahead <= 1 || aside > ahead * 2) continue;
      const cost = ahead + aside * 2;
      if (!best || cost < best.cost) best = { aim, cost };
    }
    return best?.aim ?? null;
  }
}

const key = Symbol('targets');

export const provideTargets = (view: ChartView): Targets => setContext(key, new Targets(view));
export const useTargets = (): Targets | undefined => getContext<Targets | undefined>(key);
