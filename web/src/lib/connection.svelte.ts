// SPDX-License-Identifier: MIT
// One socket to the server: commands and their answers by number, what the server tells, and coming back after a loss.
import { offline, type Answer, type Refusal } from './api';
import type { Told } from './protocol';

export type Command = { readonly do: string } & Readonly<Record<string, unknown>>;
type Reply = { readonly id?: number; readonly error?: Refusal } & Record<string, unknown>;

interface Waiting {
  readonly command: Command;
  /** It carries a key, so that sending it once more does no harm. */
  readonly again: boolean;
  readonly settle: (answer: Answer<unknown>) => void;
}

export interface Listener {
  /** The socket is open; what is sent now goes before everything that waits. */
  opened(): void;
  told(message: Told): void;
}

const firstDelay = 400;
const longestDelay = 15_000;

/** Milliseconds before the n-th attempt (from 0), spread so that a restarted server is not stormed. */
export function delayBefore(attempt: number, chance = Math.random()): number {
  const delay = Math.min(longestDelay, firstDelay * 2 ** attempt);
  return Math.round(delay * (0.7 + 0.6 * chance));
}

export class Connection {
  state = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** When the next attempt is made, as Date.now() counts. */
  retryAt = $state(0);

  readonly #listener: Listener;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows what waits for its answer
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer = 0;
  #lastId = 0;
  #closed = false;

  constructor(listener: Listener) {
    this.#listener = listener;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    this.#forget(() => true);
  }

  /** The answer of the server. Commands with a key wait for a lost connection; the others fail at once. */
  send<T>(command: Command): Promise<Answer<T>> {
    const again = 'key' in command;
    if (this.state !== 'open' && !again) return Promise.resolve({ error: offline });
    return new Promise((settle) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { command, again, settle: (answer) => settle(answer as Answer<T>) });
      this.#transmit(id, command);
    });
  }

  #transmit(id: number, command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ id, ...command }));
  }

  #open(): void {
    if (this.#closed) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.state = 'open';
      this.#listener.opened();
      for (const [id, { command, again }] of this.#waiting) if (again) this.#transmit(id, command);
    };
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data as string) as Reply | Told);
    socket.onclose = () => this.#lost(socket);
  }

  #receive(message: Reply | Told): void {
    if ('table' in message && 'kind' in message) return this.#listener.told(message as Told);
    const { id, ...rest } = message;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id!);
    waiting.settle(rest.error ? { error: rest.error } : { value: rest });
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.state = 'lost';
    this.#forget((waiting) => !waiting.again);
    const delay = delayBefore(this.#attempts++);
    this.retryAt = Date.now() + delay;
    this.#timer = window.setTimeout(() => this.#open(), delay);
  }

  #forget(which: (waiting: Waiting) => boolean): void {
    for (const [id, waiting] of this.#waiting) {
      if (!which(waiting)) continue;
      this.#waiting.delete(id);
      waiting.settle({ error: offline });
    }
  }

  /** The network is back, or somebody looks at the page again: no need to wait any longer. */
  readonly #hurry = (): void => {
    if (this.state !== 'lost' || document.hidden) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
