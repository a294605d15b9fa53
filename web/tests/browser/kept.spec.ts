// SPDX-License-Identifier: MIT
// Matches that were not played here: brought from elsewhere, or kept from a program with other rules.
import { expect, House, test } from './house';
import { Server } from './server';
import { finished } from './tables';

test('a match that was brought here says by whom, and shows its board', async ({ page }) => {
  const match = await finished(page, 'hansa');
  await page.goto(`/t/${match}`);
  await expect(page.getByText(/^Played elsewhere, brought here by .+ on .+\d{4}\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Show the result' }).getByRole('table')).toContainText('Total');
  await page.goto(`/replay/${match}?ply=20`);
  await expect(page.locator('svg.chart')).toBeVisible();
});

test('a match of other rules is kept: names, ranks and record, but no board', async ({ browser }) => {
  const server = await Server.open();
  const house = new House(browser, server);
  try {
    const page = await house.visitor();
    const match = await finished(page, 'hansa');
    await server.stop();
    await server.changeStore('UPDATE tables SET rules_version = 99');
    await server.start();
    for (const address of [`/t/${match}`, `/replay/${match}`]) {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Hansa Teutonica' })).toBeVisible();
      await expect(main.getByText('Played with rules version 99 of Hansa Teutonica.')).toBeVisible();
      await expect(main.getByText(/The result stands/)).toBeVisible();
      await expect(main.getByRole('listitem')).toHaveCount(3);
      await expect(main.getByRole('link', { name: 'Record' })).toHaveAttribute('href', `/api/tables/${match}/record`);
      await expect(page.locator('svg.chart')).toHaveCount(0);
    }
  } finally {
    await house.close();
    await server.close();
  }
});
