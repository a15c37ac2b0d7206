/** A store in test mode: tried out by its owner as a buyer, with nothing charged or counted, and cleared away again. */
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { messages as ownOrderWords } from '../../fragments/office/own-order/messages/en.ts';
import { messages as ownOrdersWords } from '../../fragments/office/own-orders/messages/en.ts';
import { messages as paymentsWords } from '../../fragments/office/own-payments/messages/en.ts';
import { messages as modeWords } from '../../fragments/office/test-mode/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
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
} from './shopping.ts';
import { writeLampStore } from './written-store.ts';

const BANNER = {
  es: 'Modo de prueba: nada se cobra ni se envía',
  en: 'Test mode: nothing is charged or sent',
};

test('an owner switches test mode on, buys, sees a marked order outside the books, switches off and deletes it', async ({
  page,
  language,
}) => {
  test.slow();
  const t = modeWords[language];
  const banner = BANNER[language];
  const store = await writeLampStore();
  const settings = `${store.origin}/admin/configuracion`;
  await signInAs(page, 'raiz', store.slug);
  await page.goto(settings);
  const form = page.locator('shop-test-mode');
  await expect(form.getByText(t.off)).toBeVisible();
  await form.getByRole('button', { name: t.turnOn }).click();
  await expect(form.getByText(t.done['test-mode'])).toBeVisible();
  await expect(form.getByText(t.on)).toBeVisible();
  await page.context().clearCookies();

  await page.goto(store.item);
  await expect(page.getByText(banner)).toBeVisible();
  await addToCart(page, language);
  await page.getByRole('button', { name: cartWords[language].checkout }).click();
  await fillDelivery(page, language);
  await expect(page.getByText(banner)).toBeVisible();
  await fillCard(page, language, CARDS.approved);
  await pay(page, language);
  await seeConfirmation(page);
  await expect(page.getByText(orderWords[language].test)).toBeVisible();
  const number = await orderNumber(page);

  await signInAs(page, 'raiz', store.slug);
  await page.goto(settings);
  await form.getByRole('link', { name: t.see }).click();
  const list = page.getByRole('region', { name: ownOrdersWords[language].list });
  await expect(list.getByText(ownOrdersWords[language].test, { exact: true })).toBeVisible();
  await list
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(page.getByText(ownOrderWords[language].test)).toBeVisible();
  // Nothing of it is in the books: the store has no balance.
  await page.goto(`${store.origin}/admin/pagos`);
  await expect(page.getByText(paymentsWords[language].noBalance)).toBeVisible();
  await expect(page.getByText(paymentsWords[language].test, { exact: true })).toBeVisible();

  await page.goto(settings);
  await form.getByRole('button', { name: t.turnOff }).click();
  await expect(form.getByText(t.off)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(store.item);
  await expect(page.getByText(banner)).toHaveCount(0);

  await page.goto(settings);
  await form.getByText(t.ask).click();
  await form.getByRole('button', { name: t.delete }).click();
  await expect(form.getByText(t.done['test-orders'])).toBeVisible();
  await expect(form.getByText(t.ask)).toHaveCount(0);
  await page.goto(`${store.origin}/admin/ordenes?show=tests`);
  await expect(page.getByText(ownOrdersWords[language].noneFound)).toBeVisible();
});
