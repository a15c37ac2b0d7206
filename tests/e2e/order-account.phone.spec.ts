/** A guest saves as a user in the checkout, with script: the same account as without. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { buyAsUser, finishByPin } from './bought-as-user.ts';

test.use({ locale: 'es-MX' });

test('the data of the order make an account once its PIN is typed', async ({ page }) => {
  const email = await buyAsUser(page, async () => {
    const cart = page.getByRole('dialog', { name: cartWords.es.title });
    await cart.getByRole('button', { name: cartWords.es.checkout }).click();
  });
  await finishByPin(page, email);
  await expect(page.getByText(orderWords.es.joinPin)).toHaveCount(0);
});
