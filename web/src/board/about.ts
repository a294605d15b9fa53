// SPDX-License-Identifier: MIT
// The plate on a chart tells what board this is; the page around it knows how.
import { getContext, setContext } from 'svelte';

const key = Symbol('about');

export const provideAbout = (open: () => void): (() => void) => setContext(key, open);
export const useAbout = (): (() => void) | undefined => getContext<(() => void) | undefined>(key);
