/** An owner reads how the store does, and moves along its chart by keys. */
import { expect, test } from '@playwright/test';
import { messages as chartWords } from '../../fragments/office/sales-chart/messages/en.ts';
import { messages as reportWords } from '../../fragments/office/sales-report/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';

const chart = chartWords.es;
const report = reportWords.es;

test('the chart loads on demand, and says what stands beside it as a table', async ({ page }) => {
  await signInAs(page, 'lirio');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/admin/reportes?period=7d');
  await page.getByRole('link', { name: report.periods['14d'], exact: true }).click();
  await expect(page).toHaveURL(/period=14d/);
  await expect(page.getByRole('heading', { name: report.items })).toBeVisible();
  expect(scripts.filter((url) => /plot[-.]/i.test(url))).toEqual([]);

  await page.getByRole('button', { name: chart.explore }).click();
  await expect(page.getByRole('group', { name: chart.plot })).toBeFocused();
  expect(scripts.filter((url) => /plot[-.]/i.test(url))).toHaveLength(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByText(chart.table).click();
  const row = page.locator('shop-sales-chart').getByRole('row').nth(-2);
  const [day, , amount] = await row.locator('th, td').allTextContents();
  await expect(page.locator('shop-sales-chart').getByRole('status')).toContainText(
    `${day}: ${amount}`,
  );

  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const drawing = page.locator('shop-sales-chart canvas');
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeLessThanOrEqual(390);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: report.download }).click();
  expect((await download).suggestedFilename()).toMatch(/^moda-14d-.*\.csv$/);
});
