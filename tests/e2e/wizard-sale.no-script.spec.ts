/** A new account opens a store, fills it step by step, and a shopper pays the first sale by deposit. */
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as itemWords } from '../../fragments/shop/item/messages/en.ts';
import { messages as keysWords } from '../../fragments/office/payment-keys/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { messages as paymentsWords } from '../../fragments/office/own-payments/messages/en.ts';
import { expect, test } from './language.ts';
import { addToCart, fillDelivery, seeConfirmation } from './shopping.ts';
import { beginSession, openAccount } from './straight.ts';

test('from the wizard to the first sale, by forms alone', async ({
  page,
  browser,
  t,
  language,
}) => {
  const words = t.wizard;
  const keys = keysWords[language];
  const checkout = checkoutWords[language];
  const slug = `velas-${language}-${Date.now().toString(36)}`;
  const port = process.env['E2E_PORT'];
  const store = `http://${slug}.localhost:${port}`;
  const { id } = await openAccount(language);
  await beginSession(page.context(), id, 'mercado');
  const wizard = `http://mercado.localhost:${port}/asistentes/emprendedores`;
  await page.goto(wizard);
  await page.getByLabel(words.name, { exact: true }).fill('Velas del Norte');
  await page.getByLabel(words.slug, { exact: true }).fill(slug);
  await page.getByRole('button', { name: words.open, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.opened);
  await page.getByRole('button', { name: words.enter }).click();
  await expect(page).toHaveURL(new RegExp(`^${store}/`));

  await page.goto(`${store}/apps/me/products/create`);
  await page.getByLabel(t.itemForm.fields.name, { exact: true }).fill('Vela de cera');
  await page.getByLabel(/^(Precio|Price) \(/).fill('120');
  await page.getByLabel(t.itemForm.variant.on_hand).fill('1');
  await page.getByRole('button', { name: t.itemForm.create }).click();
  await expect(page.getByText(t.itemForm.done.created)).toBeVisible();
  await page.goto(`${store}/admin/catalogos`);
  await page.getByLabel(t.ownCatalogues.name, { exact: true }).first().fill('Velas');
  await page.getByRole('button', { name: t.ownCatalogues.send }).click();
  await expect(page.getByText('Velas', { exact: true }).first()).toBeVisible();

  // The way to pay: an account for deposits, and deposits among what the store takes.
  await page.goto(`${store}/admin/configuracion`);
  const account = page.locator('#keys details').filter({ hasText: keys.names.deposit });
  await account.locator('summary').click();
  await account.getByLabel(keys.keys.holder).fill('Velas del Norte');
  await account.getByLabel(keys.keys.bank, { exact: true }).fill('Banco del Norte');
  await account.getByLabel(keys.keys.bank_account).fill('032180000118359719');
  await account.getByRole('button', { name: keys.saveAccount }).click();
  await expect(page.getByText(keys.done['keys-set'])).toBeVisible();
  await page.getByLabel(t.settings.payment.deposit, { exact: true }).check();
  await page.getByRole('button', { name: t.settings.save }).click();
  await expect(page.getByText(t.settings.done)).toBeVisible();
  await page.goto(wizard);
  for (const step of ['item', 'catalogue', 'payments'] as const) {
    const way = page.getByRole('listitem').filter({ hasText: words.steps[step] });
    await expect(way).toContainText(words.done);
  }

  const locale = language === 'en' ? 'en-US' : 'es-MX';
  const visitor = await browser.newContext({ javaScriptEnabled: false, locale });
  const shop = await visitor.newPage();
  await shop.goto(store);
  await shop.getByRole('link', { name: 'Vela de cera' }).first().click();
  await addToCart(shop, language);
  await shop.getByRole('button', { name: cartWords[language].checkout }).click();
  await fillDelivery(shop, language);
  await shop.getByRole('radio', { name: checkout.ways.deposit }).check();
  await shop.getByRole('button', { name: checkout.place }).click();
  await shop.getByRole('button', { name: checkout.showNumber }).click();
  await seeConfirmation(shop);
  await expect(shop.getByText('032180000118359719')).toBeVisible();

  await page.goto(`${store}/admin/pagos`);
  await page.getByRole('button', { name: paymentsWords[language].confirm }).first().click();
  await expect(page.getByText(paymentsWords[language].done)).toBeVisible();
  await shop.reload();
  const order = orderWords[language];
  await expect(shop.getByText(order.paidBy.replace('{{card}}', order.ways.deposit))).toBeVisible();
  await page.goto(`${store}/admin/ordenes`);
  await expect(page.getByRole('region', { name: t.ownOrders.list })).toContainText('Lucía Méndez');
  // The one unit is sold: its page offers it no more.
  await shop.goto(store);
  await shop.getByRole('link', { name: 'Vela de cera' }).first().click();
  await expect(shop.getByText(itemWords[language].live.soldOut).first()).toBeVisible();
  await visitor.close();
});
