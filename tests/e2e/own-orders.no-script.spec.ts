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

test('a note is written, deleted and put back, and the packing list opens', async ({ page, t }) => {
  const { id } = await placedInCash();
  await signInAs(page, 'lirio-despacho');
  await page.goto(`/admin/ordenes/${id}`);
  const notes = page.getByRole('region', { name: t.ownOrder.notes });
  await notes.getByLabel(t.ownOrder.noteText).fill('Sale mañana a las nueve.');
  await notes.getByLabel(t.ownOrder.audience).selectOption('client');
  await notes.getByRole('button', { name: t.ownOrder.addNote }).click();
  await expect(page.getByText(t.ownOrder.done.noted)).toBeVisible();
  await notes.getByText(t.ownOrder.changeNote).click();
  await notes.getByRole('button', { name: t.ownOrder.deleteNote }).click();
  await expect(notes.getByText('Sale mañana a las nueve.')).toHaveCount(0);
  await notes.getByRole('button', { name: t.ownOrder.restoreNote }).click();
  await expect(notes.getByText('Sale mañana a las nueve.').first()).toBeVisible();
  await page.getByRole('button', { name: t.ownOrder.sendMail }).click();
  await expect(page.getByText(t.ownOrder.done.mailed)).toBeVisible();
  await page.getByRole('link', { name: t.ownOrder.packing }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
