// SPDX-License-Identifier: MIT
// The card that is looked at closely. Rest on it, hold it, or press "i": an action of its own keeps the plain click.
import type { Attachment } from 'svelte/attachments';

export const lens = $state<{ card: string | null }>({ card: null });

const rest = 650;
const hold = 420;

/** Opens the lens for whoever rests on a card or holds it; a click too, where the card has no action of its own. */
export function looksCloser(card: string, hasAction: boolean): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let held = false;
    const open = () => {
      lens.card = card;
    };
    const close = () => {
      clearTimeout(timer);
      if (lens.card === card) lens.card = null;
    };
    // A finger leaves when it is lifted: what it held open stays until the next touch.
    const leave = (event: PointerEvent) => (event.pointerType === 'mouse' ? close() : clearTimeout(timer));
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') timer = window.setTimeout(open, rest);
    };
    const down = (event: PointerEvent) => {
      clearTimeout(timer);
      held = false;
      if (event.pointerType === 'mouse') return;
      timer = window.setTimeout(() => {
        held = true;
        open();
      }, hold);
    };
    const up = () => clearTimeout(timer);
    /** The click that ends a long press is none. */
    const click = (event: MouseEvent) => {
      if (held) {
        event.stopPropagation();
        held = false;
      } else if (!hasAction) {
        lens.card = lens.card === card ? null : card;
      } else if (lens.card === card) {
        lens.card = null;
      }
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'i' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      lens.card = lens.card === card ? null : card;
    };
    const menu = (event: Event) => event.preventDefault();
    const on = {
      pointerenter: enter,
      pointerleave: leave,
      pointerdown: down,
      pointerup: up,
      pointercancel: up,
      blur: close,
      keydown: key,
      contextmenu: menu,
    } as const;
    for (const [name, listen] of Object.entries(on)) element.addEventListener(name, listen as EventListener);
    element.addEventListener('click', click, { capture: true });
    return () => {
      close();
      for (const [name, listen] of Object.entries(on)) element.removeEventListener(name, listen as EventListener);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
