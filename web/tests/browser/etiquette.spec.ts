// SPDX-License-Identifier: MIT
// Strangers at one table: phrases across languages, not reading somebody, telling the host, and the host's last word.
import type { Page } from '@playwright/test';
import { expect, test, type House } from './house';
import { sitDown } from './tables';

/** An Englishman's table for three, joined by an Italian; a bot has the third seat. */
async function twoLanguages(house: House): Promise<{ host: Page; guest: Page }> {
  const host = await house.visitor();
  const guest = await house.visitor({ settings: { language: 'it' } });
  await sitDown(host, 'hansa', ['me', 'open', { bot: 'novice' }]);
  await host.request.patch('/api/me', { data: { name: 'Ada' } });
  await guest.request.post('/api/guest', { data: { name: 'Beppe', language: 'it' } });
  await guest.goto(host.url());
  await guest.getByRole('button', { name: 'Siediti' }).click();
  for (const page of [host, guest]) await page.getByRole('tab', { name: /Chat/ }).click();
  return { host, guest };
}

test('a phrase is read in two languages, and who is not wanted is not read', async ({ house }) => {
  const { host, guest } = await twoLanguages(house);
  await guest.getByRole('button', { name: 'Frasi pronte' }).click();
  await guest.getByRole('button', { name: 'Buona fortuna!' }).click();
  await expect(guest.getByRole('listitem').filter({ hasText: 'Buona fortuna!' })).toBeVisible();
  await expect(host.getByText('Good luck!')).toBeVisible();

  await host.getByRole('button', { name: 'About Beppe' }).click();
  await host.getByRole('button', { name: 'Do not show' }).click();
  await expect(host.getByText('Good luck!')).toBeHidden();
  await guest.getByLabel('Scrivi qualcosa al tavolo').fill('Sbrigati');
  await guest.getByRole('button', { name: 'Invia' }).click();
  await expect(host.getByText('Beppe says something')).toHaveCount(2);
  await expect(host.getByText('Sbrigati')).toBeHidden();

  // The server remembers it, and it ends on the page about oneself.
  await host.reload();
  await host.getByRole('tab', { name: /Chat/ }).click();
  await expect(host.getByText('Beppe says something')).toHaveCount(2);
  const page = await host.context().newPage();
  await page.goto('/me');
  await page.getByRole('listitem').filter({ hasText: 'Beppe' }).getByRole('button', { name: 'Show again' }).click();
  await expect(page.getByText('Whom you do not want to read')).toBeHidden();
  await host.getByRole('button', { name: 'Show again' }).first().click();
  await expect(host.getByText('Sbrigati')).toBeVisible();
});

test('the host hears of a report, and sends somebody away for good', async ({ house }) => {
  const { host, guest } = await twoLanguages(house);
  const watcher = await house.visitor();
  await watcher.goto(host.url());
  await watcher.getByRole('tab', { name: /Chat/ }).click();
  await guest.getByLabel('Scrivi qualcosa al tavolo').fill('Che lumache!');
  await guest.getByRole('button', { name: 'Invia' }).click();
  await watcher.getByRole('button', { name: 'About Beppe' }).click();
  await watcher.getByRole('button', { name: 'Tell the host' }).click();
  await watcher.getByRole('radio', { name: 'Insults somebody' }).check();
  await watcher.getByRole('dialog').getByRole('button', { name: 'Tell the host' }).click();
  await expect(watcher.getByText('The host knows.')).toBeVisible();

  const reports = host.getByRole('region', { name: 'What people told you' });
  await expect(reports).toContainText('Beppe: Insults somebody');
  await expect(reports).toContainText('Che lumache!');
  await reports.getByRole('button', { name: 'Send away' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Send away' }).click();
  await expect(reports).toContainText('Sent away');
  await reports.getByRole('button', { name: 'Settled' }).click();
  await expect(reports).toBeHidden();

  await expect(guest.getByRole('heading', { name: 'Non sei più a questo tavolo' })).toBeVisible();
  await guest.getByRole('button', { name: 'Continua a guardare' }).click();
  await expect(guest.getByRole('tabpanel', { name: 'Chat' })).toBeVisible();
  await guest.getByLabel('Scrivi qualcosa al tavolo').fill('Ehi!');
  await guest.getByRole('button', { name: 'Invia' }).click();
  await expect(guest.getByText('Chi ha aperto il tavolo ti ha mandato via.')).toBeVisible();
  await host.getByRole('tab', { name: 'Chronicle' }).click();
  await expect(host.getByText('The host has sent Beppe away. A bot takes the seat.')).toBeVisible();
});

test('who is sent away before the start does not sit down again', async ({ house }) => {
  const [host, guest] = [await house.visitor(), await house.visitor()];
  await guest.request.post('/api/guest', { data: { name: 'Bea' } });
  await sitDown(host, 'hansa', ['me', 'open', 'open']);
  await guest.goto(host.url());
  await guest.getByRole('button', { name: 'Sit down' }).first().click();
  await host.getByRole('button', { name: 'Send Bea away' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Send away' }).click();
  await expect(guest.getByRole('heading', { name: 'The host has sent you away' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'The host has sent you away' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Sit down' })).toBeHidden();
});
