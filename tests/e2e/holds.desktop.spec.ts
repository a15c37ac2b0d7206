/** The units that checkouts hold, as a store's staff sees and frees them. */
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { heldByVisitor, HELD } from './held-units.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a hold is kept after all by undo, then freed', async ({ page, t, language }) => {
  // Phone and desk run at one time.
  const amount = language === 'en' ? 2 : 3;
  await heldByVisitor(amount);
  await signInAs(page, 'lirio-despacho');
  await page.goto('/admin/reservas');
  await expect(page.locator('shop-holds[data-hydrated]')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const units = t.holds.units_other.replace('{{count}}', String(amount));
  const rows = page.getByRole('listitem').filter({ hasText: HELD }).filter({ hasText: units });
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  const row = rows.first();
  const free = row.getByRole('button', { name: t.holds.free });
  await free.click();
  await row.getByRole('button', { name: t.holds.undo }).click();
  await free.click();
  await expect(page.getByText(t.holds.freed)).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
  await page.reload();
  await expect(rows).toHaveCount(before - 1);
});
