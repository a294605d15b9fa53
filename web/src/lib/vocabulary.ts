// SPDX-License-Identifier: MIT
// Messages of Project Fluent, from several catalogues.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { figure } from './figures';

export type WordArgs = Readonly<Record<string, string | number>>;

/** A number without a number format: browsers take 20 ms to make their first number format, and nothing here is long
 *  enough for one. Plurals are chosen by it all the same. */
class Count extends FluentNumber {
  override toString(): string {
    return figure(this.value);
  }
}

const variable = (arg: string | number): FluentVariable => (typeof arg === 'number' ? new Count(arg) : arg);
const variables = (args: WordArgs): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, variable(arg)]));

/** Messages by key, from several catalogues: the first that has a key says it. */
export class Words {
  readonly #bundles: readonly FluentBundle[];

  constructor(bundles: readonly FluentBundle[]) {
    this.#bundles = bundles;
  }

  static of(language: string, ...catalogues: string[]): Words {
    return new Words(catalogues.map((text) => bundle(language, text)));
  }

  has(key: string): boolean {
    return this.#bundles.some((one) => one.hasMessage(key));
  }

  /** A key that is missing is said as ‹key›: a person sees what is wrong, and the tests prove that it does not happen. */
  say(key: string, args: WordArgs = {}): string {
    for (const one of this.#bundles) {
      const value = one.getMessage(key)?.value;
      if (value) return typeof value === 'string' ? value : one.formatPattern(value, variables(args), []);
    }
    return `‹${key}›`;
  }

  /** These first, then the others. */
  before(others: Words): Words {
    return new Words([...this.#bundles, ...others.#bundles]);
  }
}

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}
