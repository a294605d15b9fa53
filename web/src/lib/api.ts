// SPDX-License-Identifier: MIT
// Calls of the server. A refusal is an answer, not an exception: `error` says what and, where a rule forbids it, which.
import type { Fault, Why } from './protocol';

/** The client has reasons of its own: no answer came, there is no board of the game, the lesson comes to it later. */
type OwnCode = 'offline' | 'no_board' | 'later';
export type Refusal = Omit<Fault, 'code'> & { readonly code: Fault['code'] | OwnCode };
export type WhyAnswer = Omit<Why, 'id' | 'ok' | 'code'> & { readonly code?: Refusal['code'] };

export type Answer<T> =
  { readonly value: T; readonly error?: undefined } | { readonly value?: undefined; readonly error: Refusal };

/** Not an answer of the server: there was none. */
export const offline: Refusal = { code: 'offline', message: 'the server does not answer' };

export async function call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const document = (await response.json()) as T & { error?: Refusal };
    return document.error ? { error: document.error } : { value: document };
  } catch {
    return { error: offline };
  }
}

export const get = <T>(path: string): Promise<Answer<T>> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<Answer<T>> => call<T>('POST', path, body);
