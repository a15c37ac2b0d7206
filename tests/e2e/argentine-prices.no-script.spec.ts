/** A store in Argentina: what the law has it say beside its prices and its plans, with script switched off. */
import { expect, test } from '@playwright/test';
import { sql } from '../../edge/db/cell-sql.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as itemWords } from '../../fragments/shop/item/messages/en.ts';
import { messages as monthWords } from '../../fragments/shop/instalments/messages/en.ts';
import type { ItemList } from '../../shared/contracts/items.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { addToCart } from './shopping.ts';
import { tell } from './straight.ts';
import { writeStore } from './written-store.ts';

const months = wordsOf(monthWords, 'es-AR');
const NET = itemWords.es.live.net.split('{{')[0]!.trim();

test('prices are followed by those without national taxes, and plans by their cost', async ({
  page,
}) => {
  const store = await writeStore({
    prefix: 'pampa',
    name: 'Casa Pampa',
    country: 'AR',
    currency: 'ARS',
    payments: ['mobbex'],
    shipping: 0,
    item: { slug: 'mate', name: 'Mate de calabaza', price: 1_500_000 },
  });
  await tell(
    'CELL_A',
    sql`UPDATE store SET msi_terms = '[3, 6]', msi_minimum = 0 WHERE id = ${store.id}`,
  );
  await page.goto(`${store.origin}/productos`);
  await expect(page.getByText(NET).first()).toContainText('12.396,69');
  await page.goto(store.item);
  await expect(page.getByText(NET)).toContainText('12.396,69');
  await expect(page.getByText(/6 cuotas de .*2\.500,00 sin interés/)).toBeVisible();
  await expect(page.getByText(/Precio de contado .*15\.000,00.* TEA 0,00/)).toBeVisible();
  const cost = page.getByText(/^CFT 0,00/);
  await expect(cost).toBeVisible();
  const size = (of: typeof cost) =>
    of.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  expect(await size(cost)).toBeCloseTo(5 * (await size(page.getByText(/TEA 0,00/))), 1);
  const wide = page.viewportSize()!;
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize(wide);

  // On partners' pages too.
  await page.goto(`${store.origin}/api/products-list-public/`);
  const { results } = JSON.parse(await page.locator('body').innerText()) as ItemList;
  await page.goto(`${store.origin}/embed/html/shop-item?item=${results[0]!.id}`);
  await expect(page.getByText(NET)).toContainText('12.396,69');
  await page.goto(store.item);

  await addToCart(page, 'es');
  await expect(page.getByText(NET).first()).toContainText('12.396,69');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await page.getByText(months.free.ask).click();
  const plan = page.locator('shop-instalments').getByRole('radio', { name: /^6 cuotas/ });
  await expect(plan).toHaveAccessibleName(/TEA 0,00\s?%.*CFT 0,00\s?%/);
  const plans = page.locator('shop-instalments');
  expect(await size(plans.getByText(/^CFT 0,00/).first())).toBeCloseTo(
    5 * (await size(plans.getByText(/^TEA 0,00/).first())),
    1,
  );
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow()).toBeLessThanOrEqual(0);
});
