// SPDX-License-Identifier: MIT
// Somebody who does what the coach asks for: clicks on what is marked, and goes on. They know the lesson from the server,
// as the page does, and nothing of the rules.
import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './patience';

interface Lesson {
  readonly steps: readonly {
    readonly id: string;
    readonly moves: readonly string[];
    readonly then: readonly string[];
  }[];
}

/** Buttons of the bar that play nothing; the one that opens talks is for when they are asked for. */
const asideOf = (asked: readonly string[]): string[] => (asked[0]?.startsWith('talk:') ? ['Back'] : ['Back', 'Talk']);

/** What the page looks like, as far as a click may change it. */
const sight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll('[data-move], .hinted, [aria-pressed], .settled')].map(
      (one) => `${one.getAttribute('class')}${one.getAttribute('aria-pressed')}${one.textContent}`,
    );
    return `${document.querySelector('.coach')?.textContent}${document.querySelector('.ask')?.textContent}${marks.join()}`;
  });

export class Learner {
  readonly page: Page;
  readonly #touch: boolean;
  #lesson: Lesson = { steps: [] };
  /** How many moves are played, the others' too. */
  #played = 0;
  /** The step whose offer is put together already. */
  #composed = '';
  /** Things that did nothing when they were clicked: their time comes later in the step. */
  readonly #vain = new Set<string>();
  #stuck = 0;

  constructor(page: Page, { touch = false } = {}) {
    this.page = page;
    this.#touch = touch;
    page.on('response', (response) => {
      if (!response.url().endsWith('/lesson/play') || !response.ok()) return;
      this.#played = (response.request().postDataJSON() as { moves: string[] }).moves.length;
    });
  }

  async open(game: string): Promise<Lesson> {
    this.#lesson = (await (await this.page.request.get(`/api/games/${game}/lesson`)).json()) as Lesson;
    await this.page.goto(`/learn/${game}`);
    await expect(this.coach).toBeVisible();
    return this.#lesson;
  }

  get coach(): Locator {
    return this.page.locator('.coach');
  }

  /** Nothing is under way then, so that it stays so until the next click. */
  async phase(): Promise<string> {
    await settled(this.page);
    return /\b(intro|do|did|over)\b/.exec((await this.coach.getAttribute('class')) ?? '')?.[1] ?? '';
  }

  /** What the step still wants. */
  #asked(): readonly string[] {
    let before = 0;
    for (const { moves, then } of this.#lesson.steps) {
      if (this.#played < before + moves.length) return moves.slice(Math.max(0, this.#played - before));
      before += moves.length + then.length;
    }
    return [];
  }

  /** One click, or an offer put together. */
  async act(): Promise<void> {
    const phase = await this.phase();
    const before = await sight(this.page);
    const asked = this.#asked();
    if (phase === 'do' && (await this.#compose(asked))) return;
    const spot = await this.#spot(phase === 'do' ? asked : []);
    if (!spot) {
      expect(++this.#stuck, `nothing to click: ${await this.coach.innerText()}`).toBeLessThan(60);
      this.#vain.clear();
      return this.#openMarket();
    }
    this.#stuck = 0;
    if (process.env.FONDACO_TALK) console.log(phase, asked[0], '|', spot.name);
    if (this.#touch) await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
    this.#vain.add(spot.name);
    await settled(this.page);
    // Whatever changes now changes by itself, as a panel does that opens.
    const patience = Date.now() + 1500;
    while (Date.now() < patience) {
      if ((await sight(this.page)) !== before) return this.#vain.clear();
      await this.page.waitForTimeout(25);
    }
  }

  async untilOver(): Promise<void> {
    while ((await this.phase()) !== 'over') await this.act();
    expect(this.#played).toBe(this.#lesson.steps.flatMap(({ moves, then }) => [...moves, ...then]).length);
  }

  /** Where to click: on the thing of the next moves, on what is marked and not chosen yet, on the button that acts. */
  #spot(asked: readonly string[]): Promise<{ x: number; y: number; name: string } | null> {
    return this.page.evaluate(
      ({ asked, aside, vain }) => {
        const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        const fits = (element: Element) => {
          const row = (element.getAttribute('data-move') ?? '').split(' ').filter(Boolean);
          return row.length > 0 && row.every((move, i) => move === asked[i]);
        };
        const open = (element: Element) =>
          !element.closest('[aria-disabled], [inert]') && element.getAttribute('aria-pressed') !== 'true';
        const all = (selector: string) => [...document.querySelectorAll(selector)].filter(open);
        const candidates = [
          ...all('[data-move]').filter(fits),
          ...all('.settled button.hinted'),
          ...all('button.hinted'),
          ...all('.ask button.primary'),
          ...all('.ask button').filter((element) => !aside.includes(nameOf(element))),
        ];
        for (const element of candidates.filter((one) => !vain.includes(nameOf(one)))) {
          if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { left, top, width, height } = (element.querySelector('.t-hit') ?? element).getBoundingClientRect();
          for (const part of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            for (const other of [0.5, 0.3, 0.7, 0.15, 0.85]) {
              const [x, y] = [left + width * part, top + height * other];
              if (element.contains(document.elementFromPoint(x, y))) return { x, y, name: nameOf(element) };
            }
          }
        }
        return null;
      },
      { asked, aside: asideOf(asked), vain: [...this.#vain] },
    );
  }

  /** An offer of Oltre Mare, in its panel: cards are marked in the hand; the rest is said in the panel. */
  async #compose(asked: readonly string[]): Promise<boolean> {
    const propose = this.page.getByRole('button', { name: 'Propose' });
    const step = await this.coach.locator('h2').innerText();
    if (asked[asked.length - 1] !== 'send') return false;
    const raise = this.page.getByRole('button', { name: 'Raise: ask for 1 ducat more' });
    if (!(await propose.isVisible()) && !(await raise.isVisible())) return false;
    if ((await this.page.locator('.card.hinted[aria-pressed=false]').count()) > 0 || this.#composed === step) {
      if (this.#composed !== step) return false;
      await this.#press(propose);
      await expect(this.coach).not.toHaveClass(/\bdo\b/);
      return true;
    }
    const panel = this.page.locator('.talk');
    for (const good of asked.filter((move) => /^want:(?!done)/.test(move)).map((move) => move.slice('want:'.length))) {
      const wanted = panel.getByRole('button', { name: new RegExp(`^Ask for ${good}`, 'i') });
      if (!(await wanted.isVisible())) await this.#press(panel.getByRole('button', { name: 'good', exact: true }));
      await this.#press(wanted);
    }
    const pays = Number(asked.find((move) => move.startsWith('pay:'))?.slice(4) ?? 0);
    const gets = Number(asked.find((move) => move.startsWith('ask:'))?.slice(4) ?? 0);
    await this.#setDucats(panel, 'Ducats you give', pays);
    await this.#setDucats(panel, 'Ducats you get', gets);
    this.#composed = step;
    return true;
  }

  async #setDucats(panel: Locator, name: string, amount: number): Promise<void> {
    const side = panel.getByRole('group', { name });
    for (let tries = 0; tries < 20 && (await side.isVisible()); ++tries) {
      const shown = Number(await side.locator('b').innerText());
      if (shown === amount) return;
      await this.#press(side.getByRole('button', { name: shown < amount ? /^More/ : /^Less/ }));
    }
  }

  #press(button: Locator): Promise<void> {
    return this.#touch ? button.tap() : button.click();
  }

  /** On a phone what may be taken can lie behind a button. */
  async #openMarket(): Promise<void> {
    const market = this.page.locator('.strip button', { hasText: 'Market' }).last();
    if (await market.isVisible()) await this.#press(market);
    await this.page.waitForTimeout(50);
  }
}
