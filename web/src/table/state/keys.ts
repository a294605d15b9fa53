// SPDX-License-Identifier: MIT
// Single keys of the table page. They rest while somebody writes, and can be switched off in the settings.
import { settings } from '../../lib/settings.svelte';

export type TableAct = 'back' | 'confirm' | 'hint' | 'undo' | 'text' | 'chronicle' | 'chat' | 'rules' | 'help';

export const keyOf: Readonly<Record<TableAct, string>> = {
  confirm: 'Enter',
  back: 'Escape',
  undo: 'u',
  hint: 'h',
  text: 't',
  chronicle: 'l',
  chat: 'c',
  rules: 'r',
  help: '?',
};

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What has a meaning of its own for Enter. */
const acts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="button"], [role="tab"], summary, dialog') !== null;

export function tableKeys(doing: Readonly<Record<TableAct, () => unknown>>): (event: KeyboardEvent) => void {
  const byKey = new Map(Object.entries(keyOf).map(([act, key]) => [key, act as TableAct]));
  return (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || writes(event.target)) return;
    // A dialog keeps its keys, Escape above all.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    const act = byKey.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (!act || (event.key.length === 1 && !settings.keys)) return;
    if (act === 'confirm' && acts(event.target)) return;
    event.preventDefault();
    doing[act]();
  };
}
