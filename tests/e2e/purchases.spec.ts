/** My purchases: every order an account placed while signed in, whatever contact it gave. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as purchasesWords } from '../../fragments/shop/purchases/messages/en.ts';
import { newPerson } from './new-person.ts';
import { addToCart, fillDelivery, seeConfirmation, SKIRT } from './shopping.ts';
import { fill } from '../../shared/i18n/fill.ts';

for (const [language, locale] of [
  ['es', 'es-MX'],
  ['en', 'en-US'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test('a purchase with another person’s e-mail is listed among the account’s own', async ({
      page,
    }) => {
      await newPerson(page);
      await page.goto('/mis-compras');
      await expect(
        page.getByText(fill(purchasesWords[language].none, { store: 'Lirio' })),
      ).toBeVisible();
      await page.goto(SKIRT.path);
      await addToCart(page, language);
      const cart = page.getByRole('dialog', { name: cartWords[language].title });
      await cart.getByRole('button', { name: cartWords[language].checkout }).click();
      await fillDelivery(page, language);
      const t = checkoutWords[language];
      await page.getByRole('radio', { name: t.cash }).check();
      await page.getByRole('button', { name: t.place }).click();
      await seeConfirmation(page);
      const { pathname } = new URL(page.url());
      await page.goto('/mis-compras');
      await page.locator(`shop-purchases a[href="${pathname}"]`).click();
      await seeConfirmation(page);
    });
  });
}
