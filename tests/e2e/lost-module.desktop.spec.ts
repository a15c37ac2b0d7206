/** A module that is lost on its way, in the built product: under the page's own policy. */
import { expect, test } from '@playwright/test';
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
      .locator('button[type=button]:enabled:not([popovertarget],[commandfor])')
      .first()
      .evaluate((button) => (button as HTMLElement).click());
  await click();
  await expect(page.locator('[data-waking]')).toHaveCount(0);
  await expect(item).not.toHaveAttribute('data-hydrated');
  await click();
  await expect(item).toHaveAttribute('data-hydrated');
});
