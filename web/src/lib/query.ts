// SPDX-License-Identifier: MIT
/** The address with parts of its query set, or left out where undefined. */
export function withQuery(href: string, query: Readonly<Record<string, string | undefined>>): string {
  const address = new URL(href);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address.href;
}
