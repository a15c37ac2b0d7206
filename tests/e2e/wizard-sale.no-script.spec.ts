/** A new account opens a store, fills it step by step, and a shopper pays the first sale by deposit. */
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as itemWords } from '../../fragments/shop/item/messages/en.ts';
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
  const steps = t.firstSteps;
  const goOn = (step: keyof typeof words.steps) =>
    words.goOn.replace('{{step}}', words.steps[step]);
  const save = () => page.getByRole('button', { name: steps.save }).click();
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

  // A step that is left for later leads to the next one, and waits.
  await page.getByRole('link', { name: goOn('looks') }).click();
  await expect(page).toHaveURL(/\/tienda\/.+\/asistentes\/emprendedores\/foto$/);
  await page.getByRole('link', { name: steps.skip }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(steps.heads.catalogue);
  await page.getByLabel(steps.fields.name, { exact: true }).fill('Velas');
  await save();

  await expect(page.getByRole('heading', { level: 2 })).toHaveText(steps.heads.item);
  await page.getByLabel(steps.fields.name, { exact: true }).fill('Vela de cera');
  await page.getByLabel(/^(Precio|Price) \(/).fill('ciento veinte');
  await save();
  await expect(page.getByText(steps.problems.price)).toBeVisible();
  await expect(page.getByLabel(steps.fields.name, { exact: true })).toHaveValue('Vela de cera');
  await page.getByLabel(/^(Precio|Price) \(/).fill('120');
  await expect(page.getByLabel(steps.fields.on_hand)).toHaveValue('1');
  await expect(page.getByLabel(steps.fields.catalogue, { exact: true })).toHaveValue(/^ca_/);
  await save();

  // Transfers need an account, which the same step asks for.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(steps.heads.payments);
  await page.getByLabel(steps.payment.deposit, { exact: true }).check();
  await save();
  await expect(page.getByText(steps.accountNeeded)).toBeVisible();
  await page.getByLabel(steps.accountKeys.holder).fill('Velas del Norte');
  await page.getByLabel(steps.accountKeys.bank, { exact: true }).fill('Banco del Norte');
  await page.getByLabel(steps.accountKeys.bank_account).fill('123');
  await page.getByRole('button', { name: steps.saveAccount }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel(steps.accountKeys.holder).fill('Velas del Norte');
  await page.getByLabel(steps.accountKeys.bank, { exact: true }).fill('Banco del Norte');
  await page.getByLabel(steps.accountKeys.bank_account).fill('032180000118359719');
  await page.getByRole('button', { name: steps.saveAccount }).click();

  // The last page names the step that was left.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(steps.liveHalf);
  const main = page.getByRole('main');
  await expect(main.getByText(store)).toBeVisible();
  await expect(main.locator('.missing').getByRole('link')).toHaveText([
    new RegExp(steps.steps.looks),
  ]);
  await page.getByRole('button', { name: steps.see }).click();
  await expect(page).toHaveURL(new RegExp(`^${store}/`));
  await page.goto(wizard);
  for (const step of ['item', 'catalogue', 'payments'] as const) {
    const way = page.getByRole('listitem').filter({ hasText: words.steps[step] });
    await expect(way).toContainText(words.done);
  }
  await expect(page.getByRole('link', { name: goOn('looks') })).toBeVisible();

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
