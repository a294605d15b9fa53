// SPDX-License-Identifier: MIT
// A match by its link, for somebody who has never been here.
import { expect, test } from './house';
import { finished } from './tables';

for (const game of ['amsterdam', 'hansa', 'merkator', 'medieval', 'oltremare']) {
  test(
    `a replay of ${game} opens by its link, moves by the slider and changes its eyes`,
    { tag: ['amsterdam', 'hansa'].includes(game) ? [] : ['@long'] },
    async ({ house }) => {
      const id = await finished(await house.visitor(), game);
      const page = await house.visitor();
      await page.goto(`/replay/${id}?ply=20`);
      await expect(page.getByText(/^Move 20 of \d+$/)).toBeVisible();
      const slider = page.getByRole('slider', { name: 'Moment of the game' });
      await expect(slider).toHaveValue('20');

      await slider.fill('31');
      await expect(page.getByText(/^Move 31 of/)).toBeVisible();
      await page.getByRole('button', { name: 'One move on' }).click();
      // A move that tells nothing is passed over.
      await expect(page).toHaveURL(/ply=3[2-9]/);
      const there = await slider.inputValue();

      await page.getByRole('combobox', { name: 'Through whose eyes' }).selectOption('1');
      await expect(page).toHaveURL(/seat=1/);
      await page.reload();
      await expect(slider).toHaveValue(there);
      await expect(page.getByRole('combobox', { name: 'Through whose eyes' })).toHaveValue('1');

      await page.getByRole('complementary', { name: 'Moves' }).getByRole('button').first().click();
      await page.getByRole('button', { name: 'To the end' }).click();
      const last = await slider.getAttribute('max');
      await expect(page.getByText(`Move ${last} of ${last}`)).toBeVisible();
    },
  );
}
