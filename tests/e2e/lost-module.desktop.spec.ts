/** A module that is lost on its way, in the built product: under the page's own policy. */
import type { Page } from '@playwright/test';
import { expect, test } from './language.ts';
import { signInAs } from './demo-person.ts';
import { SKIRT } from './shopping.ts';

test('React is lost once, and the next click hydrates the item', async ({ page }) => {
  // Later requests of script elements fail, too, as in browsers that remember a failed module.
  await page.route('**/assets/react.*.js', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.goto(SKIRT.path);
  const item = page.locator('shop-item');
  // Sends a click alone: a press of the pointer before it would be another try.
  const click = () =>
    item
      .locator('button[type=button]:enabled:not([popovertarget])')
      .first()
      .evaluate((button) => (button as HTMLElement).click());
  await click();
  await expect(page.locator('[data-waking]')).toHaveCount(0);
  await expect(item).not.toHaveAttribute('data-hydrated');
  await click();
  await expect(item).toHaveAttribute('data-hydrated');
});

/** A page of the office, whose search loads its panel at the first press. */
async function openOffice(page: Page, path = '/admin'): Promise<void> {
  await signInAs(page, 'lirio');
  await page.goto(path);
  await expect(page.locator('shop-palette[data-hydrated]')).toBeVisible();
}

for (const lost of ['panel', 'office']) {
  test(`${lost}.js of the office's search is lost, and the same press opens it`, async ({
    page,
  }) => {
    await page.route(`**/assets/${lost}.*.js`, (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    );
    await openOffice(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page).toHaveURL(/\/admin$/);
  });
}

test('while the network is gone the press leads to the page of the search', async ({ page }) => {
  await page.route('**/assets/panel.*.js', (route) => route.abort());
  await openOffice(page, '/admin/equipo');
  await page.locator('shop-palette').getByRole('link').click();
  await expect(page).toHaveURL(/\/admin$/);
});
