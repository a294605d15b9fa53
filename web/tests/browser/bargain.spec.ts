// SPDX-License-Identifier: MIT
// The negotiation of Oltre Mare between two people at a table of four: one on a desk, the other on a phone.
import type { Page } from '@playwright/test';
import { expect, phone, test } from './house';
import { bar, Player, waitForTurn } from './player';
import { join, sitDown } from './tables';
import { sails } from './tastes';

const easy = { bot: 'easy' };

/** The cards of a hand as they are read: "Silk: 3 lions, load 4, Market and Ship". */
const hand = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Your hand' })
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('.unseen')!.textContent));
const goodOf = (card: string): string => card.split(':')[0]!;
const without = (cards: readonly string[], gone: string): string[] => cards.filter((card) => card !== gone);
const chronicle = (page: Page) => page.getByRole('tabpanel', { name: 'Chronicle' });

test('two people close a deal with a counter-offer, among bots', async ({ house }) => {
  const [ada, bob] = [await house.visitor(), await house.visitor(phone)];
  await sitDown(ada, 'oltremare', ['me', 'open', easy, easy], { options: { players: 4, start_player: 'seat0' } });
  await join(bob, ada);
  await waitForTurn(ada);
  // A hand may be too large for its hold.
  const player = new Player(ada, { taste: sails('nobody') });
  while (
    await bar(ada)
      .getByText(/^Throw/)
      .isVisible()
  )
    await player.click();
  const names = await ada
    .getByRole('complementary', { name: 'Players' })
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')!));
  const before = { ada: await hand(ada), bob: await hand(bob) };
  const wanted = goodOf(before.bob[0]!);
  const given = before.ada.find((card) => goodOf(card) !== wanted)!;

  // A card for a good.
  await ada.getByRole('region', { name: 'Whom do you talk to?' }).getByRole('button', { name: names[1] }).click();
  const offer = ada.getByRole('region', { name: `Talk with ${names[1]}` });
  await ada.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: given, exact: true }).click();
  await offer.getByRole('button', { name: 'good', exact: true }).click();
  await offer.getByRole('button', { name: `Ask for ${wanted}` }).click();
  await offer.getByRole('button', { name: 'Propose' }).click();

  // One ducat more, says the other.
  const answer = bob.getByRole('region', { name: `Talk with ${names[0]}` });
  await answer.getByRole('button', { name: /^Raise/ }).tap();
  await expect(answer.getByRole('group', { name: 'Ducats you get' })).toContainText('1');
  await answer.getByRole('button', { name: 'Propose' }).tap();

  // Agreed.
  await expect(bar(ada)).toContainText('makes you a counter-offer');
  await expect(offer.getByRole('group', { name: 'Ducats you give' })).toContainText('1');
  await offer.getByRole('button', { name: /^Accept/ }).click();

  // Each has one card of the other, of the goods that were named.
  await expect.poll(() => hand(ada)).not.toEqual(before.ada);
  await expect.poll(() => hand(bob)).not.toEqual(before.bob);
  const after = { ada: await hand(ada), bob: await hand(bob) };
  const [got] = after.ada.filter((card) => !before.ada.includes(card));
  const [gone] = before.ada.filter((card) => !after.ada.includes(card));
  expect([goodOf(got!), goodOf(gone!)]).toEqual([wanted, goodOf(given)]);
  expect(after.ada.toSorted()).toEqual([...without(before.ada, gone!), got!].toSorted());
  expect(after.bob.toSorted()).toEqual([...without(before.bob, got!), gone!].toSorted());

  // And both read the same story, each from the own side.
  await ada.getByRole('button', { name: 'Put aside: the proposal stays' }).click();
  await bob.getByRole('button', { name: 'Chronicle' }).tap();
  const [me, you] = names as [string, string];
  for (const line of [
    `You make ${you} an offer.`,
    `${you} makes a counter-offer.`,
    'You accept.',
    `You pay ${you} 1 ducat.`,
    `${you} takes a prestige token and has 1.`,
  ]) {
    await expect(chronicle(ada).getByText(line)).toBeVisible();
  }
  for (const line of [
    `${me} makes ${you} an offer.`,
    'You make a counter-offer.',
    `${me} accepts.`,
    `${me} pays ${you} 1 ducat.`,
    'You take a prestige token and have 1.',
  ]) {
    await expect(chronicle(bob).getByText(line)).toBeAttached();
  }
});
