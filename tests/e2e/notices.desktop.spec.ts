/** Notices on narrow and on low screens: the content in sight stays in sight. */
import { expect, test, type Locator } from '@playwright/test';
import { es as share } from '../../fragments/shop/share/messages/es.ts';
import { SKIRT } from './shopping.ts';

/** A phone; a phone on its side, which is a desk's page at 200 % too. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

async function top(of: Locator): Promise<number> {
  return Math.round((await of.boundingBox())!.y);
}

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a notice moves the page aside, wherever it is scrolled to, and back', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(SKIRT.path);
      await page.getByRole('button', { name: share.share, exact: true }).click();
      const copy = page.getByRole('button', { name: share.copy });
      await copy.scrollIntoViewIfNeeded();
      const heading = page.locator('h1');
      const before = await top(heading);
      await copy.click();
      const toast = page.locator('shop-toasts .toast');
      await expect(toast).toBeVisible();
      const { height } = (await toast.boundingBox())!;
      await expect.poll(() => top(heading)).toBeGreaterThanOrEqual(before + height);
      await toast.getByRole('button').click();
      await expect.poll(() => top(heading)).toBe(before);
    });
  });
}
