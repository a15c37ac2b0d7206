/** A store's orders without script: a list and forms. */
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { placedInCash } from './placed-order.ts';

test('an order is moved on from the list and from its page', async ({ page, t }) => {
  const { id, email } = await placedInCash();
  await signInAs(page, 'lirio-despacho');
  await page.goto(`/admin/ordenes?text=${email}`);
  await page.getByRole('button', { name: t.ownOrders.nexts.in_process }).click();
  await expect(page.getByText(t.ownOrders.moved)).toBeVisible();
  await page.goto(`/admin/ordenes/${id}`);
  await page.getByRole('button', { name: t.ownOrder.nexts.to_deliver }).click();
  await expect(page.getByText(t.ownOrder.done.moved)).toBeVisible();
  await page.getByText(t.ownOrder.cancel, { exact: true }).click();
  await page.getByLabel(t.ownOrder.reason).selectOption('other');
  await page.getByRole('button', { name: t.ownOrder.cancelNow }).click();
  await expect(page.getByText(t.ownOrder.needs.message)).toBeVisible();
  await expect(page.getByLabel(t.ownOrder.reason)).toHaveValue('other');
  const history = page.getByRole('region', { name: t.ownOrder.history });
  await expect(history.getByRole('listitem')).toHaveCount(2);
});
