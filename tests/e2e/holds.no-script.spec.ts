/** Held units without script: listed, and freed by a form. */
import { signInAs } from './demo-person.ts';
import { heldByVisitor, HELD } from './held-units.ts';
import { expect, test } from './language.ts';

test('a hold is freed by a form, and the page says so', async ({ page, t }) => {
  await heldByVisitor(1);
  await signInAs(page, 'lirio-despacho');
  await page.goto('/admin/reservas');
  const row = page
    .getByRole('listitem')
    .filter({ hasText: HELD })
    .filter({ hasText: t.holds.units_one.replace('{{count}}', '1') })
    .filter({ hasText: t.holds.holders.visitor });
  await expect(row.first()).toBeVisible();
  const before = await row.count();
  await row.first().getByRole('button').click();
  await expect(page).toHaveURL(/\/admin\/reservas\?done=freed$/);
  await expect(page.getByText(t.holds.freed)).toBeVisible();
  await expect(row).toHaveCount(before - 1);
});
