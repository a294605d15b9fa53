// Somebody who plays as a person does: looks at what is lit on the board and offered beside it, and clicks on it. Nothing
// here knows a rule, a shortcut or a call of the server.
import { expect, type Locator, type Page } from '@playwright/test';

export interface Offer {
  /** On the chart, among what is mine, or a button of the decision bar. */
  readonly where: 'board' | 'tray' | 'bar';
  readonly name: string;
  readonly move: string;
  readonly x: number;
  readonly y: number;
}

/** The smaller, the better an offer among these looks to this player. */
export type Taste = (offer: Offer, among: readonly Offer[]) => number;

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'What is asked' });

/** Buttons of the bar that play nothing. */
const aside = ['Hint', 'Back', 'Undo', 'Restart the turn'];

/** What may be clicked, each with a point at which a pointer really meets it. */
export function offers(page: Page): Promise<Offer[]> {
  return page.evaluate((aside) => {
    const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const meets = (element: Element, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && element.contains(top);
    };
    const pointOn = (element: Element): { x: number; y: number } | null => {
      const { left, top, width, height } = (element.querySelector('.t-hit') ?? element).getBoundingClientRect();
      for (const part of [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6]) {
        for (const other of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          const [x, y] = [left + width * part, top + height * other];
          if (meets(element, x, y)) return { x, y };
        }
      }
      return null;
    };
    const found: Offer[] = [];
    const add = (element: Element, where: Offer['where'], move: string) => {
      const point = pointOn(element);
      if (point) found.push({ where, name: nameOf(element), move, ...point });
    };
    for (const element of document.querySelectorAll('[data-move]')) {
      add(element, element instanceof SVGElement ? 'board' : 'tray', element.getAttribute('data-move')!);
    }
    for (const element of document.querySelectorAll('.ask button:not([aria-disabled])')) {
      if (aside.includes(nameOf(element))) continue;
      element.scrollIntoView({ block: 'nearest' });
      add(element, 'bar', '');
    }
    return found;
  }, aside);
}

/** What is written and lit now; it changes with whatever happens. */
const sight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const lit = [...document.querySelectorAll('[data-move], .ask button')].map((one) => one.getAttribute('aria-label') ?? one.textContent);
    return `${document.querySelector('.ask')?.textContent} ${lit.join()}`;
  });

export const isMyTurn = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●');
export const isOver = (page: Page): Promise<boolean> => bar(page).getByText('The game is over.').isVisible();

/** Until something is asked of this player, or the game is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title.startsWith('●') || document.querySelector('.ask')?.textContent?.includes('The game is over.'), undefined, { timeout: 30_000 });
}

/** The same luck in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export class Player {
  readonly page: Page;
  readonly #taste: Taste;
  readonly #roll: () => number;
  readonly #touch: boolean;
  clicks = 0;

  constructor(page: Page, { taste = () => 0, seed = 1, touch = false }: { taste?: Taste; seed?: number; touch?: boolean } = {}) {
    this.page = page;
    this.#taste = taste;
    this.#roll = dice(seed);
    this.#touch = touch;
  }

  /** One click on what looks best, and waits until the page answers to it. */
  async click(): Promise<Offer> {
    let seen: Offer[] = [];
    await expect(async () => {
      seen = await offers(this.page);
      expect(seen, 'something may be clicked').not.toEqual([]);
    }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 200] });
    const best = seen.map((offer) => ({ offer, worth: this.#taste(offer, seen) + this.#roll() })).sort((a, b) => a.worth - b.worth)[0]!.offer;
    const before = await sight(this.page);
    if (this.#touch) await this.page.touchscreen.tap(best.x, best.y);
    else await this.page.mouse.click(best.x, best.y);
    ++this.clicks;
    await expect.poll(() => sight(this.page), { message: `the page answers to a click on "${best.name}"`, intervals: [10, 20, 50, 100] }).not.toBe(before);
    return best;
  }

  /** Plays until it is somebody else's turn. */
  async turn(): Promise<void> {
    while (await isMyTurn(this.page)) await this.click();
  }

  async untilOver(): Promise<void> {
    for (;;) {
      await waitForTurn(this.page);
      if (await isOver(this.page)) return;
      await this.click();
    }
  }
}
