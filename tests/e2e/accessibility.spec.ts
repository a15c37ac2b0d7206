/** What a machine can see of accessibility, in both themes, inside the shadow roots too. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/cart/messages/index.ts';
import { messages as checkoutWords } from '../../fragments/checkout/messages/index.ts';
import { addToCart, fillDelivery, seeConfirmation, SKIRT } from './shopping.ts';

type Theme = 'light' | 'dark';

/**
 * Every rule that the page breaks, and where. Themes differ in their colours only, so that the rest
 * is looked at once. The link that skips to the content is left out: the first link after it is
 * inside a shadow root, and so axe does not see that it comes first.
 */
async function violations(page: Page, theme: Theme): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('.skip-link');
  if (theme === 'dark') axe.withRules('color-contrast');
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.describe.configure({ timeout: 60_000 });
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/productos', '/catalogos', '/login', '/no-existe']) {
      test(`the page ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page, theme)).toEqual([]);
      });
    }

    test('an item, and the cart open beside it', async ({ page }) => {
      await page.goto(SKIRT.path);
      expect(await violations(page, theme)).toEqual([]);
      await addToCart(page, 'es');
      await expect(page.getByRole('dialog', { name: cartWords.es.title })).toBeVisible();
      expect(await violations(page, theme)).toEqual([]);
    });

    test('the checkout, the same with what is missing, and the confirmation', async ({ page }) => {
      await page.goto(SKIRT.path);
      await addToCart(page, 'es');
      await page
        .getByRole('dialog', { name: cartWords.es.title })
        .getByRole('button', { name: cartWords.es.checkout })
        .click();
      await page.getByRole('radio', { name: checkoutWords.es.cash }).check();
      expect(await violations(page, theme)).toEqual([]);
      const place = page.getByRole('button', { name: checkoutWords.es.place });
      await place.click();
      await expect(page.getByText(checkoutWords.es.problems.required).first()).toBeVisible();
      expect(await violations(page, theme)).toEqual([]);
      await fillDelivery(page, 'es');
      await place.click();
      await seeConfirmation(page);
      expect(await violations(page, theme)).toEqual([]);
    });
  });
}
