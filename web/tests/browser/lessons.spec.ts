// SPDX-License-Identifier: MIT
// The guided first games, played to their end by somebody who does what the coach asks for.
import { check } from './axe';
import { games } from './games';
import { expect, phone, test } from './house';
import { Learner } from './learner';

const taught = games.filter(({ lessons }) => lessons > 0).map(({ id }) => id);
const screens = [
  ...taught.map((game) => ({ game, screen: 'desktop', options: {} })),
  ...taught.map((game) => ({ game, screen: 'phone', options: phone })),
];

for (const { game, screen, options } of screens) {
  test(
    `the lesson of ${game} is played to its end, ${screen}`,
    { tag: screen === 'phone' && game !== taught[0] ? ['@long'] : [] },
    async ({ house }) => {
      test.setTimeout(180_000);
      const page = await house.visitor(options);
      const learner = new Learner(page, { touch: screen === 'phone' });
      const { steps } = await learner.open(game);
      await learner.act();
      await check(page, 'the first step');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'it scrolls sideways').toBe(
        true,
      );
      await learner.untilOver();
      await check(page, 'the end');
      await page.getByRole('link', { name: 'Rulebook', exact: true }).click();
      await expect(page.getByRole('link', { name: `All ${steps.length} steps done` })).toBeAttached();
    },
  );
}

test('what a lesson does not ask for says so, or names the rule', async ({ page }) => {
  const learner = new Learner(page);
  await learner.open('amsterdam');
  await learner.act();
  await page.getByRole('button', { name: 'wild, face up' }).click({ force: true });
  const bar = page.getByRole('region', { name: 'What is asked' });
  await expect(bar).toContainText('Later. First do what the coach asks for.');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Haringpakkerstoren–Korenmetershuisje: red/ })
    .locator('.t-hit')
    .click({ force: true });
  await expect(bar.getByRole('link', { name: /^Rule TA-5/ })).toBeVisible();
  expect(await learner.phase()).toBe('do');
});

test('a lesson goes on where it was left, and begins again', async ({ page }) => {
  const learner = new Learner(page);
  await learner.open('amsterdam');
  const secondDone = async () =>
    (await learner.phase()) === 'did' && (await learner.coach.innerText()).includes('Step 2 of 10');
  while (!(await secondDone())) await learner.act();
  await page.reload();
  await page.getByRole('button', { name: 'Go on with step 3' }).click();
  await expect(learner.coach.getByRole('heading')).toHaveText('Step 3 of 10');
  await expect(learner.coach.getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Start from the beginning' }).click();
  await expect(learner.coach.getByRole('heading')).toHaveText('Step 1 of 10');
});

test('the rulebook shows moments of the lesson as pictures', async ({ page }) => {
  await page.goto('/rules/amsterdam/TA-5.4');
  const picture = page.getByRole('img', { name: /^A double route with two players/ });
  await expect(picture.locator('svg.chart')).toBeVisible();
  await expect(picture.locator('[inert]')).toBeAttached();
  await check(page, 'a rule with a picture');
  await page.goto('/rules/oltremare/OM-0.2');
  await expect(
    page
      .getByRole('img', { name: /^The hold with its top card/ })
      .locator('.inside > *')
      .first(),
  ).toBeVisible();
});

test('a lesson is played by keyboard', async ({ page }) => {
  const learner = new Learner(page);
  await learner.open('amsterdam');
  await page.keyboard.press('Enter');
  await expect(learner.coach.getByRole('heading')).toHaveText('Step 1 of 10');
  await page.getByRole('button', { name: 'Take orange from the display' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(learner.coach.getByRole('heading')).toHaveText('Step 2 of 10');
});
