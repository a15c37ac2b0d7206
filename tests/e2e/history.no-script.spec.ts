/** The history of a store without script: a change is read, taken back, and refused the second time. */
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('a change of the settings is taken back by a form, once', async ({ page, t }) => {
  const origin = originOf('ana');
  await signInAs(page, 'ana', 'ana');
  await page.goto(`${origin}/admin/configuracion`);
  const twitch = page.getByLabel(t.settings.fields.twitch);
  const before = await twitch.inputValue();
  const handle = `ana${Date.now().toString(36)}`;
  await twitch.fill(handle);
  await page.getByRole('button', { name: t.settings.save }).click();
  await expect(page).toHaveURL(/done=saved/);

  await page.goto(`${origin}/admin/historial`);
  await page.getByLabel(t.history.filter).selectOption('settings');
  await page.getByRole('button', { name: t.history.apply, exact: true }).click();
  await expect(page).toHaveURL(/subject=settings/);
  await page.getByLabel(t.history.from).fill('2030-01-01');
  await page.getByRole('button', { name: t.history.apply, exact: true }).click();
  await expect(page.getByText(t.history.noMatch)).toBeVisible();
  await page.getByLabel(t.history.from).fill('2020-01-01');
  await page.getByLabel(t.history.person).selectOption({ index: 1 });
  await page.getByRole('button', { name: t.history.apply, exact: true }).click();
  await expect(page).toHaveURL(/by=ac_.*from=2020-01-01/);
  const change = page.getByRole('listitem').filter({ hasText: handle }).last();
  await change.locator('summary').click();
  await expect(change.getByText(`${t.history.after} ${handle}`)).toBeVisible();
  await expect(change.getByText(t.history.fields.twitch)).toBeVisible();
  await change.getByRole('button').click();
  await expect(page.getByText(t.history.done)).toBeVisible();
  const taken = page.getByRole('listitem').filter({ hasText: handle });
  await expect(taken.first()).toContainText(t.history.isReturn);

  await taken.last().getByRole('button').click();
  await expect(page.getByText(t.failure('edited_meanwhile'))).toBeVisible();
  await page.goto(`${origin}/admin/configuracion`);
  await expect(twitch).toHaveValue(before);
});
