/** The staff bar beside the page, and the tour that an owner is shown first. */
import { fill } from '../../shared/i18n/fill.ts';
import type { Page } from '@playwright/test';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

const leftOf = async (page: Page): Promise<number> =>
  (await page.getByRole('main').boundingBox())?.x ?? 0;

test('the staff bar makes room, folds, and stays as it was left', async ({
  page,
  t: { sideBar: t },
}) => {
  const bar = page.getByRole('navigation', { name: t.label });
  await signInAs(page, 'lirio-despacho');
  await page.goto('/');
  await expect(bar).toBeVisible();
  expect(await leftOf(page)).toBe(240);
  // A new page has its room at once: only the button's own change is animated.
  const moves = () => page.evaluate(() => getComputedStyle(document.body).transitionDuration);
  expect(await moves()).toBe('0s');
  const toggle = bar.getByRole('button', { name: t.toggle });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => leftOf(page)).toBe(72);
  // The edge renders the next page with the bar as it was left: nothing moves.
  const answer = await page.goto('/productos');
  expect(await answer?.text()).toContain('<div class="side-bar">');
  expect(await leftOf(page)).toBe(72);
  await toggle.click();
  await expect.poll(() => leftOf(page)).toBe(240);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('customers and visitors have no such bar', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.side-bar')).toHaveCount(0);
  await signInAs(page, 'rosa');
  await page.goto('/');
  await expect(page.locator('shop-account')).toHaveCount(1);
  await expect(page.locator('.side-bar')).toHaveCount(0);
});

const OWNERS = {
  es: ['lirio', 'moda', 'Lirio'],
  en: ['raiz', 'casa', 'Casa Raíz'],
} as const;

test('an owner’s tour works by keys, starts by itself once, or on every visit if the owner asks', async ({
  page,
  language,
  t: { tour: t },
}) => {
  // Each language has an account of its own: both run at once.
  const [username, store, name] = OWNERS[language];
  const [first, second] = t.steps.map(({ title }) => fill(title, { store: name }));
  const tour = page.getByRole('dialog', { name: t.label });
  await signInAs(page, username, store);
  await page.goto(`${originOf(store)}/`);
  await expect(tour.getByRole('heading', { name: first })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tour.getByRole('heading', { name: second })).toBeFocused();
  await tour.getByRole('button', { name: t.back, exact: true }).click();
  await expect(tour.getByRole('heading', { name: first })).toBeVisible();
  await tour.getByRole('checkbox', { name: t.always }).check();
  let kept = page.waitForResponse(/\/api\/setup-apps\//);
  await page.keyboard.press('Escape');
  expect(await (await kept).json()).toMatchObject({ show_tour: true });
  await expect(tour).toBeHidden();

  await page.reload();
  await expect(tour.getByRole('checkbox', { name: t.always })).toBeChecked();
  await tour.getByRole('checkbox', { name: t.always }).uncheck();
  for (let step = 1; step < t.steps.length; step += 1) {
    await tour.getByRole('button', { name: t.next, exact: true }).click();
  }
  kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await tour.getByRole('button', { name: t.done, exact: true }).click();
  expect(await (await kept).json()).toMatchObject({ show_tour: false });

  const asked = page.waitForResponse(/\/api\/setup-apps\//);
  await page.reload();
  await asked;
  await expect(tour).toBeHidden();
});
