// SPDX-License-Identifier: MIT
// One click of a person is one command, however many moves it means.
import { expect, test } from './house';
import { Player, waitForTurn } from './player';
import { sitDown } from './tables';

interface Command {
  readonly do: string;
  readonly moves?: readonly string[];
}

test('a click on a free village is one frame with three moves', async ({ page }) => {
  const sent: Command[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(payload.toString()) as Command)),
  );
  const of = (name: string) => sent.filter((command) => command.do === name);

  await sitDown(page, 'hansa', ['me', { bot: 'novice' }, { bot: 'novice' }]);
  await waitForTurn(page);
  await new Player(page, { taste: ({ name }) => (name.startsWith('Free village') ? 0 : Infinity) }).click();

  await expect.poll(() => of('move')).toHaveLength(1);
  expect(of('move')[0]!.moves).toEqual(['insert', 'with:trader', expect.stringMatching(/^at:/)]);
  // What lies behind all actions is asked at once, then what lies behind the kind of piece, then whether anything is open.
  const before = sent.slice(0, sent.indexOf(of('move')[0]!));
  expect(before.filter((command) => command.do === 'preview').length).toBeLessThanOrEqual(3);
});
