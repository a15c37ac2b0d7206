/** A sale in person: a code is typed as a scanner types it, cash is taken, the receipt is there. */
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

/** More than a hundred units are left: no other test misses those that are sold here. */
const PLENTY = /Quedan \d{3}|\d{3} left/;

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a scanned item is sold in cash by the keyboard alone, with change and receipt', async ({
  page,
  t,
}) => {
  const words = t.pointOfSale;
  await signInAs(page, 'lirio-despacho');
  await page.goto('/admin/punto-de-venta');
  await expect(page.locator('shop-point-of-sale[data-hydrated]')).toBeVisible();
  const goods = page.getByRole('region', { name: words.goods });
  const field = goods.getByRole('searchbox', { name: words.search });
  await expect(field).toBeFocused();
  const first = goods.getByRole('listitem').filter({ hasText: PLENTY }).first();
  const code = (await first.locator('.muted').textContent())?.split(' · ').at(-1) ?? '';

  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  const sale = page.getByRole('region', { name: words.sale });
  await expect(sale.getByRole('listitem')).toHaveCount(1);
  await expect(field).toHaveValue('');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(sale.getByRole('listitem').getByRole('textbox')).toHaveValue('2');
  expect(await violationsOf(page)).toEqual([]);

  const received = sale.getByLabel(words.received);
  await received.fill('1');
  await received.press('Enter');
  await expect(sale.getByText(words.needs.short)).toBeVisible();
  await received.fill('99999');
  await expect(sale.getByText(words.change, { exact: true })).toBeVisible();
  await received.press('Enter');
  await expect(sale.getByText(words.sold, { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  await sale.getByRole('link', { name: words.print }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('R-0');
  await expect(page.getByText(t.orderPaper.taken.cash)).toBeVisible();
  await expect(page.getByText(t.orderPaper.inStore)).toBeVisible();
});
