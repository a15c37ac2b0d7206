/** A shopper's steps from an item in Argentina to an order that is collected at a courier's branch. */
import { expect, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as rateWords } from '../../fragments/shop/courier-rates/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import type { ArgentineStore } from './argentine-store.ts';
import { addToCart, orderForm, seeConfirmation } from './shopping.ts';

/** Opens the checkout of the store's item, and the form of branches in it. */
export async function openBranches(page: Page, store: ArgentineStore) {
  const t = rateWords.en;
  await page.goto(store.item);
  await addToCart(page, 'en');
  await page.getByRole('button', { name: cartWords.en.checkout }).click();
  await page.waitForURL(/\/checkout\/co_/);
  const couriers = page.locator('shop-courier-rates');
  await couriers.getByText(t.branchTitle).click();
  return { couriers, t };
}

/** Looks for branches near Tandil, and takes the rate to the nearest. */
export async function chooseBranch(page: Page, store: ArgentineStore) {
  const { couriers, t } = await openBranches(page, store);
  await couriers.locator('#f-near_state').selectOption('Buenos Aires');
  await couriers.locator('#f-near_code').fill('7003');
  await couriers.getByRole('button', { name: t.askBranches }).click();
  await expect(couriers.getByRole('radio', { name: /^Tandil/ })).toBeChecked();
  await expect(couriers.getByText(t.veryNear)).toBeVisible();
  await couriers.getByRole('button', { name: t.branchRate }).click();
  await expect(
    couriers.getByRole('radio', { name: /Correo Argentino Clasico.*Tandil/ }),
  ).toBeChecked();
  await couriers.getByRole('button', { name: t.use }).click();
  const order = orderForm(page);
  await expect(order.getByRole('radio', { name: /Correo Argentino/ })).toBeChecked();
  return order;
}

/** Fills who buys, and places the order to be paid in cash; it needs no address. */
export async function placeToBranch(page: Page): Promise<void> {
  const form = checkoutWords.en;
  const order = orderForm(page);
  await page.getByLabel(form.fullName).fill('Lucía Méndez Ortega');
  await page
    .getByRole('textbox', { name: form.email })
    .fill(`lucia.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await page.getByRole('textbox', { name: form.phone }).fill('2125550187');
  await expect(order.getByLabel(form.addressLabels.AR.route)).toBeHidden();
  await page.getByRole('radio', { name: form.cash }).check();
  await page.getByRole('button', { name: form.place }).click();
  await seeConfirmation(page);
  await expect(page.getByText(orderWords.en.to_branch).first()).toBeVisible();
  await expect(
    page.getByText(/Correo Argentino Tandil, Avenida San Martín 300/).first(),
  ).toBeVisible();
}
