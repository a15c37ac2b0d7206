/** My purchases: every order an account placed while signed in, whatever contact it gave. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
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
      const words = orderWords[language];
      await page.getByText(words.cancel, { exact: true }).click();
      await page.getByRole('button', { name: words.cancelNow }).click();
      // The browser itself asks for the reason.
      await expect(page.getByLabel(words.reason)).toBeFocused();
      await page.getByLabel(words.reason).selectOption('duplicated_transaction');
      await page.getByRole('button', { name: words.cancelNow }).click();
      await expect(page).toHaveURL(/\/shopping-cart\/orders\?done=canceled$/);
      await expect(page.getByText(purchasesWords[language].canceled)).toBeVisible();
      await expect(
        page.locator('.badge', { hasText: purchasesWords[language].states.canceled_by_customer }),
      ).toBeVisible();
    });
  });
}
