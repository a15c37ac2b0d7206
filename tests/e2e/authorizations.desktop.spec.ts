/** A store whose cards are charged as their orders are sent: authorised, charged in part, or let go of. */
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as chargeWords } from '../../fragments/office/charge-terms/messages/en.ts';
import { messages as ownOrderWords } from '../../fragments/office/own-order/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import type { Page } from '@playwright/test';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import {
  addToCart,
  CARDS,
  fillCard,
  fillDelivery,
  orderNumber,
  pay,
  seeConfirmation,
  type Language,
} from './shopping.ts';
import { writeLampStore, type WrittenStore } from './written-store.ts';

/** Buys the lamp by card; gives the number of its order. */
async function buy(page: Page, store: WrittenStore, language: Language): Promise<string> {
  await page.goto(store.item);
  await addToCart(page, language);
  await page.getByRole('button', { name: cartWords[language].checkout }).click();
  await fillDelivery(page, language);
  await fillCard(page, language, CARDS.approved);
  await pay(page, language);
  await seeConfirmation(page);
  return orderNumber(page);
}

/** Opens an order as the store's owner. */
async function openOrder(page: Page, store: WrittenStore, number: string): Promise<void> {
  await page.goto(`${store.origin}/admin/ordenes?show=all`);
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/ordenes\/or_/);
}

test('an owner has cards be charged later: in part, by the order’s way, or never', async ({
  page,
  language,
}) => {
  test.slow();
  const t = chargeWords[language];
  const office = ownOrderWords[language];
  const { authorization } = office;
  const shop = orderWords[language];
  const store = await writeLampStore();
  await signInAs(page, 'raiz', store.slug);
  await page.goto(`${store.origin}/admin/configuracion`);
  const form = page.locator('shop-charge-terms');
  const later = form.getByRole('checkbox', { name: t.codes.str_card });
  await expect(later).not.toBeChecked();
  await later.check();
  await form.getByRole('button', { name: t.save }).click();
  await expect(form.getByText(t.saved)).toBeVisible();
  await expect(later).toBeChecked();
  await page.context().clearCookies();

  const numbers = [];
  for (let one = 0; one < 3; one += 1) {
    numbers.push(await buy(page, store, language));
    await expect(page.getByText(shop.authorizedBy.split('{{card}}')[1] ?? '')).toBeVisible();
  }
  const bought = page.url();
  const [inPart = '', byItself = '', never = ''] = numbers;
  const buyers = await page.context().storageState();

  await signInAs(page, 'raiz', store.slug);
  await openOrder(page, store, inPart);
  await expect(page.getByText(authorization.steps.authorized.split('{{')[0] ?? '')).toBeVisible();
  await page.getByText(authorization.part, { exact: true }).click();
  await page.getByLabel(authorization.amount).fill('nada');
  await page.getByRole('button', { name: authorization.captureNow }).click();
  await expect(page.getByText(authorization.needsAmount)).toBeVisible();
  await page.getByLabel(authorization.amount).fill('100.50');
  await page.getByRole('button', { name: authorization.captureNow }).click();
  await expect(page.getByText(office.done.charged)).toBeVisible();
  await expect(page.getByText(/100\.50/).first()).toBeVisible();
  await expect(page.getByText(authorization.part, { exact: true })).toHaveCount(0);

  await openOrder(page, store, byItself);
  await page.getByRole('button', { name: office.nexts.in_process }).click();
  await expect(page.getByText(office.done.moved)).toBeVisible();
  await page.getByRole('button', { name: office.nexts.to_deliver }).click();
  await expect(page.getByText(office.done.moved)).toBeVisible();
  await expect(
    page.getByText(authorization.steps.captured.split('{{')[0] ?? '').first(),
  ).toBeVisible();
  await expect(page.getByText(authorization.void, { exact: true })).toHaveCount(0);

  await openOrder(page, store, never);
  await page.getByText(authorization.void, { exact: true }).click();
  await page.getByRole('button', { name: authorization.voidNow }).click();
  await expect(page.getByText(office.done.voided)).toBeVisible();
  await expect(page.getByText(office.states.canceled_by_supplier).first()).toBeVisible();

  await page.context().clearCookies();
  await page.context().addCookies(buyers.cookies);
  await page.goto(bought);
  await expect(page.getByText(shop.unchargedText)).toBeVisible();
});
