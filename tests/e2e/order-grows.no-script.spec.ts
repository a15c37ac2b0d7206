/** A seller swaps something of a placed order without script; its buyer alone reads of it, and is led to its payment. */
import { expect, test } from '@playwright/test';
import { messages as additionWords } from '../../fragments/office/order-addition/messages/en.ts';
import { messages as draftWords } from '../../fragments/office/draft-order/messages/en.ts';
import { messages as officeWords } from '../../fragments/office/own-order/messages/en.ts';
import { messages as saleWords } from '../../fragments/office/point-of-sale/messages/en.ts';
import { messages as paymentWords } from '../../fragments/shop/draft-payment/messages/en.ts';
import { messages as buyerWords } from '../../fragments/shop/order-additions/messages/en.ts';
import { sampleLine } from '../../shared/contracts/samples.ts';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { cookiesOf, placedInCash } from './placed-order.ts';

const t = additionWords.es;
/** More than a hundred units are left: no other test misses those that are sold here. */
const PLENTY = /Quedan \d{3}/;

test('one unit leaves an order and other goods come in, which its buyer reads of and pays by a link', async ({
  browser,
  page,
}) => {
  const shop = demoShop('moda');
  await signInAs(page, 'rosa');
  const bought = { ...sampleLine, amount: 3 };
  const { id } = await placedInCash(shop, await cookiesOf(page), bought);

  const desk = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signInAs(desk, 'lirio');
  await desk.goto(`${shop.origin}/admin/ordenes/${id}`);
  await desk.getByRole('link', { name: officeWords.es.additions.add }).click();
  const goods = desk.getByRole('region', { name: saleWords.es.goods });
  await goods.getByRole('listitem').filter({ hasText: PLENTY }).first().getByRole('link').click();
  await desk.getByRole('link', { name: saleWords.es.addToOrder }).click();

  await desk.getByLabel(t.price).first().fill('nada');
  await desk.getByRole('button', { name: t.preview }).click();
  await expect(desk.getByText(t.needs.price)).toBeVisible();
  await desk.getByLabel(t.price).first().fill('80.50');
  await desk.getByText(t.swap, { exact: true }).first().click();
  await desk.locator('input[name^="left:"]').fill('2');
  await desk.getByRole('button', { name: t.preview }).click();
  await expect(desk.getByRole('status')).toContainText('$80.50');
  await expect(desk.getByRole('status')).toContainText('3 → 2');
  await desk.getByRole('button', { name: t.swapNow }).click();
  await expect(desk.getByText(draftWords.es.done.made)).toBeVisible();
  const link = await desk.getByLabel(draftWords.es.link).inputValue();

  await desk.goto(`${shop.origin}/admin/ordenes/${id}`);
  const added = desk.getByRole('region', { name: officeWords.es.additions.title });
  await expect(added.getByText('$80.50')).toBeVisible();
  await expect(added.getByText(officeWords.es.additions.states.open)).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  for (const reader of [stranger, desk]) {
    await reader.goto(`${shop.origin}/mis-compras/${id}`);
    await expect(reader.locator(`a[href="${link}"]`)).toHaveCount(0);
  }
  await page.goto(`${shop.origin}/mis-compras/${id}`);
  const told = page.getByRole('region', { name: buyerWords.es.title });
  await expect(told.getByText(buyerWords.es.states.open)).toBeVisible();
  await told.getByRole('link', { name: buyerWords.es.pay }).click();
  await expect(page).toHaveURL(link);
  const [adds = ''] = paymentWords.es.adds.split('{{');
  await expect(page.getByText(adds)).toBeVisible();
  await expect(page.getByText('1 × $80.50')).toBeVisible();
});
