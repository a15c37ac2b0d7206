/** The button that buys, and the search, on a partner's page. */
import { expect, test } from '@playwright/test';
import { messages as buyWords } from '../../fragments/shop/buy-button/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as searchWords } from '../../fragments/shop/search-box/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { PartnerPage } from './partner-page.ts';
import { SKIRT } from './shopping.ts';

const SLUG = SKIRT.path.split('/').at(-1) ?? '';
const JACKET = 'chamarra-acolchada-capucha-hombre';
const t = buyWords.es;
const partner = new PartnerPage();
let key = '';

test.beforeAll(async ({ browser }) => {
  await partner.listen();
  const owner = await browser.newContext();
  key = await partner.newKey(await owner.newPage());
  await owner.close();
});
test.afterAll(() => partner.close());

test('a press puts the chosen variant into the page’s cart and opens it', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  partner.shows(`<shop-buy-button item="${SLUG}"></shop-buy-button><shop-cart></shop-cart>`, key);
  await page.goto(partner.origin);
  const button = page.locator('shop-buy-button');
  await expect(button.getByRole('button', { name: t.buy })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const options = button.getByRole('combobox', { name: t.variant });
  const last = options.locator('option:not([disabled])').last();
  const line = (await last.getAttribute('value')) ?? '';
  await options.selectOption(line);
  await button.getByRole('button', { name: t.buy }).click();
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await expect(cart.getByText(SKIRT.name)).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('cart:st_moda'));
  expect(kept).toContain(`"${line.replace(/\.1$/, '')}"`);
  await cart.getByRole('button', { name: cartWords.es.close }).click();
  await expect(button.getByRole('status')).toHaveText(
    `${t.added} · ${t.inCart_one.replace('{{count}}', '1')}`,
  );
  // A second page view knows what is in the cart once the button is touched.
  await page.reload();
  await options.focus();
  await expect(button.getByRole('status')).toHaveText(t.inCart_one.replace('{{count}}', '1'));
  expect(thrown).toEqual([]);
});

test('another item of its attribute is what a live button buys', async ({ page }) => {
  partner.shows(`<shop-buy-button item="${SLUG}"></shop-buy-button><shop-cart></shop-cart>`, key);
  await page.goto(partner.origin);
  const button = page.locator('shop-buy-button');
  await button.getByRole('combobox').focus();
  await expect(button).toHaveAttribute('data-hydrated', '');
  await button.evaluate((host, item) => host.setAttribute('item', item), JACKET);
  await expect(button.getByRole('button', { name: 'Chamarra' })).toBeVisible();
  await button.getByRole('button', { name: 'Chamarra' }).click();
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await expect(cart.getByText('Chamarra').first()).toBeVisible();
  await expect(cart.getByText(SKIRT.name)).toHaveCount(0);
});

test('a page without a cart leads to the store with the line, as its partner’s', async ({
  page,
}) => {
  partner.shows(`<shop-buy-button item="${SLUG}"></shop-buy-button>`, key);
  await page.goto(partner.origin);
  await page.locator('shop-buy-button').getByRole('button').click();
  await expect(page).toHaveURL(/moda\.localhost:\d+\/shopping-cart\?add=sk_[^&]+\.1&embed=/);
  await expect(page.getByText(cartWords.es.handoverTitle)).toBeVisible();
});

test('the search leads to the store’s results, as its partner’s', async ({ page }) => {
  partner.shows('<shop-search-box></shop-search-box>', key);
  await page.goto(partner.origin);
  const label = searchWords.es.label.replace('{{store}}', 'Lirio');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('searchbox', { name: label }).fill('falda');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/moda\.localhost:\d+\/buscar\?embed=[^&]+&text=falda/);
  await expect(page.getByText(SKIRT.name).first()).toBeVisible();
});
