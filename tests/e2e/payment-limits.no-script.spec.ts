/** The amounts in which a store offers its ways to pay, set by forms: the checkout hides a way outside of them. */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as limitWords } from '../../fragments/office/payment-limits/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { addToCart } from './shopping.ts';
import { writeLampStore, type WrittenStore } from './written-store.ts';

const t = limitWords.es;
const checkout = checkoutWords.es;

/** Sets limits as the owner, by their labels; leaves the browser signed out. */
async function setLimits(
  page: Page,
  { slug, origin }: WrittenStore,
  limits: Readonly<Record<string, string>>,
): Promise<void> {
  await signInAs(page, 'raiz', slug);
  await page.goto(`${origin}/admin/configuracion`);
  const form = page.locator('shop-payment-limits');
  for (const [label, amount] of Object.entries(limits)) {
    await form.getByLabel(label, { exact: true }).fill(amount);
  }
  await form.getByRole('button', { name: t.save }).click();
  await expect(form.getByText(t.saved)).toBeVisible();
  for (const [label, amount] of Object.entries(limits)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(amount);
  }
  await page.context().clearCookies();
}

/** Begins a new purchase of the store's lamp. */
async function begin(page: Page, { item }: WrittenStore): Promise<void> {
  await page.context().clearCookies();
  await page.goto(item);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/co_[0-9a-z]+$/);
}

test('an owner sets limits, and a purchase outside them has not that way to pay, or none', async ({
  page,
}) => {
  const store = await writeLampStore();
  const most = (way: keyof typeof t.names) =>
    `${t.names[way]}: ${t.maximum.replace('{{currency}}', 'MXN')}`;
  const ways = page.getByRole('radiogroup', { name: checkout.payment });
  const cash = ways.getByRole('radio', { name: checkout.cash });
  const card = ways.getByRole('radio', { name: checkout.card });

  await begin(page, store);
  await expect(cash).toBeVisible();
  await expect(card).toBeVisible();

  await setLimits(page, store, { [most('cash')]: '100.5' });
  await begin(page, store);
  await expect(card).toBeVisible();
  await expect(cash).toHaveCount(0);
  await expect(page.getByText(checkout.noWay)).toHaveCount(0);

  await setLimits(page, store, { [most('str_card')]: '200' });
  await begin(page, store);
  await expect(ways.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText(checkout.noWay)).toBeVisible();

  await setLimits(page, store, { [most('cash')]: '', [most('str_card')]: '' });
  await begin(page, store);
  await expect(cash).toBeVisible();
});
