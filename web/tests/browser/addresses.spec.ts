// SPDX-License-Identifier: MIT
// Every page can be gone to by its address, and looked at again there.
import { expect, test } from './house';
import { finished } from './tables';

test('a page is shown at its address, also when it is loaded again', async ({ page }) => {
  const match = await finished(page, 'hansa');
  const addresses = {
    '/': '^Fondaco',
    '/new': 'Open a table',
    '/new/hansa': 'Open a table',
    '/learn': 'Amsterdam',
    '/learn/hansa': 'Hansa Teutonica',
    '/rules': 'Amsterdam',
    '/rules/hansa': 'Hansa Teutonica',
    '/rules/hansa/HT-4.5.8': 'Hansa Teutonica',
    '/rules/hansa/HT-D10a': 'Hansa Teutonica',
    '/me': 'Your profile',
    [`/t/${match}`]: '^Fondaco$',
    [`/replay/${match}`]: 'Hansa Teutonica',
  };
  for (const [address, title] of Object.entries(addresses)) {
    await page.goto(address);
    await expect(page, address).toHaveTitle(new RegExp(title));
    await page.reload();
    await expect(page, address).toHaveTitle(new RegExp(title));
    expect(new URL(page.url()).pathname).toBe(address);
  }
});
