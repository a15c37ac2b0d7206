/** The steps of a purchase as a shopper takes them, found by the words on the page. */
import { randomUUID } from 'node:crypto';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as itemWords } from '../../fragments/shop/item/messages/en.ts';
import { es as bankEs } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { en as bankEn } from '../../edge/providers/payment/sandbox-server/messages/en.ts';

export type Language = 'es' | 'en';

const bankWords = { es: bankEs, en: bankEn };

/** An item with sizes in stock. */
export const SKIRT = {
  /** The part of its name that is the same in both languages. */
  name: 'Blossom Breeze',
  spanish: 'Falda corta estampada Blossom Breeze',
  path: '/productos/moda/falda-corta-estampada-blossom-breeze',
};

export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  threeDs: '4000002760003184',
};

/** Puts the item of this page into the cart. */
export async function addToCart(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: itemWords[language].live.add }).click();
}

/** The form of a checkout, without the forms of its parts, which stand inside of the element, too. */
export function orderForm(page: Page): Locator {
  return page.locator('shop-checkout form[data-enhance]');
}

/** Fills contact, delivery to an address and its fields. */
export async function fillDelivery(page: Page, language: Language): Promise<void> {
  const t = checkoutWords[language];
  const fields = t.addressLabels.MX;
  await page.getByLabel(t.fullName).fill('Lucía Méndez Ortega');
  // Long, as some are: no page gets wider for it.
  const name = `lucia.fernandez.de.la.torre.${randomUUID().slice(0, 8)}`;
  await page
    .getByRole('textbox', { name: t.email })
    .fill(`${name}@correo-de-la-empresa.example.com`);
  await page.getByRole('textbox', { name: t.phone }).fill('5512345678');
  await page.getByRole('radio', { name: t.fixed_delivery }).check();
  // Couriers are asked by a form of their own, before this one.
  const form = orderForm(page);
  await form.getByLabel(fields.route).fill('Av. Amsterdam');
  await form.getByLabel(fields.street_number).fill('120');
  await form.getByLabel(fields.sublocality).fill('Hipódromo');
  await form.getByLabel(fields.postal_code).fill('06100');
  await form.getByLabel(fields.locality).fill('Cuauhtémoc');
  await form.getByLabel(fields.administrative_area_level_1).selectOption('Ciudad de México');
}

/** Chooses the card and types it into the provider's own frame. */
export async function fillCard(page: Page, language: Language, number: string): Promise<void> {
  const t = checkoutWords[language];
  const bank = bankWords[language].frame;
  await page.getByRole('radio', { name: t.card }).check();
  const frame: FrameLocator = page.frameLocator('iframe');
  await frame.getByLabel(bank.name).fill('LUCIA MENDEZ');
  await frame.getByLabel(bank.number).fill(number);
  await frame.getByLabel(bank.expiry).fill('12/34');
  await frame.getByLabel(bank.cvc).fill('123');
}

/** Confirms the order with the card that was written. */
export async function pay(page: Page, language: Language): Promise<void> {
  const words = checkoutWords[language].pay.replace('{{total}}', '');
  const button = page.getByRole('button', { name: words.trim() });
  // Right after a scroll the browser still leads the mouse into the card's frame, where that was.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await button.hover();
    expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass();
  await button.click();
}

/** Approves on the bank's own page. */
export async function approveChallenge(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: bankWords[language].challenge.approve }).click();
}

/** Waits for the confirmation of a purchase. */
export async function seeConfirmation(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/mis-compras\/co_[0-9a-z]{26}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What is wider than the screen is cut off there, the buyer's e-mail too.
  const main = page.getByRole('main');
  expect(await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

/** Fills in the checkout that is open, chooses a way to pay, and places the order. */
export async function placeBy(page: Page, language: Language, way: string): Promise<void> {
  const t = checkoutWords[language];
  await fillDelivery(page, language);
  await page.getByRole('radio', { name: way }).check();
  await page
    .getByRole('button', { name: t.place })
    .or(page.getByRole('button', { name: /^(?:Pagar|Pay)/ }))
    .click();
}

const ORDER_NUMBER = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** The number of the first order on the page of a purchase, by which a list finds it among others'. */
export async function orderNumber(page: Page): Promise<string> {
  const text = await page.getByText(ORDER_NUMBER).first().textContent();
  return ORDER_NUMBER.exec(text ?? '')?.[0] ?? '';
}
