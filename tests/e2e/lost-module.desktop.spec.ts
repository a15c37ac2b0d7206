/** A module that is lost on its way, as the build ships it: under the page's own policy. */
import { expect, test } from '@playwright/test';
import { SKIRT } from './shopping.ts';

test('React is lost once, and the next click has the item come to life', async ({ page }) => {
  // Every later request of a script element fails, too: so do browsers that remember a failure.
  await page.route('**/assets/react.*.js', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.goto(SKIRT.path);
  const item = page.locator('shop-item');
  // A click alone: a press of the pointer before it would be a try of its own.
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
