/** Each way to pay that no other journey walks, bought at a desk on its provider's own page or by its number. */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { es as sandbox } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { demoShop } from './partners.ts';
import { addToCart, fillDelivery, pay, seeConfirmation } from './shopping.ts';

const t = checkoutWords.es;
const words = orderWords.es;
const { hosted, openpay } = sandbox;

const STOOL = { slug: 'casa', path: '/productos/casa/banco-alto-de-madera-maciza' } as const;
const TABLET = {
  slug: 'foto',
  path: '/productos/foto/tableta-grafica-compacta-8-pulgadas',
} as const;

type Goods = typeof STOOL | typeof TABLET;

/** Fills in a checkout of one of these, and chooses a way to pay. */
async function choose(page: Page, { slug, path }: Goods, way: string): Promise<void> {
  await page.goto(demoShop(slug).origin + path);
  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await cart.getByRole('button', { name: cartWords.es.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: way }).check();
}

const paidBy = (name: string) => words.paidBy.replace('{{card}}', name);

// A provider that tells the card has it shown in place of its own name.
for (const [code, goods, name] of [
  ['openpay_card', STOOL, 'Mastercard ••••4444'],
  ['mobbex', STOOL, 'Visa ••••1234'],
  ['aplazo', TABLET, words.ways.aplazo],
  ['baz_card', TABLET, words.ways.baz_card],
  ['memphis', TABLET, words.ways.memphis],
] as const) {
  test(`${code} is paid on its provider’s page`, async ({ page }) => {
    await choose(page, goods, t.ways[code]);
    await pay(page, 'es');
    await expect(page).toHaveURL(new RegExp(`/hosted/${code}/pay`));
    await expect(page.getByText(hosted.names[code]).first()).toBeVisible();
    await page.getByRole('button', { name: hosted.answers.pay, exact: true }).click();
    await seeConfirmation(page);
    await expect(page.getByText(paidBy(name))).toBeVisible();
  });
}

test('openpay_bank is paid by a transfer to its number', async ({ page }) => {
  await choose(page, STOOL, t.ways.openpay_bank);
  await page.getByRole('button', { name: t.place }).click();
  await seeConfirmation(page);
  const number = await page
    .getByText(words.slip.number.bank, { exact: true })
    .locator('xpath=following-sibling::dd')
    .innerText();
  const order = page.url();
  const port = Number(new URL(order).port) + 1;
  await page.goto(`http://localhost:${port}/openpay/counter?number=${number.replace(/\s/g, '')}`);
  await page.getByRole('button', { name: openpay.answers.pay, exact: true }).click();
  await expect(page.getByRole('heading', { name: openpay.paid })).toBeVisible();
  await expect(async () => {
    await page.goto(order);
    await expect(page.getByText(paidBy(words.ways.openpay_bank))).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
