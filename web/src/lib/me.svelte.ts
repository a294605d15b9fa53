// SPDX-License-Identifier: MIT
// Who the visitor is: a guest until they make an account. Asking to be a guest is harmless when one is somebody already.
import { post, type Answer } from './api';
import type { Me } from './protocol';
import { settings } from './settings.svelte';

let known = $state.raw<Me | null>(null);
let asking: Promise<Answer<Me>> | null = null;

export const me = (): Me | null => known;

export function setMe(somebody: Me | null): void {
  known = somebody;
}

/** Makes sure that the visitor is somebody; asked once however often it is called. */
export async function beSomebody(): Promise<Answer<Me>> {
  if (known) return { value: known };
  asking ??= post<Me>('/api/guest', { language: settings.language });
  const answer = await asking;
  asking = null;
  if (answer.value) setMe(answer.value);
  return answer;
}
