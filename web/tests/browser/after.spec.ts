// SPDX-License-Identifier: MIT
// After the game: the record that anybody can check, and another game with the same people.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from './house';
import { isOver, Player, waitForTurn } from './player';
import { program } from './server';
import { sitDown } from './tables';
import { claims } from './tastes';

test('a finished game gives its record and a rematch', async ({ page }, info) => {
  await sitDown(page, 'amsterdam', undefined, { pace: 'at_once' });
  await new Player(page, { taste: claims, seed: 7 }).untilOver();
  expect(await isOver(page)).toBe(true);
  const end = page.getByRole('region', { name: 'Show the result' });
  await expect(end.getByRole('table')).toContainText('Total');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    end.getByRole('link', { name: 'Record' }).click(),
  ]);
  const record = info.outputPath(download.suggestedFilename());
  await download.saveAs(record);
  const { stdout } = await promisify(execFile)(program, ['replay', '--verify', record]);
  expect(stdout).not.toBe('');

  await end.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await page.goBack();

  const before = page.url();
  await end.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(before);
  await waitForTurn(page);
});
