// SPDX-License-Identifier: MIT
// The text of a rule, taken apart: ids of other rules become links, what is typed stands in `marks`, and what was
// searched is marked.
export interface Token {
  readonly kind: 'text' | 'rule' | 'typed' | 'found';
  readonly text: string;
}

const special = /`([^`]+)`|\b([A-Z]{2}-[A-Z0-9]+(?:\.[0-9]+)*[a-z]?)\b/g;

export function tokens(text: string, wanted = ''): Token[] {
  const out: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(special)) {
    out.push(...marked(text.slice(end, match.index), wanted));
    out.push(match[1] !== undefined ? { kind: 'typed', text: match[1] } : { kind: 'rule', text: match[2]! });
    end = match.index + match[0].length;
  }
  out.push(...marked(text.slice(end), wanted));
  return out;
}

function marked(text: string, wanted: string): Token[] {
  if (!text) return [];
  if (!wanted) return [{ kind: 'text', text }];
  const out: Token[] = [];
  const [low, needle] = [text.toLowerCase(), wanted.toLowerCase()];
  let end = 0;
  for (let at = low.indexOf(needle); at >= 0; at = low.indexOf(needle, end)) {
    if (at > end) out.push({ kind: 'text', text: text.slice(end, at) });
    end = at + needle.length;
    out.push({ kind: 'found', text: text.slice(at, end) });
  }
  if (end < text.length) out.push({ kind: 'text', text: text.slice(end) });
  return out;
}
