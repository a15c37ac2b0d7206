/** Couriers' rates with script switched off: asked for, chosen, and shown by the order. */
import { expect, test } from '@playwright/test';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as rateWords } from '../../fragments/shop/courier-rates/messages/en.ts';
import { askCouriers as ask } from './courier-steps.ts';
import { orderForm, seeConfirmation } from './shopping.ts';

const t = rateWords.es;
const form = checkoutWords.es;
const fields = t.addressLabels.MX;

test('a shopper picks a rate, and the order shows it', async ({ page }) => {
  await ask(page, '06100');
  const couriers = page.locator('shop-courier-rates');
  await expect(couriers.getByText('Av. Amsterdam 120')).toBeVisible();
  await couriers.getByRole('radio', { name: /DHL Express/ }).check();
  await couriers.getByRole('button', { name: t.use }).click();
  await expect(couriers.getByText('Envío por paquetería: DHL Express')).toBeVisible();

  const order = orderForm(page);
  await expect(order.getByRole('radio', { name: /DHL/ })).toBeChecked();
  // The address that couriers were asked about comes filled.
  await expect(order.getByLabel(fields.route)).toHaveValue('Av. Amsterdam');
  await page.getByLabel(form.fullName).fill('Lucía Méndez Ortega');
  await page
    .getByRole('textbox', { name: form.email })
    .fill(`lucia.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await page.getByRole('textbox', { name: form.phone }).fill('5512345678');
  await page.getByRole('radio', { name: form.cash }).check();
  await page.getByRole('button', { name: form.place }).click();
  await seeConfirmation(page);
  await expect(page.getByText(/DHL Express/).first()).toBeVisible();
});

test('a courier that is down says so, beside the fixed way', async ({ page }) => {
  await ask(page, '99997');
  const couriers = page.locator('shop-courier-rates');
  const failed = 'El servicio de paquetería tuvo un error. Inténtalo más tarde';
  await expect(couriers.getByText(failed)).toBeVisible();
  const order = orderForm(page);
  await expect(order.getByRole('radio', { name: form.fixed_delivery })).toBeChecked();
});

test('an address with another postal code than its rate’s is refused with clear words', async ({
  page,
}) => {
  await ask(page, '06100');
  const couriers = page.locator('shop-courier-rates');
  await couriers.getByRole('button', { name: t.use }).click();
  const order = orderForm(page);
  await order.getByLabel(fields.postal_code).fill('06700');
  await page.getByLabel(form.fullName).fill('Lucía Méndez Ortega');
  await page
    .getByRole('textbox', { name: form.email })
    .fill(`lucia.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await page.getByRole('textbox', { name: form.phone }).fill('5512345678');
  await page.getByRole('radio', { name: form.cash }).check();
  await page.getByRole('button', { name: form.place }).click();
  await expect(page.getByText(/es para otra dirección/).first()).toBeVisible();
});
