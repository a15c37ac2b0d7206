/** Evidence against a dispute that its provider takes by a call: filled in, sent once, and shown afterwards. */
import { messages as paymentWords } from '../../fragments/office/own-payment/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
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

/** The sandbox's card that is disputed until evidence decides. */
const CARD = '4000 0000 0000 2693';

test('a seller completes what the order knows, sends it once, and reads what was sent', async ({
  page,
  language,
}) => {
  test.slow();
  const t = paymentWords[language];
  const store = await writeLampStore();
  await page.goto(store.item);
  await addToCart(page, language);
  await page.getByRole('button', { name: cartWords[language].checkout }).click();
  await fillDelivery(page, language);
  await fillCard(page, language, CARD);
  await pay(page, language);
  await seeConfirmation(page);
  const number = await orderNumber(page);

  await signInAs(page, 'raiz', store.slug);
  const buyer = page.getByRole('link', { name: 'Lucía Méndez Ortega' }).first();
  await expect(async () => {
    await page.goto(`${store.origin}/admin/pagos?state=disputed`);
    await expect(buyer).toBeVisible({ timeout: 500 });
  }).toPass();
  await buyer.click();
  const disputes = page.getByRole('region', { name: t.disputesTitle });
  await disputes.getByText(t.submit.title, { exact: true }).click();
  const { fields } = t.submit;
  await expect(disputes.getByLabel(fields.buyer)).toHaveValue('Lucía Méndez Ortega');
  await expect(disputes.getByLabel(fields.items)).toHaveValue('1 × Lámpara de barro');
  await expect(disputes.getByLabel(fields.address)).toHaveValue(/Av. Amsterdam 120/);
  await expect(disputes.getByLabel(fields.statement)).toHaveValue(new RegExp(number));
  await expect(disputes.getByLabel(fields.duplicate)).toHaveCount(0);

  await disputes.getByLabel(fields.tracking).fill('MX-1234');
  await disputes.getByLabel(fields.statement).fill('La entregamos y hay una firma.');
  await disputes.getByRole('button', { name: t.submit.now }).click();
  await expect(disputes.getByText(t.needs.confirm)).toBeVisible();
  await expect(disputes.getByLabel(fields.tracking)).toHaveValue('MX-1234');
  await disputes.getByLabel(t.submit.confirm).check();
  await disputes.getByRole('button', { name: t.submit.now }).click();
  await expect(page.getByText(t.done.submitted)).toBeVisible();

  await expect(async () => {
    await page.goto(page.url().split('?')[0] ?? '');
    await expect(disputes.getByText(t.disputeStates.review, { exact: true })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await disputes.getByText(t.submit.kept).click();
  await expect(disputes.getByText('MX-1234')).toBeVisible();
  await expect(disputes.getByText('La entregamos y hay una firma.')).toBeVisible();
  await expect(disputes.getByText(t.submit.title, { exact: true })).toHaveCount(0);
  await expect(disputes.getByText(t.answerTitle, { exact: true })).toHaveCount(0);

  await page.goto(`${store.origin}/admin/pagos?state=disputed`);
  await expect(page.getByText(t.disputeStates.review, { exact: true })).toBeVisible();
});
