// SPDX-License-Identifier: MIT
// One page at a time, by the address. Links are plain <a href="/…">; a click on one stays within the page.
import { withQuery } from './query';

export type Page = 'home' | 'new' | 'table' | 'replay' | 'rules' | 'learn' | 'me' | 'missing';

export interface Route {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

const patterns: readonly (readonly [Page, RegExp])[] = [
  ['home', /^\/$/],
  ['new', /^\/new(?:\/(?<game>[a-z]+))?$/],
  ['table', /^\/t\/(?<id>[a-z0-9]+)$/],
  ['replay', /^\/replay\/(?<id>[a-z0-9]+)$/],
  ['rules', /^\/rules\/(?<game>[a-z]+)(?:\/(?<rule>[A-Z]{2}-[A-Z0-9.]+[a-z]?))?$/],
  // Without a game: those of the first.
  ['rules', /^\/(?:rules|learn)$/],
  ['learn', /^\/learn\/(?<id>[a-z]+)$/],
  ['me', /^\/me$/],
];

export function match(address: URL): Route {
  const path = address.pathname.length > 1 ? address.pathname.replace(/\/$/, '') : address.pathname;
  for (const [page, pattern] of patterns) {
    const found = pattern.exec(path);
    if (found) return { page, params: defined(found.groups ?? {}), query: address.searchParams };
  }
  return { page: 'missing', params: {}, query: address.searchParams };
}

const defined = (groups: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).filter((group): group is [string, string] => group[1] !== undefined));

let current = $state.raw(match(new URL(location.href)));

export const route = (): Route => current;

const arrive = (): void => {
  current = match(new URL(location.href));
};

/** Goes to an address of this site; `replace` leaves no step back. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  arrive();
  scrollTo(0, 0);
}

/** Changes the query of the page one is on, without a new step in the history. */
export function setQuery(query: Record<string, string | undefined>): void {
  history.replaceState(null, '', withQuery(location.href, query));
  arrive();
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')!.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
}
