/** A store's jobs without script: started, stopped and viewed by forms and links. */
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('an export is started by a form, and a reload shows its state', async ({ page, t }) => {
  await signInAs(page, 'lirio-admin');
  await page.goto('/admin/trabajos');
  await page.getByRole('button', { name: t.jobs.exportItems }).click();
  await expect(page).toHaveURL(/\/admin\/trabajos\?done=exporting$/);
  await expect(page.getByText(t.jobs.done.exporting)).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: t.jobs.kinds['items-export'] });
  await expect(async () => {
    await page.getByRole('link', { name: t.jobs.refresh }).click();
    await expect(first.first()).toContainText(t.jobs.states.done, { timeout: 2_000 });
  }).toPass();
  await expect(first.first().getByRole('link', { name: t.jobs.download })).toBeVisible();
  await page.goto('/admin/inventario/reportes');
  await expect(first.first().getByRole('link', { name: t.jobs.download })).toBeVisible();
});
