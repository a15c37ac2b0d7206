/** The API's reference as a person works with it. */
import { expect, test } from '@playwright/test';
import { docsWords } from '../../edge/gateway/docs/words.ts';
import { violationsOf } from '../audit/axe/look.ts';

const t = docsWords.es;

test('calls are found as one types, and a call that reads is tried in the store itself', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto('/api/docs?locale=es');
  const line = page.getByRole('listitem').filter({ hasText: '/api/products-list-public/' });
  await expect(line).toBeVisible();
  await page.getByRole('searchbox').fill('busqueda CONTEOS');
  await expect(page.getByRole('status')).toHaveText(t.found(1));
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox').fill('zzqqxx');
  await expect(page.getByText(t.foundNone)).toBeVisible();
  await page.getByRole('searchbox').fill('busqueda conteos');
  await line.getByRole('link').click();
  await expect(page).toHaveURL(/\/api\/docs\/products-list-public\?locale=es#/);

  const form = page.locator('form.try').first();
  await form.getByLabel('text', { exact: true }).fill('falda');
  await form.getByLabel('limit', { exact: true }).fill('1');
  await form.getByRole('button', { name: t.send }).click();
  await expect(form.locator('output p')).toContainText(/limit=1.* · 200 · \d+ ms/);
  await expect(form.locator('output pre')).toContainText('"matches_estimated"');
  await form.getByLabel('limit', { exact: true }).fill('1000');
  await form.getByRole('button', { name: t.send }).click();
  await expect(form.locator('output p')).toContainText(' · 400 · ');
  await expect(form.locator('output pre')).toContainText('"invalid_request"');
  expect(thrown).toEqual([]);
});

test('a value goes into the address’s path, and a refusal is shown', async ({ page }) => {
  await page.goto('/api/docs/public?locale=es#public.item');
  const form = page.locator('[id="public.item"] form.try');
  await form.getByLabel('id', { exact: true }).fill('a/../b?c');
  await form.getByRole('button', { name: t.send }).click();
  await expect(form.locator('output p')).toContainText('/api/public/products/a%2F..%2Fb%3Fc · 400');
});

for (const [path, colorScheme] of [
  ['/api/docs?text=carrito', 'light'],
  ['/api/docs/follow', 'light'],
  ['/api/docs/follow', 'dark'],
  ['/api/docs/guide', 'dark'],
] as const) {
  test(`${path} is for everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}locale=es`);
    expect(await violationsOf(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
}
