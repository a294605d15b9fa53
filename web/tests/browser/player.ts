// SPDX-License-Identifier: MIT
// Somebody who plays as a person does: looks at what is lit on the board and offered beside it, and clicks on it. Nothing
// here knows a rule, a shortcut or a call of the server.
import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { languageTags } from '../../src/lib/languages';
import { answered } from './patience';

export interface Offer {
  readonly index: number;
  /** On the chart, among what is mine, or a button of the decision bar or at the foot of a negotiation. */
  readonly where: 'board' | 'tray' | 'bar';
  readonly name: string;
  /** Of a thing that only changes what is about to be played: what it chooses. */
  readonly move: string;
}

/** The smaller, the better an offer among these looks to this player; never is Infinity. Signs are all the names on the board. */
export type Taste = (offer: Offer, among: readonly Offer[], signs: readonly string[]) => number;

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'What is asked' });

/** What a key says, in every language. */
function everyWording(key: string, folder = 'words/'): string[] {
  return languageTags.map((language) => {
    const text = readFileSync(new URL(`../../src/${folder}${language}.ftl`, import.meta.url), 'utf8');
    return new RegExp(`^${key} = (.*)$`, 'm').exec(text)![1]!;
  });
}

/** Buttons of the bar that play nothing. */
const aside = [
  ...['ask-hint', 'ask-back', 'ask-undo', 'ask-restart'].flatMap((key) => everyWording(key)),
  ...['om-step-back', 'om-do-back'].flatMap((key) => everyWording(key, 'games/oltremare/words.')),
];

/** What is picked already is no offer. */
const things = [
  '[data-move]:not([aria-pressed=true])',
  '[data-choice]',
  '.ask button:not([aria-disabled])',
  '.talk footer button:not([aria-disabled])',
].join();

interface Seen {
  readonly offers: readonly Offer[];
  readonly signs: readonly string[];
  /** What is written and lit now; it changes with whatever happens. */
  readonly sight: string;
}

/** What is written and lit now, where it is something else than before. Runs in the page. */
function sightAfter({ things, before }: { things: string; before: string }): string {
  const lit = [...document.querySelectorAll(things)].map((one) => one.getAttribute('aria-label') ?? one.textContent);
  const told = document.querySelector('[role=tabpanel]')?.textContent?.length;
  const sight = `${document.querySelector('.ask')?.textContent} ${document.querySelector('.talk')?.textContent} ${told} ${lit.join()}`;
  return sight === before ? '' : sight;
}

/** What may be clicked and what is written on the board. Runs in the page. */
function see({ things, aside }: { things: string; aside: readonly string[] }): Omit<Seen, 'sight'> {
  const offers = [...document.querySelectorAll(things)]
    .map((element, index): Offer => {
      const where = element.closest('.ask, .talk footer') ? 'bar' : element instanceof SVGElement ? 'board' : 'tray';
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      return {
        index,
        where,
        name,
        move: element.getAttribute('data-move') ?? element.getAttribute('data-choice') ?? '',
      };
    })
    .filter(({ where, name }) => where !== 'bar' || !aside.includes(name));
  const signs = [...document.querySelectorAll('svg.chart [aria-label]')].map(
    (one) => one.getAttribute('aria-label') ?? '',
  );
  return { offers, signs };
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(
    `({ ...(${String(see)})(${JSON.stringify({ things, aside })}), sight: (${String(sightAfter)})(${JSON.stringify({ things, before: '' })}) })`,
  );

/** What may be clicked. */
export const offers = async (page: Page): Promise<readonly Offer[]> => (await look(page)).offers;

interface Reached {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** The first of these that a pointer really meets: not hidden, covered, or moving still, as a small chart does that goes where one is asked. */
function firstInReach(page: Page, offers: readonly Offer[]): Promise<Reached | null> {
  return page.evaluate(
    async ({ things, wanted }) => {
      const elements = document.querySelectorAll(things);
      const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
      for (const index of wanted) {
        const element = elements[index];
        if (!element) continue;
        if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = () => (element.querySelector('.t-hit') ?? element).getBoundingClientRect();
        const { left, top, width, height } = box();
        // Of something that is cut off at an edge nobody hits the last pixel.
        const meets = (x: number, y: number) =>
          [
            [-4, 0],
            [4, 0],
            [0, -4],
            [0, 4],
          ].every(([dx, dy]) => element.contains(document.elementFromPoint(x + dx!, y + dy!)));
        const points = parts.flatMap((part) =>
          parts.map((other) => [left + width * part, top + height * other] as const),
        );
        const point = points.find(([x, y]) => meets(x, y));
        if (!point) continue;
        for (let frames = 0; frames < 2; ++frames) await new Promise(requestAnimationFrame);
        if (box().left !== left || box().top !== top) return null;
        return { index, x: point[0], y: point[1] };
      }
      return null;
    },
    { things, wanted: offers.map(({ index }) => index) },
  );
}

/** Drags the chart until this is in its middle, or as near as the chart goes. */
async function dragTo(page: Page, { index }: Offer): Promise<void> {
  const way = await page.evaluate(
    ({ things, index }) => {
      const middle = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, width, height };
      };
      const chart = middle(document.querySelector('svg.chart')!);
      const thing = middle(document.querySelectorAll(things)[index]!);
      const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
      return {
        from: chart,
        x: chart.x + within(chart.x - thing.x, chart.width * 0.45),
        y: chart.y + within(chart.y - thing.y, chart.height * 0.45),
      };
    },
    { things, index },
  );
  await page.mouse.move(way.from.x, way.from.y);
  await page.mouse.down();
  await page.mouse.move(way.x, way.y);
  await page.mouse.up();
}

export const isMyTurn = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●');
export const isOver = (page: Page): Promise<boolean> => page.locator('.cover').isVisible();

/** Until something is asked of this player, or the game is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.title.startsWith('●') || document.querySelector('.cover') !== null,
    undefined,
    { timeout: 30_000 },
  );
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
  /** What was clicked so far. */
  readonly trail: Offer[] = [];

  constructor(
    page: Page,
    { taste = () => 0, seed = 1, touch = false }: { taste?: Taste; seed?: number; touch?: boolean } = {},
  ) {
    this.page = page;
    this.#taste = taste;
    this.#roll = dice(seed);
    this.#touch = touch;
  }

  /** One click on what looks best, and waits until the page answers to it. */
  async click(): Promise<Offer> {
    const { offer, before, x, y } = await this.#best();
    if (this.#touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    this.trail.push(offer);
    await this.page.waitForFunction(sightAfter, { things, before }).catch(() => {
      throw new Error(`the page does not answer to a click on "${offer.name}"`);
    });
    await answered(this.page);
    return offer;
  }

  async #best(): Promise<{ offer: Offer; before: string; x: number; y: number }> {
    const patience = Date.now() + 10_000;
    for (let looks = 0; Date.now() < patience; ++looks) {
      const { offers, signs, sight: before } = await look(this.page);
      const ranked = offers
        .map((offer) => ({ offer, worth: this.#taste(offer, offers, signs) + this.#roll() }))
        .filter(({ worth }) => worth < Infinity);
      ranked.sort((a, b) => a.worth - b.worth);
      const all = ranked.map(({ offer }) => offer);
      const alike = ranked.findIndex(({ worth }) => worth > ranked[0]!.worth + 1);
      const best = alike < 0 ? all : all.slice(0, alike);
      const reached = await firstInReach(this.page, best);
      if (!reached && looks < 4 && this.#touch && best[0]?.where === 'board') {
        await dragTo(this.page, best[0]);
        continue;
      }
      const found = reached ?? (await firstInReach(this.page, all));
      if (found) return { offer: all.find(({ index }) => index === found.index)!, before, x: found.x, y: found.y };
      if (looks > 2) await this.#openMarket();
      await this.page.waitForTimeout(50);
    }
    throw new Error('nothing may be clicked');
  }

  /** On a phone what may be taken can lie behind a button. */
  async #openMarket(): Promise<void> {
    const market = this.page.getByRole('button', { name: /^(Market|Mercato)/ }).last();
    if (await market.isVisible()) await market.tap();
  }

  /** Plays until it is somebody else's turn. */
  async turn(): Promise<void> {
    while (await isMyTurn(this.page)) await this.click();
  }

  async untilOver(): Promise<void> {
    for (;;) {
      await waitForTurn(this.page);
      if (await isOver(this.page)) return;
      const offer = await this.click();
      if (process.env.FONDACO_TALK) console.log(`${this.trail.length}. ${offer.where} ${offer.move} ${offer.name}`);
    }
  }
}
