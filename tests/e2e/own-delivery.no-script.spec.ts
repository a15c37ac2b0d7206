/** Delivery by the store's own people with script switched off: offered, chosen for a day, shown to both sides. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as termsWords } from '../../fragments/office/own-delivery-terms/messages/en.ts';
import { messages as deliveryWords } from '../../fragments/shop/own-delivery/messages/en.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { addToCart, orderForm, orderNumber, seeConfirmation } from './shopping.ts';

const t = deliveryWords.es;
const form = checkoutWords.es;
const fields = form.addressLabels.MX;

test('an owner offers it, and a buyer asks for a day and its hours', async ({ page, context }) => {
  const { origin } = demoShop('foto');
  await signInAs(page, 'lente', 'foto');
  await page.goto(`${origin}/admin/configuracion`);
  const terms = page.locator('shop-own-delivery-terms');
  await terms.getByLabel(/^Costo de la entrega/).fill('80.50');
  await terms.getByLabel(termsWords.es.codes).fill('06, 0710');
  // What is wrong is told where it stands, and nothing that was typed is lost.
  await terms.getByLabel(termsWords.es.windows).fill('13:00-09:00');
  await terms.getByRole('button', { name: termsWords.es.save }).click();
  await expect(terms.getByText(termsWords.es.needs.windows)).toBeVisible();
  await expect(terms.getByLabel(termsWords.es.codes)).toHaveValue('06, 0710');
  await terms.getByLabel(termsWords.es.windows).fill('09:00–13:00\n16:00–20:00');
  await terms.getByRole('button', { name: termsWords.es.save }).click();
  await expect(terms.getByText(termsWords.es.done.delivery)).toBeVisible();
  await expect(terms.getByLabel(termsWords.es.windows)).toHaveValue('09:00–13:00\n16:00–20:00');

  await context.clearCookies();
  await page.goto(`${origin}/productos/foto/tableta-grafica-compacta-8-pulgadas`);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  const own = page.locator('shop-own-delivery');
  await own.getByText(t.ask).click();
  await expect(own.getByText(/Cuesta \$80\.50/)).toBeVisible();
  await own.getByLabel(t.day).selectOption({ index: 1 });
  await own.getByRole('button', { name: t.use }).click();
  await expect(own.getByText(t.needsHours)).toBeVisible();
  await own.getByLabel(t.hours).selectOption('16:00–20:00');
  await own.getByRole('button', { name: t.use }).click();
  await expect(own.getByText(/Lo entrega la tienda el .+, 16:00–20:00/)).toBeVisible();

  const order = orderForm(page);
  await expect(order.getByRole('radio', { name: new RegExp(form.delivery) })).toBeChecked();
  await order.getByLabel(form.fullName).fill('Lucía Méndez Ortega');
  await order
    .getByRole('textbox', { name: form.email })
    .fill(`lucia.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await order.getByRole('textbox', { name: form.phone }).fill('5512345678');
  await order.getByLabel(fields.route).fill('Av. Amsterdam');
  await order.getByLabel(fields.street_number).fill('120');
  await order.getByLabel(fields.postal_code).fill('44100');
  await order.getByLabel(fields.locality).fill('Cuauhtémoc');
  await order.getByLabel(fields.administrative_area_level_1).selectOption('Ciudad de México');
  await order.getByRole('radio', { name: form.cash }).check();
  await order.getByRole('button', { name: form.place }).click();
  await expect(
    order.getByText(messageFor({ code: 'delivery_out_of_zone' }, 'es')).first(),
  ).toBeVisible();
  await order.getByLabel(fields.postal_code).fill('06100');
  await order.getByRole('button', { name: form.place }).click();
  await seeConfirmation(page);
  await expect(page.getByText(/Pediste que llegue el .+, 16:00–20:00/)).toBeVisible();

  const number = await orderNumber(page);
  await signInAs(page, 'lente', 'foto');
  await page.goto(`${origin}/admin/ordenes?text=${number}`);
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(page.getByText(/Lo pidió para el .+, 16:00–20:00/)).toBeVisible();
});
