/** Each kind of alert that leads to a page of a store: it is followed from the list, and counts as seen. */
import type { Locator, Page } from '@playwright/test';
import { messages as list } from '../../fragments/shop/alert-list/messages/en.ts';
import { storeIdOf } from '../../edge/cli/seed/stores.ts';
import type { AlertAbout } from '../../shared/rules/alert-target.ts';
import type { Language } from './account-steps.ts';
import { expect, test } from './language.ts';
import { callFrom, newPerson } from './new-person.ts';
import { demoShop } from './partners.ts';
import { cookiesOf, placed, placedInCash } from './placed-order.ts';
import { beginSession, openAdmin, tellAlert } from './straight.ts';

const MODA = storeIdOf('moda');

/** An alert, and the address to which a press on it leads. */
type Row = AlertAbout & { readonly leads: RegExp };

/** The row of an alert in the list, by its words. */
function rowOf(page: Page, text: string): Locator {
  return page.locator('shop-alert-list').getByRole('listitem').filter({ hasText: text });
}

/** Follows each alert of an account from its list, where it is seen from then on. */
async function followAll(
  page: Page,
  language: Language,
  account: string,
  rows: readonly Row[],
): Promise<void> {
  const t = list[language];
  for (const [order, row] of rows.entries()) {
    const text = await tellAlert(account, row, order);
    const shown = rowOf(page, text[language]);
    await page.goto('/me/alerts');
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) => response.request().isNavigationRequest() && response.status() < 300,
      ),
      shown.getByRole('button', { name: t.isNew }).first().click(),
    ]);
    expect(answer.url()).toMatch(row.leads);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goto('/me/alerts');
    await expect(shown).toBeVisible();
    await expect(shown.getByText(t.isNew, { exact: true })).toHaveCount(0);
  }
}

test('a buyer follows alerts of orders, invoices, payments, talk, wallet and referrals', async ({
  page,
  language,
}) => {
  const { id } = await newPerson(page);
  await page.goto('/me/alerts');
  const cookies = await cookiesOf(page);
  const bought = await placed('cash', demoShop('moda'), cookies);
  const [order = ''] = bought.orders;
  const unpaid = await placed('str_card', demoShop('moda'), cookies);
  const started = (await callFrom(page, 'PUT', `/api/inbox/${id}:${id}/conversation`, {
    peer: MODA,
    body: '¿Abren el sábado?',
  })) as { conversation: { id: string } };
  const purchase = bought.checkout_aggregation;
  const talk = started.conversation.id;
  await followAll(page, language, id, [
    {
      origin_app: 'store',
      params: { order, customer: id, checkout_aggregation: purchase },
      leads: new RegExp(`/mis-compras/${purchase}$`),
    },
    {
      origin_app: 'store',
      params: { order, customer: id },
      leads: new RegExp(`/mis-compras/${order}$`),
    },
    {
      origin_app: 'invoicing',
      params: { invoice: 'A-17', subtype: 'customer-recipient' },
      leads: /\/facturas$/,
    },
    {
      origin_app: 'payments',
      params: { payment_token: unpaid.payment_token ?? '' },
      leads: new RegExp(`/checkout/${unpaid.checkout_aggregation}/pay$`),
    },
    {
      origin_app: 'inbox',
      params: { type: 'conversation', contact_id: talk },
      leads: new RegExp(`/me/inbox/conversation/${talk}$`),
    },
    {
      origin_app: 'wallet',
      params: { wallet_type_id: 'mxn', customer: id },
      leads: /\/me\/wallet\/mxn$/,
    },
    { origin_app: 'referral', params: {}, leads: /\/apps\/me\/referral$/ },
  ]);
  // A kind without a page is only marked.
  const t = list[language];
  const text = await tellAlert(id, { origin_app: 'system', params: {} }, 99);
  await page.goto('/me/alerts');
  const shown = rowOf(page, text[language]);
  await shown.getByRole('button', { name: t.seen, exact: true }).click();
  await expect(shown.getByText(t.isNew, { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/me\/alerts/);
});

test('staff follow alerts of orders, files, invoices, messages, texts and the wallet', async ({
  page,
  language,
}) => {
  const customer = await newPerson(page);
  await page.goto('/me/alerts');
  const { id: order } = await placedInCash(demoShop('moda'), await cookiesOf(page));
  const started = (await callFrom(
    page,
    'PUT',
    `/api/inbox/${customer.id}:${customer.id}/conversation`,
    { peer: MODA, body: '¿Tienen bolsas?' },
  )) as { conversation: { id: string } };
  const entry = (await callFrom(page, 'POST', '/api/contact/', {
    name: 'Zoë',
    email: customer.email,
    message: '¿Hacen envíos a Oaxaca?',
  })) as { id: string };
  await page.context().clearCookies();
  const { id } = await openAdmin(language, 'moda');
  await beginSession(page.context(), id, 'moda');
  const talk = started.conversation.id;
  await followAll(page, language, id, [
    {
      origin_app: 'store',
      params: { order, customer: customer.id },
      leads: new RegExp(`/admin/ordenes/${order}$`),
    },
    { origin_app: 'store', params: { type: 'export' }, leads: /\/admin\/reportes\/ordenes$/ },
    { origin_app: 'products', params: { type: 'export' }, leads: /\/admin\/inventario\/reportes$/ },
    { origin_app: 'products', params: { type: 'import' }, leads: /\/admin\/inventario\/cargas$/ },
    {
      origin_app: 'invoicing',
      params: { invoice: 'A-17' },
      leads: /\/admin\/facturas\?InvoicesFilter=%22A-17\*%22$/,
    },
    {
      origin_app: 'inbox',
      params: { type: 'conversation', contact_id: talk, supplier: MODA },
      leads: new RegExp(`/admin/mensajes/${talk}$`),
    },
    {
      origin_app: 'inbox',
      params: { contact_id: entry.id },
      leads: new RegExp(`/me/inbox/${entry.id}$`),
    },
    { origin_app: 'sms', params: { subtype: 'sms_runout' }, leads: /\/me\/sms\/packages$/ },
    {
      origin_app: 'wallet',
      params: { subtype: 'transfer_ok', wallet_type_id: 'mxn' },
      leads: /\/admin\/monedero\/mxn$/,
    },
  ]);
});
