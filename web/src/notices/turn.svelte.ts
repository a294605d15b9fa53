// SPDX-License-Identifier: MIT
// How a page says that it is the viewer's turn, to whoever looks at another tab: its title, its icon, a sound and a notice.
import { gameById } from '../lib/games';
import { settings } from '../lib/settings.svelte';
import { knock } from '../lib/sound';
import { say } from '../lib/words.svelte';
import { showTurn } from './push';

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** Call within an effect. */
export function announceTurns(turn: { readonly mine: boolean; readonly table: string; readonly game: string }): void {
  // Whoever comes to a table sees whose turn it is: only what changes meanwhile is announced.
  let before = turn.mine;
  $effect(() => {
    const now = turn.mine;
    if (now && !before) {
      if (settings.sound) knock();
      void showTurn(turn.table, say('notice-turn', { game: gameById(turn.game)?.title ?? turn.game }));
    }
    before = now;
  });
  $effect(() => {
    // Nobody should have to guess in which of ten tabs they are asked for something.
    document.title = turn.mine ? `● ${say('ask-your-turn')} Fondaco` : 'Fondaco';
    icon()?.setAttribute('href', turn.mine ? '/favicon-turn.svg' : '/favicon.svg');
    return () => {
      document.title = 'Fondaco';
      icon()?.setAttribute('href', '/favicon.svg');
    };
  });
}
