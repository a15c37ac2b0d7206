/** The bell in the bar, and the alerts that it leads to. */
import { messages as bell } from '../../fragments/shop/alert-bell/messages/en.ts';
import { messages as list } from '../../fragments/shop/alert-list/messages/en.ts';
import { count } from '../../shared/i18n/fill.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import { demoShop } from './partners.ts';
import { cookiesOf, placedInCash } from './placed-order.ts';

test('the bell stands before the account’s button, counts what waits, and leads to it', async ({
  page,
  language,
}) => {
  const t = list[language];
  await newPerson(page);
  await page.goto('/me/alerts');
  await expect(page.getByText(t.none)).toBeVisible();
  const bar = page.locator('shop-alert-bell');
  const quiet = bar.getByRole('link', { name: bell[language].none, exact: true });
  const [first, second] = await Promise.all([
    quiet.boundingBox(),
    page.locator('shop-account').boundingBox(),
  ]);
  expect(first!.x + first!.width).toBeLessThanOrEqual(second!.x);
  expect(second!.x - first!.x - first!.width).toBeLessThan(40);

  await placedInCash(demoShop('moda'), await cookiesOf(page));
  const waiting = bar.getByRole('link', { name: count(bell[language], 'pending', 1) });
  await expect(async () => {
    await page.goto('/');
    await expect(waiting).toBeVisible({ timeout: 1000 });
  }).toPass();
  await waiting.click();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('shop-alert-list').getByRole('button', { name: t.isNew }).click();
  await page.waitForURL(/\/mis-compras\/co_/);
  await expect(quiet).toBeVisible();
});
