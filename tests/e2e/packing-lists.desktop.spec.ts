/** The packing lists of several orders, printed together. */
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { placedInCash } from './placed-order.ts';

test('picked orders are printed together, each on a page of its own', async ({ page, t }) => {
  const words = t.ownOrders;
  const first = await placedInCash();
  const second = await placedInCash(undefined, undefined, undefined, first.email);
  await signInAs(page, 'lirio-despacho');
  await page.goto(`/admin/ordenes?text=${encodeURIComponent(first.email)}`);
  await expect(page.locator('shop-own-orders[data-hydrated]')).toBeVisible();
  await page.getByLabel(words.pickAll).check();
  await page.getByRole('link', { name: words.printAll_other.replace('{{count}}', '2') }).click();
  await expect(page).toHaveURL(/\/admin\/empaques\?orders=or_/);
  const papers = page.getByRole('article');
  await expect(papers).toHaveCount(2);
  await expect(papers.first()).toContainText(t.orderPaper.deliverTo);
  const all = t.orderPaper.printAll_other.replace('{{count}}', '2');
  await expect(page.getByRole('button', { name: all })).toHaveCount(1);
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(2);

  // Another store's orders, and what is no order, are left out; of none there is no page.
  const named = (ids: string) => page.goto(`/admin/empaques?orders=${ids}`);
  await named(`${second.id},or_${'0'.repeat(26)},x,${second.id}`);
  await expect(papers).toHaveCount(1);
  expect((await named(`or_${'0'.repeat(26)}`))?.status()).toBe(404);
  await signInAs(page, 'lirio-marketing');
  expect((await named(second.id))?.status()).toBe(403);
});
