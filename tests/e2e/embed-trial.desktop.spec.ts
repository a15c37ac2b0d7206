/** A partner tries the way to the store by a key for trials: the store shows it, and sells nothing. */
import { expect, test } from '@playwright/test';
import { messages as buyWords } from '../../fragments/shop/buy-button/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as trialWords } from '../../fragments/shop/partner-trial/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { PartnerPage } from './partner-page.ts';
import { SKIRT } from './shopping.ts';

const SLUG = SKIRT.path.split('/').at(-1) ?? '';
const t = trialWords.es;
const partner = new PartnerPage();
let key = '';

test.beforeAll(async ({ browser }) => {
  await partner.listen();
  const owner = await browser.newContext();
  key = await partner.newKey(await owner.newPage(), { test: true });
  await owner.close();
});
test.afterAll(() => partner.close());

test('a trial goes from the button to the store and back, and empties the page’s cart', async ({
  page,
}) => {
  partner.shows(`<shop-buy-button item="${SLUG}"></shop-buy-button><shop-cart></shop-cart>`, key);
  await page.goto(partner.origin);
  const button = page.locator('shop-buy-button');
  await button.getByRole('button', { name: buyWords.es.buy }).click();
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await expect(cart.getByText(SKIRT.name)).toBeVisible();
  await cart.getByRole('link', { name: cartWords.es.checkout }).click();

  await expect(page).toHaveURL(/moda\.localhost:\d+\/shopping-cart\?add=/);
  const trial = page.getByRole('region', {
    name: t.title.replace('{{partner}}', `Blog ${partner.origin}`),
  });
  await expect(trial).toContainText(SKIRT.name);
  await expect(trial).toContainText(t.nobody);
  // Nothing on the page buys.
  await expect(page.getByRole('button', { name: cartWords.es.handoverContinue })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await trial.getByRole('button', { name: t.end }).click();
  await expect(page.getByRole('region', { name: t.ended })).toBeVisible();
  // The store's own cart is as empty as before.
  expect(await page.evaluate(() => localStorage.getItem('cart:st_moda') ?? '')).not.toContain(
    'sk_',
  );

  await page.goto(partner.origin);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart:st_moda')))
    .not.toContain('sk_');
});
