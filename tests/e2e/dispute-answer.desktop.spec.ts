/** A payment that its payer contests at the bank: the facts, the last day, what was sent against it, and the outcome. */
import type { Page } from '@playwright/test';
import { sql } from '../../edge/db/cell-sql.ts';
import { messages as listWords } from '../../fragments/office/own-payments/messages/en.ts';
import { messages as paymentWords } from '../../fragments/office/own-payment/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { dateTimeFormat } from '../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
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
import { tell } from './straight.ts';
import { writeLampStore } from './written-store.ts';

const DAY_MS = 86_400_000;
const LAST = Date.now() + 7 * DAY_MS;

/** The bank tells of a dispute about all of an order. */
async function contest(dispute: string, number: string): Promise<void> {
  const now = Date.now();
  await tell(
    'CELL_A',
    sql`INSERT INTO dispute (id, payment_id, provider_ref, state, amount, fee, currency, reason, respond_by,
        store_id, opened_at, updated_at)
      SELECT ${dispute}, p.id, 'du_walk', 'open', o.total, 25000, o.currency, 'product_not_received', ${LAST},
        p.store_id, ${now}, ${now}
      FROM purchase_order o JOIN payment p ON p.checkout_id = o.checkout_id WHERE o.number = ${number}`,
  );
  await tell(
    'CELL_A',
    sql`INSERT INTO dispute_part (dispute_id, order_id, amount)
      SELECT ${dispute}, id, total FROM purchase_order WHERE number = ${number}`,
  );
}

/** The bank decides for the seller. */
const win = (dispute: string) =>
  tell(
    'CELL_A',
    sql`UPDATE dispute SET state = 'won', closed_at = ${Date.now()}, updated_at = ${Date.now()}
      WHERE id = ${dispute}`,
  );

/** Says what was sent, by the form of the dispute. */
async function answer(page: Page, text: string): Promise<void> {
  const t = paymentWords.es;
  const field = page.getByLabel(t.answerText);
  if (!(await field.isVisible())) await page.getByText(t.answerTitle, { exact: true }).click();
  await field.fill(text);
  await page.getByRole('button', { name: t.answerNow }).click();
}

test('a seller reads what speaks against a dispute, says what was sent, and reads the outcome', async ({
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
  await fillCard(page, language, CARDS.approved);
  await pay(page, language);
  await seeConfirmation(page);
  const number = await orderNumber(page);
  const dispute = `dp_${crypto.randomUUID().replaceAll('-', '').slice(0, 26)}`;
  await contest(dispute, number);

  await signInAs(page, 'raiz', store.slug);
  const list = listWords[language];
  await page.goto(`${store.origin}/admin/pagos`);
  await expect(page.getByText(list.unanswered_one)).toBeVisible();
  await page.getByRole('link', { name: list.seeDisputes }).click();
  const contested = page.getByRole('region', { name: list.list });
  await expect(contested.getByText(list.disputeReasons.product_not_received)).toBeVisible();
  await expect(contested.getByText(list.notAnswered)).toBeVisible();
  await contested.getByRole('link', { name: list.disputeOf.split('{{')[0] ?? '' }).click();
  const disputes = page.getByRole('region', { name: t.disputesTitle });
  await expect(disputes.getByText(t.disputeStates.open)).toBeVisible();
  const day = dateTimeFormat('es-MX', { day: 'numeric', timeZone: timeZoneOf('MX') }).format(LAST);
  const until = disputes.getByText(t.answerBy.split('{{')[0] ?? '');
  await expect(until).toContainText(new RegExp(`\\b${day}\\b`));
  await expect(disputes.getByText(t.disputeAdvice.product_not_received)).toBeVisible();
  const facts = page.getByRole('region', { name: t.evidence.title });
  await expect(facts).toContainText(number);
  await expect(facts).toContainText('Lucía Méndez Ortega');
  await expect(facts).toContainText('1 × Lámpara de barro');
  await expect(facts).toContainText('Av. Amsterdam 120');

  await answer(page, ' ');
  await expect(page.getByText(t.needs.answer)).toBeVisible();
  await answer(page, 'La guía y la firma de quien recibió');
  await expect(page.getByText(t.done.answered)).toBeVisible();
  await answer(page, 'La guía, la firma y la conversación');
  await expect(page.getByText(t.done.answered)).toBeVisible();

  // What stands there was kept, and is not what the page has just been told.
  await page.goto(page.url().split('?')[0] ?? '');
  const sent = t.answered.split('{{')[0] ?? '';
  await expect(
    disputes.getByText(new RegExp(`${sent}.*La guía, la firma y la conversación`)),
  ).toBeVisible();
  await expect(disputes.getByText('La guía y la firma de quien recibió')).toHaveCount(0);

  await win(dispute);
  await page.reload();
  await expect(disputes.getByText(t.disputeStates.won)).toBeVisible();
  await expect(disputes.getByText(/La guía, la firma y la conversación/)).toBeVisible();
  await expect(page.getByText(t.answerTitle, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: t.evidence.title })).toHaveCount(0);

  await page.goto(`${store.origin}/admin/pagos`);
  await expect(page.getByText(list.unanswered_one)).toHaveCount(0);
  await page.getByLabel(list.state).selectOption({ label: list.disputed.dispute_over });
  await page.getByRole('button', { name: list.find }).click();
  await expect(contested.getByText(list.disputeStates.won)).toBeVisible();
  await expect(contested.getByText(/La guía, la firma y la conversación/)).toBeVisible();
});
