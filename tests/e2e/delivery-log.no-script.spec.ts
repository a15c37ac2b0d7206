/** What became of the messages to an account, and to a store: without script too, and no whole address. */
import { messages as words } from '../../fragments/shop/delivery-log/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import { noteDeliveries } from './straight.ts';

test('an account opens what it was sent, page by page', async ({ page, language }) => {
  const t = words[language];
  const { id } = await newPerson(page);
  await page.goto('/me/alerts/preferences');
  const log = page.locator('shop-delivery-log');
  await expect(log.getByText(t.none)).toBeHidden();
  await log.locator('summary').click();
  await expect(log.getByText(t.none)).toBeVisible();

  await noteDeliveries(id, 12);
  await page.goto('/me/alerts/preferences');
  await log.locator('summary').click();
  const rows = log.getByRole('list').first().getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText(t.ways.mail);
  await expect(rows.first()).toContainText('l…@example.com');
  await expect(rows.first()).toContainText(t.states.failed);
  await expect(rows.first()).toContainText(t.reasons.refused);
  await log.getByRole('link', { name: t.pager.next }).click();
  await expect(rows).toHaveCount(2);
  await expect(log.locator('details')).toHaveAttribute('open', '');
});

test('the store’s people see the mails to its own address beside its figures', async ({
  page,
  language,
}) => {
  const t = words[language];
  await signInAs(page, 'lirio-despacho');
  await page.goto('/admin/mensajes/reporte');
  const log = page.locator('shop-delivery-log');
  await log.locator('summary').click();
  await expect(log.getByText(t.intro.store)).toBeVisible();
});
