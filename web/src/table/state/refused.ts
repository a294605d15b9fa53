// SPDX-License-Identifier: MIT
// What the server does not want, in words of the catalogue.
import type { Refusal } from '../../lib/api';
import { say, shellWords } from '../../lib/words.svelte';

export function refusedText({ code }: Refusal): string {
  const key = `refused-${code.replaceAll('_', '-')}`;
  return shellWords().has(key) ? say(key) : say('refused-other');
}
