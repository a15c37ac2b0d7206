/** The trash of a store without script: what was deleted is listed by its kind, and put back. */
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('a deleted entry of the blog is put back by a form', async ({ page, t }) => {
  const origin = originOf('ana');
  await signInAs(page, 'ana', 'ana');
  const title = `Borrador ${Date.now().toString(36)}`;
  await page.goto(`${origin}/blogs/crear`);
  await page.getByLabel(t.blogForm.fields.title, { exact: true }).fill(title);
  await page.getByRole('button', { name: t.blogForm.create }).click();
  await expect(page.getByText(t.blogForm.done.created)).toBeVisible();
  await page.goto(`${origin}/admin/blog`);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);

  await page.goto(`${origin}/admin/papelera`);
  await page.getByLabel(t.trash.filter).selectOption('blog_entry');
  await page.getByRole('button', { name: t.trash.apply, exact: true }).click();
  await expect(page).toHaveURL(/subject=blog_entry/);
  await row.getByRole('button').click();
  await expect(page.getByText(t.trash.done)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`${origin}/admin/blog`);
  await expect(row).toBeVisible();
});
