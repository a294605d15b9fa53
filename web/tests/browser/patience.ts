// Whether a page still waits for an answer of the server. People are slower than that; tests are not.
import type { Page } from '@playwright/test';

const unanswered = new WeakMap<Page, Set<number>>();

export function watchAnswers(page: Page): void {
  const waiting = new Set<number>();
  unanswered.set(page, waiting);
  const idOf = (payload: string | Buffer) => (JSON.parse(String(payload)) as { id?: number }).id ?? -1;
  page.on('websocket', (socket) => {
    waiting.clear();
    socket.on('framesent', ({ payload }) => waiting.add(idOf(payload)));
    socket.on('framereceived', ({ payload }) => waiting.delete(idOf(payload)));
    socket.on('close', () => waiting.clear());
  });
}

export async function answered(page: Page): Promise<void> {
  const patience = Date.now() + 10_000;
  while ((unanswered.get(page)?.size ?? 0) > 0 && Date.now() < patience) await page.waitForTimeout(10);
}
