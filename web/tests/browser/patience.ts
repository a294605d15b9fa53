// SPDX-License-Identifier: MIT
// Whether a page still waits for an answer of the server. People are slower than that; tests are not.
import type { Page, Request } from '@playwright/test';

/** What a page has asked and not been told yet: commands over the socket by number, and calls. */
type Unanswered = Set<number | Request>;

const unanswered = new WeakMap<Page, Unanswered>();

export function watchAnswers(page: Page): void {
  const waiting: Unanswered = new Set();
  unanswered.set(page, waiting);
  const forget = () => waiting.forEach((one) => typeof one === 'number' && waiting.delete(one));
  const idOf = (payload: string | Buffer) => (JSON.parse(String(payload)) as { id?: number }).id ?? -1;
  page.on('websocket', (socket) => {
    forget();
    socket.on('framesent', ({ payload }) => waiting.add(idOf(payload)));
    socket.on('framereceived', ({ payload }) => waiting.delete(idOf(payload)));
    socket.on('close', forget);
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
}

export async function answered(page: Page): Promise<void> {
  const patience = Date.now() + 10_000;
  while ((unanswered.get(page)?.size ?? 0) > 0) {
    if (Date.now() > patience) throw new Error('the server does not answer');
    await page.waitForTimeout(10);
  }
}

/** Until a page has its answers and has drawn what they say. */
export async function settled(page: Page): Promise<void> {
  await answered(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await answered(page);
}
