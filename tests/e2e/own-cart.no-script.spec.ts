/** Without script: a visitor's cart becomes their account's at sign-up, and then their order. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { confirmPin, register, somebody } from './account-steps.ts';
import { latestPin } from './outbox.ts';
import { addToCart, fillDelivery, seeConfirmation, SKIRT } from './shopping.ts';

test('the cart moves to the account at sign-up, its forms change it, and the purchase empties it', async ({
  page,
  browser,
  contextOptions,
}) => {
  const t = cartWords.es;
  const name = page.getByText(SKIRT.name);
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await expect(name.first()).toBeVisible();

  const who = somebody();
  await page.goto('/register?next=/shopping-cart');
  await register(page, 'es', who, 'phone');
  await confirmPin(page, 'es', await latestPin(page, who.e164));
  await expect(page).toHaveURL(/\/shopping-cart$/);
  await expect(name.first()).toBeVisible();
  await page.getByRole('spinbutton').fill('2');
  await page.getByRole('button', { name: t.update }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');

  const other = await browser.newContext({
    ...contextOptions,
    storageState: {
      cookies: (await page.context().cookies()).filter((one) => one.name === 'session'),
      origins: [],
    },
  });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/shopping-cart');
  await expect(elsewhere.getByRole('spinbutton')).toHaveValue('2');
  await other.close();

  await page.getByRole('button', { name: t.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: checkoutWords.es.cash }).check();
  await page.getByRole('button', { name: checkoutWords.es.place }).click();
  await seeConfirmation(page);
  await page.goto('/shopping-cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
});
