// SPDX-License-Identifier: MIT
// How a game's words are found: engine/wording.hpp, which explains the keys and their variants, for the browser.
import type { GameEvent, Move, Part } from '../contract';
import type { Viewer } from './protocol';
import type { WordArgs } from './vocabulary';

export interface Vocabulary {
  has(key: string): boolean;
  say(key: string, args?: WordArgs): string;
}

/** What the words alone do not know. */
export interface Scene {
  readonly viewer: Viewer;
  readonly seats: readonly string[];
  /** Some games call seats by the colours of the box. */
  readonly colours?: readonly string[];
  partKinds(move: Move): readonly string[];
  partTitle(part: Part): string;
}

const hiddenName = '_';

export function messageKey(...parts: string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase().replaceAll('_', '-'))
    .join('-');
}

export function parseMove(text: string): Move {
  const colon = text.indexOf(':');
  if (colon < 0) return { text, kind: text, args: [] };
  return { text, kind: text.slice(0, colon), args: text.slice(colon + 1).split('+') };
}

/** The components of an event or a reason: the placeholder says the kind, a second one of a kind is "contract2". */
function partsOf(args: Readonly<Record<string, string>>): Part[] {
  return Object.entries(args).map(([placeholder, name]) => ({ kind: placeholder.replace(/\d+$/, ''), name }));
}

export class Wording {
  readonly #words: Vocabulary;
  readonly #scene: Scene;

  constructor(words: Vocabulary, scene: Scene) {
    this.#words = words;
    this.#scene = scene;
  }

  seat(index: number): string {
    return this.#scene.seats[index] ?? String(index);
  }

  component(part: Part, several = false): string {
    if (part.name === hiddenName) return '?';
    if (part.kind === 'seat')
      return this.seat(
        this.#scene.colours?.includes(part.name) ? this.#scene.colours.indexOf(part.name) : Number(part.name),
      );
    const key = messageKey(part.kind, part.name);
    if (several && this.#words.has(`${key}-many`)) return this.#words.say(`${key}-many`);
    if (this.#words.has(key)) return this.#words.say(key);
    const any = messageKey(part.kind, 'any');
    const number = Number.parseInt(part.name, 10);
    if (this.#words.has(any) && !Number.isNaN(number)) return this.#words.say(any, { n: String(number) });
    return this.#scene.partTitle(part);
  }

  decision(name: string): string {
    return this.#words.say(messageKey('decision', name));
  }

  move(move: Move): string {
    const kinds = this.#scene.partKinds(move);
    const parts = move.args.map((name, i) => ({ kind: kinds[i] ?? '', name }));
    return this.#say(this.#bestKey(messageKey('move', move.kind), this.#suffixes(parts)), parts);
  }

  event(event: GameEvent): string {
    const parts = partsOf(event.args);
    const suffixes = this.#suffixes(parts);
    if (event.actor !== null && event.actor === this.#scene.viewer) suffixes.unshift('you');
    const key = this.#bestKey(messageKey('event', event.event), suffixes);
    return this.#say(key, parts, event.actor === null ? '' : this.seat(event.actor));
  }

  score(label: string): string {
    return this.#words.say(messageKey('score', label));
  }

  /** A reason of a hint: the server has chosen its message. */
  reason(message: string, args: Readonly<Record<string, string>>): string {
    return this.#say(message, partsOf(args));
  }

  option(name: string): string {
    return this.#words.say(messageKey('option', name));
  }

  optionValue(name: string, value: string | number | boolean): string {
    const key = messageKey('option', name, String(value));
    return this.#words.has(key) ? this.#words.say(key) : String(value);
  }

  #suffixes(parts: readonly Part[]): string[] {
    const known = parts.filter((part) => part.name !== hiddenName);
    const suffixes = known.length < parts.length ? ['hidden'] : [];
    if (parts.length > 1) suffixes.push(String(parts.length));
    return [...suffixes, ...known.map((part) => messageKey(part.name))];
  }

  /** Every subset of the suffixes, those with more and earlier ones first: bit i stands for the i-th from the end. */
  #bestKey(base: string, suffixes: readonly string[]): string {
    for (let subset = 2 ** suffixes.length - 1; subset > 0; --subset) {
      const chosen = suffixes.filter((_, i) => (subset >> (suffixes.length - 1 - i)) & 1);
      const key = [base, ...chosen].join('-');
      if (this.#words.has(key)) return key;
    }
    return base;
  }

  #say(key: string, parts: readonly Part[], actor = ''): string {
    const args: Record<string, string> = { actor };
    const seen = new Map<string, number>();
    for (const part of parts) {
      const count = (seen.get(part.kind) ?? 0) + 1;
      seen.set(part.kind, count);
      const name = messageKey(part.kind) + (count > 1 ? String(count) : '');
      args[name] = this.component(part);
      args[`${name}-many`] = this.component(part, true);
    }
    return this.#words.say(key, args);
  }
}
