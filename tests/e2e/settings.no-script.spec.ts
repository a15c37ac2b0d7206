/** The settings of a store without script: one form, posted. */
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Both languages save one store's settings: at once, one of them would be told of the other.
test.describe.configure({ mode: 'default' });

test('a form with a problem comes back with what was typed, and is saved once mended', async ({
  page,
  t,
  language,
}) => {
  await signInAs(page, 'ana', 'ana');
  await page.goto(`${originOf('ana')}/admin/configuracion`);
  const words = t.settings;
  const save = page.getByRole('button', { name: words.save });
  const hold = page.getByLabel(words.fields.hold_minutes);
  const minutes = language === 'es' ? '20' : '25';
  await page.getByLabel(words.fields.youtube).fill('@ana');
  await hold.fill('0');
  await save.click();
  await expect(page.getByText(words.problems.minutes)).toBeVisible();
  await expect(page.getByLabel(words.fields.youtube)).toHaveValue('@ana');
  await hold.fill(minutes);
  await save.click();
  await expect(page).toHaveURL(/done=saved/);
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(hold).toHaveValue(minutes);
  await expect(page.getByLabel(t.settings.section.products)).toBeChecked();
});
