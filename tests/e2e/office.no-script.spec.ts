/** The office without script: its search is a page of links, its menu a list. */
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('the search leads to a page that lists what the account may do', async ({ page, t }) => {
  await signInAs(page, 'lirio-admin');
  await page.goto('/admin/colaboradores');
  await page.getByRole('link', { name: t.palette.open }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('falda');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('link', { name: /falda/i }).first()).toBeVisible();
  await main.getByRole('searchbox').fill('favicon');
  await page.keyboard.press('Enter');
  await main.locator('a[href$="/admin/configuracion#favicon"]').click();
  await expect(page).toHaveURL(/\/admin\/configuracion#favicon$/);
  await page.goBack();
  await main.getByRole('link', { name: t.officeHome.all }).click();
  await expect(main.getByRole('link', { name: t.staff.title })).toHaveCount(0);
  await main.getByRole('link', { name: t.collaborators.actions.add }).click();
  await expect(page).toHaveURL(/\/admin\/colaboradores#add$/);
});
