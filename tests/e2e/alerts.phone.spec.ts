/** The bell in the bar, the alerts that it opens beside the page, and their page. */
import { messages as bell } from '../../fragments/shop/alert-bell/messages/en.ts';
import { messages as list } from '../../fragments/shop/alert-list/messages/en.ts';
import { count, fill } from '../../shared/i18n/fill.ts';
import { SIDE_PANEL_PX } from '../../shared/kernel/constants/sizes.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import { demoShop } from './partners.ts';
import { cookiesOf, placedInCash } from './placed-order.ts';
import { tellAlerts, tellEqualAlerts } from './straight.ts';

test('the bell counts what waits, opens it beside the page, and follows it', async ({
  page,
  language,
}) => {
  const t = bell[language];
  await newPerson(page);
  await page.goto('/me/alerts');
  await expect(page.getByText(list[language].none)).toBeVisible();
  const bar = page.locator('shop-alert-bell');
  const quiet = bar.getByRole('link', { name: t.title, exact: true });
  const [first, second] = await Promise.all([
    quiet.boundingBox(),
    page.locator('shop-account').boundingBox(),
  ]);
  expect(first!.x + first!.width).toBeLessThanOrEqual(second!.x);
  expect(second!.x - first!.x - first!.width).toBeLessThan(40);

  await placedInCash(demoShop('moda'), await cookiesOf(page));
  await placedInCash(demoShop('moda'), await cookiesOf(page));
  const waiting = bar.getByRole('link', { name: count(t, 'pending', 2) });
  await expect(async () => {
    await page.goto('/');
    await expect(waiting).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const panel = page.getByRole('dialog', { name: t.title });
  await waiting.click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(waiting).toBeFocused();

  await page.keyboard.press('Enter');
  await panel.getByRole('listitem').first().getByRole('link').click();
  await page.waitForURL(/\/mis-compras\/co_/);
  await bar.getByRole('link', { name: count(t, 'pending', 1) }).click();
  await panel.getByRole('button', { name: t.all }).click();
  await expect(panel.getByRole('button', { name: t.all })).toBeHidden();
  await panel.getByRole('button', { name: t.close }).click();
  await expect(quiet).toBeVisible();
});

test('the bell counts an alert that comes while the page is open', async ({ page, language }) => {
  const t = bell[language];
  await newPerson(page);
  await page.goto('/terms');
  await expect(page.locator('shop-alert-bell[data-hydrated]')).toBeAttached();
  await expect(page.locator('shop-mail-badge[data-hydrated]')).toBeAttached();
  const bar = page.locator('shop-alert-bell');
  await placedInCash(demoShop('moda'), await cookiesOf(page));
  await expect(bar.getByRole('link', { name: count(t, 'pending', 1) })).toBeVisible();
});

test('by keyboard alone: ten at a time, the newest first, older ones by scroll and by the button', async ({
  page,
  language,
}) => {
  const t = bell[language];
  const { id } = await newPerson(page);
  await tellAlerts(id, 25);
  await page.goto('/terms');
  const link = page.locator('shop-alert-bell').getByRole('link');
  await expect(link).toHaveAccessibleName(count(t, 'pending', 25));
  await expect(link).toHaveText('25');
  await link.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: t.title });
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows).toContainText(Array.from({ length: 10 }, (_, index) => ` ${25 - index}: `));
  // It stands at the right edge, as wide as the spec says.
  const { width: whole, height: high } = page.viewportSize()!;
  await expect
    .poll(async () => {
      const box = (await panel.boundingBox())!;
      return [box.width, box.x + box.width, box.height].map(Math.round);
    })
    .toEqual([SIDE_PANEL_PX, whole, high]);

  await panel.locator('.panel-body').evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(rows).toHaveCount(20);
  // A press by its pointer would scroll to it, and so load by scroll.
  await panel.getByRole('button', { name: t.more }).dispatchEvent('click');
  await expect(rows).toHaveCount(25);
  await expect(panel.getByRole('button', { name: t.more })).toHaveCount(0);

  // Tab stays in the panel; a row is marked and then followed.
  await expect(panel.getByRole('button', { name: t.close })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: t.all })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rows.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/apps\/me\/referral$/);
  await expect(link).toHaveText('24');

  await link.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(10);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: t.all })).toHaveCount(0);
  await expect(panel.getByRole('status')).toHaveText(t.allSeen);
  await expect(panel.getByRole('button', { name: t.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleName(t.title);
});

test('alerts that cannot be read say so, and are asked for again', async ({ page, language }) => {
  const t = bell[language];
  await newPerson(page);
  await page.goto('/');
  let isDown = true;
  await page.route(/\/api\/alerts\//, (route) => (isDown ? route.abort() : route.continue()));
  const panel = page.getByRole('dialog', { name: t.title });
  await page.locator('shop-alert-bell').getByRole('link', { name: t.title }).click();
  await expect(panel.getByRole('alert')).toContainText(t.failed);
  isDown = false;
  await panel.getByRole('button', { name: t.retry }).click();
  await expect(panel.getByText(t.none)).toBeVisible();
});

test('equal alerts in a row are one row, which says how many they are; what is done to it is done to all', async ({
  page,
  language,
}) => {
  const t = list[language];
  const { id } = await newPerson(page);
  await tellAlerts(id, 1);
  await tellEqualAlerts(id, 3);
  await page.goto('/me/alerts');
  const bar = page.locator('shop-alert-bell');
  await expect(bar.getByRole('link')).toHaveAccessibleName(count(bell[language], 'pending', 4));
  const shown = page.locator('shop-alert-list');
  const rows = shown.getByRole('list').first().getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(fill(t.times, { count: 3 }));
  await expect(rows.nth(1)).not.toContainText(fill(t.times, { count: 1 }));

  // The panel beside any page counts the same, and one press is about all three.
  await page.goto('/terms');
  const panel = page.getByRole('dialog', { name: bell[language].title });
  await bar.getByRole('link').click();
  const inPanel = panel.getByRole('listitem');
  await expect(inPanel).toHaveCount(2);
  await expect(inPanel.first()).toContainText(fill(bell[language].times, { count: 3 }));
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: bell[language].close }).click();

  await page.goto('/me/alerts');
  await rows.first().getByRole('button', { name: t.archive }).click();
  await expect(rows).toHaveCount(1);
  await expect(bar.getByRole('link')).toHaveAccessibleName(count(bell[language], 'pending', 1));
  await page.getByRole('link', { name: t.archived }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(fill(t.times, { count: 3 }));
});
