/** A checkout that its buyer left after refused cards, as the owner of its store reads it. */
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as leftWords } from '../../fragments/office/left-checkouts/messages/en.ts';
import { sql } from '../../edge/db/cell-sql.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { addToCart, CARDS, fillCard, fillDelivery, pay } from './shopping.ts';
import { tell } from './straight.ts';
import { writeLampStore } from './written-store.ts';

const HOUR_MS = 60 * 60_000;

/** Moves a checkout so far back that its hold is over, and leaves it as the sweep of holds does. */
async function letHoursPass(checkout: string, hours: number): Promise<void> {
  const then = Date.now() - hours * HOUR_MS;
  await tell(
    'CELL_A',
    sql`UPDATE payment SET created_at = ${then} WHERE checkout_id = ${checkout}`,
  );
  await tell(
    'CELL_A',
    sql`UPDATE purchase_order SET state = 'canceled_by_customer', created_at = ${then}
      WHERE checkout_id = ${checkout}`,
  );
  await tell('CELL_A', sql`UPDATE checkout SET state = 'expired' WHERE id = ${checkout}`);
}

test('a guest leaves after two refused cards, and the owner reads the contact and each try', async ({
  page,
  language,
}) => {
  test.slow();
  const t = leftWords[language];
  const words = checkoutWords[language];
  const store = await writeLampStore();
  await page.goto(store.item);
  await addToCart(page, language);
  await page.getByRole('button', { name: cartWords[language].checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
  const checkout = /co_[0-9a-z]{26}/.exec(page.url())?.[0] ?? '';
  await fillDelivery(page, language);
  const email = await page.getByRole('textbox', { name: words.email }).inputValue();
  await fillCard(page, language, CARDS.declined);
  await pay(page, language);
  await expect(page.getByText(words.declined)).toBeVisible();
  await fillCard(page, language, CARDS.noFunds);
  await pay(page, language);
  const values = { reason: 'insufficient_funds' };
  const told = messageFor({ code: 'payment_declined', values }, language);
  await expect(page.getByText(told)).toBeVisible();

  // A buyer who is still there has not left.
  const list = `${store.origin}/admin/compras-sin-terminar`;
  await signInAs(page, 'raiz', store.slug);
  await page.goto(list);
  await expect(page.getByText(t.none)).toBeVisible();

  await letHoursPass(checkout, 2);
  await page.goto(list);
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(page.getByText('Lucía Méndez Ortega')).toBeVisible();
  await expect(page.getByText('1 × Lámpara de barro')).toBeVisible();
  const tries = page.locator('ol.tries').getByRole('listitem');
  await expect(tries).toHaveCount(2);
  await expect(tries.first()).toContainText(t.declined.replace('{{code}}', 'generic_decline'));
  await expect(tries.last()).toContainText('insufficient_funds');
  await expect(tries.last()).toContainText(t.told.replace('{{text}}', told));
});
