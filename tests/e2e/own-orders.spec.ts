/** The orders of a store, as its staff moves them on. */
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { toast } from './edit-steps.ts';
import { expect, test } from './language.ts';
import { placedInCash } from './placed-order.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an order is found, moved on but for an undo, and cancelled for a reason', async ({
  page,
  t,
}) => {
  const { id, email } = await placedInCash();
  await signInAs(page, 'lirio-despacho');
  await page.goto('/admin/ordenes');
  await expect(page.locator('shop-own-orders[data-hydrated]')).toBeVisible();
  await page.getByRole('searchbox', { name: t.ownOrders.search }).fill(email);
  await page.getByRole('button', { name: t.ownOrders.find, exact: true }).click();
  await expect(page).toHaveURL(/text=/);
  await expect(page.locator('shop-own-orders[data-hydrated]')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const list = page.getByRole('region', { name: t.ownOrders.list });
  const accept = list.getByRole('button', { name: t.ownOrders.nexts.in_process });
  await accept.click();
  await list.getByRole('button', { name: t.ownOrders.undo }).click();
  await accept.click();
  const state = t.ownOrders.states.in_process;
  await expect(toast(page, state)).toBeVisible();
  await expect(list.getByText(state)).toBeVisible();

  await list.getByRole('link', { name: t.ownOrders.openOne }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/ordenes/${id}$`));
  expect(await violationsOf(page)).toEqual([]);
  await page.getByText(t.ownOrder.cancel, { exact: true }).click();
  await page.getByLabel(t.ownOrder.reason).selectOption('cannot_be_fulfilled');
  await page.getByLabel(t.ownOrder.message).fill('Ya no queda ninguno');
  await page.getByRole('button', { name: t.ownOrder.cancelNow }).click();
  await expect(page.getByText(t.ownOrder.done.canceled)).toBeVisible();
  await expect(page.getByText(`${t.ownOrder.reasons.cannot_be_fulfilled}: Ya no`)).toBeVisible();
});

test('several orders are picked by keys and moved on together', async ({ page, t }) => {
  const words = t.ownOrders;
  const { email } = await placedInCash();
  await placedInCash(undefined, undefined, undefined, email);
  await signInAs(page, 'lirio-despacho');
  await page.goto(`/admin/ordenes?text=${encodeURIComponent(email)}`);
  await expect(page.locator('shop-own-orders[data-hydrated]')).toBeVisible();
  const list = page.getByRole('region', { name: words.list });
  const picks = list.getByRole('listitem').getByRole('checkbox');
  await expect(picks).toHaveCount(2);
  await picks.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(picks.last()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel(words.pickAll)).toBeChecked();
  await page.getByRole('button', { name: words.moveAll_other.replace('{{count}}', '2') }).click();
  await expect(page.getByText(words.movedAll_other.replace('{{count}}', '2'))).toBeVisible();
  await expect(list.getByText(words.states.in_process)).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
});

test('a row that another clerk moves shows its new stage and who moved it, without a reload', async ({
  page,
  browser,
  t,
}) => {
  const words = t.ownOrders;
  const { id, email } = await placedInCash();
  await signInAs(page, 'lirio-despacho');
  await page.goto(`/admin/ordenes?text=${encodeURIComponent(email)}`);
  await expect(page.locator('shop-own-orders[data-hydrated]')).toBeVisible();
  const row = page.getByRole('region', { name: words.list }).getByRole('listitem');
  await expect(row).toContainText(words.states.sent_to_supplier);

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const admin = await other.newPage();
  await signInAs(admin, 'lirio-admin');
  await admin.goto(`/admin/ordenes/${id}`);
  await admin.getByRole('button', { name: t.ownOrder.nexts.in_process }).click();
  await expect(admin.getByText(t.ownOrder.done.moved)).toBeVisible();
  await other.close();

  // A clerk comes back to the page: it looks at once, otherwise every ten seconds.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(row).toContainText(words.states.in_process);
  await expect(row).toContainText(words.movedBy.name.replace('{{name}} ', ''));
  await expect(row.getByRole('button', { name: words.nexts.to_deliver })).toBeVisible();
});
