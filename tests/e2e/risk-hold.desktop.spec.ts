/** An order whose payment looks risky waits until its seller has looked at it, where the store wants that. */
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as ownOrderWords } from '../../fragments/office/own-order/messages/en.ts';
import { messages as riskWords } from '../../fragments/office/risk-terms/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import {
  addToCart,
  fillCard,
  fillDelivery,
  orderNumber,
  pay,
  seeConfirmation,
} from './shopping.ts';
import { writeLampStore } from './written-store.ts';

/** The sandbox approves it, and calls its risk very high. */
const RISKY = '4000000000004954';

test('an owner holds risky orders, reads why one is held, and releases it', async ({
  page,
  language,
}) => {
  test.slow();
  const t = riskWords[language];
  const office = ownOrderWords[language];
  const shop = orderWords[language];
  const store = await writeLampStore();
  await signInAs(page, 'raiz', store.slug);
  await page.goto(`${store.origin}/admin/configuracion`);
  const form = page.locator('shop-risk-terms');
  await expect(form.getByRole('radio', { name: t.holds.off })).toBeChecked();
  await form.getByRole('radio', { name: t.holds.high }).check();
  await form.getByRole('button', { name: t.save }).click();
  await expect(form.getByText(t.saved)).toBeVisible();
  await expect(form.getByRole('radio', { name: t.holds.high })).toBeChecked();
  await page.context().clearCookies();

  await page.goto(store.item);
  await addToCart(page, language);
  await page.getByRole('button', { name: cartWords[language].checkout }).click();
  await fillDelivery(page, language);
  await fillCard(page, language, RISKY);
  await pay(page, language);
  await seeConfirmation(page);
  await expect(page.getByText(shop.inReview)).toBeVisible();
  await expect(page.getByText(shop.cancel, { exact: true })).toHaveCount(0);
  const number = await orderNumber(page);

  await signInAs(page, 'raiz', store.slug);
  await page.goto(`${store.origin}/admin/ordenes?show=held`);
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/ordenes\/or_/);
  await expect(page.getByText(office.risk.levels.high)).toBeVisible();
  await expect(page.getByText(office.risk.signs.provider_highest)).toBeVisible();
  await expect(page.getByText(office.hold.riskHint)).toBeVisible();
  await expect(page.getByRole('button', { name: office.nexts.in_process })).toHaveCount(0);
  await page.getByRole('button', { name: office.hold.release }).click();
  await expect(page.getByText(office.hold.released)).toBeVisible();
  await expect(page.getByRole('button', { name: office.nexts.in_process })).toBeVisible();
  // What was found stays, for whoever looks at it later.
  await expect(page.getByText(office.risk.signs.provider_highest)).toBeVisible();
});
