// SPDX-License-Identifier: MIT
// The pages: each a file of its own, loaded when it is gone to. It gets the parts of the address as properties.
import type { Component } from 'svelte';
import type { Page } from '../lib/router.svelte';

export type PageComponent = Component<Record<string, unknown>>;

const files = import.meta.glob<PageComponent>('./*.svelte', { import: 'default' });
const names: Readonly<Record<Page, string>> = {
  home: 'Home',
  new: 'NewTable',
  table: 'Table',
  replay: 'Replay',
  rules: 'Rules',
  learn: 'Learn',
  me: 'Profile',
  missing: 'NotFound',
};

export const loadPage = (page: Page): Promise<PageComponent> =>
  files[`./${names[page]}.svelte`]?.() ?? Promise.reject(new Error('no such page'));
