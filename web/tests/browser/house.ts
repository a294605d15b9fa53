// SPDX-License-Identifier: MIT
// What every test in the browser starts from: a server, and visitors whose browsers are watched. Whatever goes wrong in any
// page of any test (an error, a warning of the browser, a request that fails or leaves the house, words that are missing)
// fails the test.
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { watchAnswers } from './patience';
import { Server } from './server';

export { expect };
export { phone } from './chromium';

export interface Wishes extends BrowserContextOptions {
  /** What the browser has kept from an earlier visit (src/lib/settings.svelte.ts). */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export class House {
  readonly server: Server;
  readonly #browser: Browser;
  readonly #troubles: string[] = [];
  readonly #pages: Page[] = [];
  /** While the server is down the browser complains, and rightly so. */
  mayFail = false;

  constructor(browser: Browser, server: Server) {
    this.#browser = browser;
    this.server = server;
  }

  /** Somebody with a browser of their own. Nothing moves, unless wished. */
  async visitor({ settings, ...options }: Wishes = {}): Promise<Page> {
    const kept = { name: 'fondaco.settings', value: JSON.stringify(settings) };
    const storageState = settings
      ? { cookies: [], origins: [{ origin: this.server.origin, localStorage: [kept] }] }
      : undefined;
    const context = await this.#browser.newContext({
      baseURL: this.server.origin,
      reducedMotion: 'reduce',
      storageState,
      ...options,
    });
    context.on('page', (page) => this.#watch(page));
    return context.newPage();
  }

  #watch(page: Page): void {
    this.#pages.push(page);
    watchAnswers(page);
    const note = (trouble: string) => this.mayFail || this.#troubles.push(`${trouble} (at ${page.url()})`);
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(`console: ${message.text()}`);
    });
    page.on('requestfailed', (request) => {
      // A page that is left drops what it was still asking for.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED')
        note(`failed: ${request.url()}: ${request.failure()?.errorText}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== this.server.origin)
        note(`foreign: ${request.url()}`);
    });
  }

  async close(): Promise<void> {
    for (const page of this.#pages) {
      if (page.isClosed()) continue;
      // A key without words is said as ‹key›.
      const missing = await page
        .locator('body')
        .innerText()
        .then((text) => text.match(/‹[\w-]+›/g));
      if (missing) this.#troubles.push(`missing words: ${missing.join(' ')} (at ${page.url()})`);
    }
    for (const context of new Set(this.#pages.map((page) => page.context()))) await context.close();
    expect.soft(this.#troubles, 'no page has any trouble').toEqual([]);
  }
}

export const test = base.extend<{ house: House; page: Page }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  house: async ({ browser, server }, use) => {
    const house = new House(browser, server);
    await use(house);
    await house.close();
  },
  page: async ({ house }, use) => use(await house.visitor()),
});
