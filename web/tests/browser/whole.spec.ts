// SPDX-License-Identifier: MIT
// A whole game of each board, clicked through from the first page to the ledger, on a desk and on a phone.
import type { Page } from '@playwright/test';
import { games, type Game } from './games';
import { expect, phone, test } from './house';
import { bar, Player, type Taste } from './player';
import { claims, fillsRoads, opensBranches, sails, travels } from './tastes';

/** How a game is played here. */
interface Manner {
  /** How many play and against whom: the game that ends soonest. */
  readonly players: number;
  readonly bots: string;
  readonly taste: (me: string) => Taste;
  /** How many trips it has. */
  readonly turns?: number;
  /** Where it is played in every run of the tests; elsewhere with FONDACO_LONG=1. */
  readonly always: readonly Screen[];
}
type Screen = keyof typeof screens;
const screens = { desktop: {}, phone } as const;

const manners: Readonly<Record<string, Manner>> = {
  amsterdam: { players: 2, bots: 'Apprentice', taste: () => claims, always: ['desktop', 'phone'] },
  hansa: { players: 3, bots: 'Trader', taste: fillsRoads, always: ['desktop'] },
  merkator: { players: 1, bots: '', taste: () => travels, turns: 17, always: ['desktop'] },
  medieval: { players: 6, bots: 'Clerk', taste: () => opensBranches, always: ['phone'] },
  oltremare: { players: 5, bots: 'Clerk', taste: sails, always: ['desktop'] },
};

/** A game without manners of its own is played by clicking on anything. */
const mannerOf = ({ id, players }: Game): Manner =>
  manners[id] ?? { players: players[0]!, bots: 'Apprentice', taste: () => () => 0, always: ['desktop', 'phone'] };

/** Opens a table as a person does, and tells under which name they sit there. */
async function open(page: Page, game: Game, { players, bots }: Manner): Promise<string> {
  const title = game.short_title;
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a table' }).click();
  await page.getByRole('tab', { name: title }).click();
  await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
  const usual = Math.min(Math.max(3, game.players[0]!), game.players.at(-1)!);
  const step = page.getByRole('button', { name: `${players < usual ? 'Less' : 'More'}: Players` });
  for (let changes = Math.abs(players - usual); changes > 0; --changes) await step.click();
  if (players > 1) await page.getByRole('radiogroup', { name: 'Who takes seat 2' }).getByText('Bot').click();
  for (const strength of await page.getByRole('radio', { name: bots || 'none' }).all())
    await strength.check({ force: true });
  await page.getByRole('switch', { name: 'Bots take their time' }).click();
  const me = await page.getByRole('tabpanel').getByRole('listitem').first().locator('b').innerText();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(bar(page)).toBeVisible();
  return me;
}

for (const game of games) {
  const manner = mannerOf(game);
  for (const screen of ['desktop', 'phone'] as const) {
    const often = manner.always.includes(screen);
    test(
      `a whole game of ${game.short_title} is clicked through, ${screen}`,
      { tag: often ? [] : ['@long'] },
      async ({ house }) => {
        test.setTimeout(300_000);
        const page = await house.visitor(screens[screen]);
        const me = await open(page, game, manner);
        const player = new Player(page, { taste: manner.taste(me), touch: screen === 'phone' });
        await player.untilOver();
        const ledger = page.getByRole('region', { name: 'Show the result' }).getByRole('table');
        await expect(ledger.getByRole('columnheader', { name: me })).toBeVisible();
        await expect(ledger.getByRole('row', { name: /^Total/ })).toBeVisible();
        // Alone one has that many trips, and then no more.
        if (manner.turns) expect(player.trail.filter(({ where }) => where === 'board')).toHaveLength(manner.turns);
        console.log(`${game.short_title}, ${screen}: ${player.trail.length} clicks`);
      },
    );
  }
}
