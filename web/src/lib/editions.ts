// SPDX-License-Identifier: MIT
// The games as the server offers them: options, editions, and where an edition's facts come from.
import { get, type Answer } from './api';
import type { GameSpec } from './protocol';
import { say } from './words.svelte';

export async function gameSpecs(): Promise<Answer<readonly GameSpec[]>> {
  const answer = await get<{ games: GameSpec[] }>('/api/games');
  return answer.error ? answer : { value: answer.value.games };
}

export const editionTitle = (id: string): string => (id === 'default' ? say('new-edition-default') : id);
