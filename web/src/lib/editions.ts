// The games as the server offers them: options, editions, and where an edition's facts come from.
import { get, type Answer } from './api';
import { say } from './words.svelte';

export interface OptionSpec {
  readonly name: string;
  readonly rule: string;
  readonly choices?: readonly string[];
  readonly low?: number;
  readonly high?: number;
  readonly default: string | number;
  /** The numbers of players it may be changed for; without it: all. */
  readonly players?: readonly number[];
}

export interface Provenance {
  readonly group: string;
  readonly kind: string;
  readonly source?: string;
}

export interface GameSpec {
  readonly id: string;
  readonly players: readonly number[];
  readonly options: readonly OptionSpec[];
  readonly editions: readonly { readonly id: string; readonly provenance: readonly Provenance[] }[];
}

export async function gameSpecs(): Promise<Answer<readonly GameSpec[]>> {
  const answer = await get<{ games: GameSpec[] }>('/api/games');
  return answer.error ? answer : { value: answer.value.games };
}

export const editionTitle = (id: string): string => (id === 'default' ? say('new-edition-default') : id);
