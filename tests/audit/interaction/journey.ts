/** A whole purchase by real clicks and keys: from home through 3-D Secure to the confirmation. */
import { expect, type Page } from '@playwright/test';
import { messages as cartWords } from '../../../fragments/shop/cart/messages/en.ts';
import { messages as navWords } from '../../../fragments/shop/nav/messages/en.ts';
import {
  addToCart,
  approveChallenge,
  CARDS,
  fillCard,
  fillDelivery,
  pay,
  seeConfirmation,
  SKIRT,
} from '../../e2e/shopping.ts';
import { fill } from '../../../shared/i18n/fill.ts';

/** Called after each step. */
export type Told = (step: string) => Promise<void> | void;

/** Time limit of one step on a slow line, in ms. */
const STEP_MS = 60_000;

/**
 * Buys one skirt in the demo shop Lirio, in Spanish.
 * @param origin of the shop
 */
export async function buyBySearch(page: Page, origin: string, told: Told): Promise<void> {
  page.setDefaultTimeout(STEP_MS);
  const see = expect.configure({ timeout: STEP_MS });
  const nav = navWords.es;
  await page.goto(origin, { timeout: STEP_MS });
  await told('home');
  await page
    .getByRole('button', { name: fill(nav.searchIn, { store: 'Lirio' }) })
    .first()
    .click();
  await page.getByRole('combobox').pressSequentially('falda corta', { delay: 60 });
  await see(page.getByRole('option').first()).toBeVisible();
  await told('suggestions');
  await page.keyboard.press('Enter');
  const found = page.locator('shop-item-grid').getByRole('link', { name: SKIRT.name }).first();
  await found.waitFor();
  await told('search');
  await found.click();
  await see(page.getByRole('heading', { level: 1, name: SKIRT.name })).toBeVisible();
  await scriptsRan(page);
  await told('item');
  await addToCart(page, 'es');
  // If its script is late, the form is sent without it and leads to the cart page.
  const onward = page
    .getByRole('dialog', { name: cartWords.es.title })
    .or(page.getByRole('main'))
    .getByRole('button', { name: cartWords.es.checkout })
    .filter({ visible: true });
  await onward.waitFor();
  await scriptsRan(page);
  await told('cart');
  await onward.click();
  await page.waitForURL(/\/checkout\/co_/);
  await page.locator('shop-checkout[data-hydrated]').waitFor();
  await told('checkout');
  await fillDelivery(page, 'es');
  await fillCard(page, 'es', CARDS.threeDs);
  await told('form');
  await pay(page, 'es');
  await approveChallenge(page, 'es');
  await page.waitForURL(/\/mis-compras\//);
  await seeConfirmation(page);
  await told('confirmation');
}

/**
 * Waits until the page has come whole and its loader runs. On a slow line a page is seen long before,
 * and what is clicked then is a form without script: the browser itself shows that it waits.
 */
function scriptsRan(page: Page): Promise<void> {
  return page.waitForLoadState('domcontentloaded');
}
