// SPDX-License-Identifier: MIT
// An account: made from a guest, and what its owner is told when somebody guesses at its password.
import { expect, test } from './house';

test('wrong passwords for an account are told to its owner, until they say that they know', async ({ house }) => {
  const page = await house.visitor();
  await page.goto('/me');
  await page.getByLabel('Name').first().fill('Cecilia');
  await page.getByLabel('Password').first().fill('a long way to Bruges');
  await page.getByRole('button', { name: 'Make it an account' }).click();
  await expect(page.getByText('This is your account now.')).toBeVisible();

  const stranger = await house.visitor();
  for (const password of ['bruges', 'lübeck']) {
    const answer = await stranger.request.post('/api/sign-in', { data: { name: 'Cecilia', password } });
    expect(answer.status()).toBe(401);
  }

  await page.reload();
  const told = page.getByRole('status').filter({ hasText: '2 wrong passwords were tried for your account' });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'I know' }).click();
  await expect(told).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Signed in here' })).toBeVisible();
  await expect(told).toBeHidden();
});
