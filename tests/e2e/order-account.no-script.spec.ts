/** A guest saves as a user in the checkout, with script switched off: the PIN comes later, and the order is theirs. */
import { expect, test } from '@playwright/test';
import { messages as activationWords } from '../../fragments/shop/activation/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { buyAsUser, checkoutButton, finishByPin, PASSWORD } from './bought-as-user.ts';
import { latestLink, latestPin } from './outbox.ts';
import { orderNumber, seeConfirmation } from './shopping.ts';

test('the PIN of the mail and a password make the account, which has the order', async ({
  page,
}) => {
  const email = await buyAsUser(page, () => checkoutButton(page).click());
  const number = await orderNumber(page);
  await finishByPin(page, email);
  await expect(page.getByText(orderWords.es.joinPin)).toHaveCount(0);
  await page.goto('/mis-compras');
  await expect(page.getByText(number).first()).toBeVisible();
});

test('the button of the mail does the same', async ({ page }) => {
  const email = await buyAsUser(page, () => checkoutButton(page).click());
  await latestPin(page, email, 2);
  await page.goto(await latestLink(page, email));
  await page.getByLabel(activationWords.es.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: activationWords.es.linkSubmit }).click();
  await seeConfirmation(page);
});
