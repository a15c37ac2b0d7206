/** Alerts as links and forms. */
import { messages as bell } from '../../fragments/shop/alert-bell/messages/en.ts';
import { messages as list } from '../../fragments/shop/alert-list/messages/en.ts';
import { count } from '../../shared/i18n/fill.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import { demoShop } from './partners.ts';
import { cookiesOf, placedInCash } from './placed-order.ts';
import { tellAlerts } from './straight.ts';

test('the bell leads to the alerts; one is followed, the others are marked', async ({
  page,
  language,
}) => {
  const t = list[language];
  await newPerson(page);
  for (let bought = 0; bought < 2; bought += 1) {
    await placedInCash(demoShop('moda'), await cookiesOf(page));
  }
  const waiting = page.getByRole('link', { name: count(bell[language], 'pending', 2) });
  await expect(async () => {
    await page.goto('/');
    await expect(waiting).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await waiting.click();
  await page.locator('shop-alert-list').getByRole('button', { name: t.isNew }).first().click();
  await page.waitForURL(/\/mis-compras\/co_/);
  await page.goto('/me/alerts');
  await page.getByRole('button', { name: t.all }).click();
  await expect(page.getByText(t.done)).toBeVisible();
});

test('ten alerts stand on a page, the newest first; the older ones on the next', async ({
  page,
  language,
}) => {
  const t = list[language];
  const { id } = await newPerson(page);
  await tellAlerts(id, 12);
  await page.goto('/me/alerts');
  const rows = page.locator('shop-alert-list').getByRole('list').first().getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText(' 12: ');
  await page.getByRole('link', { name: t.pager.next }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText(' 1: ');
  await rows.last().getByRole('button').first().click();
  await page.waitForURL(/\/apps\/me\/referral$/);
  await page.goto('/me/alerts');
  await expect(page.getByText(count(t, 'pending', 11))).toBeVisible();
});

test('an alert is put away, found among the archived, brought back, and marked unread', async ({
  page,
  language,
}) => {
  const t = list[language];
  const { id } = await newPerson(page);
  await tellAlerts(id, 2);
  await page.goto('/me/alerts');
  const shown = page.locator('shop-alert-list');
  const rows = shown.getByRole('list').first().getByRole('listitem');
  await rows.first().getByRole('button', { name: t.archive }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(count(t, 'pending', 1))).toBeVisible();
  await shown.getByRole('link', { name: t.archived }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(' 2: ');
  await rows.getByRole('button', { name: t.bringBack }).click();
  await expect(page.getByText(t.noneArchived)).toBeVisible();
  await shown.getByRole('link', { name: t.current, exact: true }).click();
  await rows.first().getByRole('button', { name: t.unread }).click();
  await expect(page.getByText(count(t, 'pending', 2))).toBeVisible();
});
