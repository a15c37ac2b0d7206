/** Keys of the office that take the account's own last saved change back, and do it again. */
import { changesBack as english } from '../../shared/i18n/en/changes-back.ts';
import { changesBack as spanish } from '../../shared/i18n/es/changes-back.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { toast } from './edit-steps.ts';
import { expect, test } from './language.ts';
import { beginSession, openAdmin } from './straight.ts';

test('a catalogue that was made is taken back by a key, and made again by another', async ({
  page,
  t,
  language,
}) => {
  // No other test may change anything under the same account.
  const store = 'eventos';
  const admin = await openAdmin(language, store);
  await beginSession(page.context(), admin.id, store);
  const words = t.ownCatalogues;
  const undo = language === 'es' ? spanish : english;
  const name = `Tecla ${language}`;
  const said = (step: 'undo' | 'redo') =>
    toast(page, fill<string>(undo.done[step], { subject: undo.subjects.catalogue }));
  const made = page.locator('shop-own-catalogues').getByText(name, { exact: true });
  await page.goto(`${originOf(store)}/admin/catalogos`);
  await expect(page.locator('shop-own-catalogues[data-hydrated]')).toBeVisible();
  await expect(page.locator('shop-office-undo[data-hydrated]')).toBeAttached();

  await page.keyboard.press('Control+z');
  await expect(toast(page, undo.none.undo)).toBeVisible();
  await page.getByText(words.create, { exact: true }).click();
  const field = page.getByLabel(words.name, { exact: true }).first();
  await field.fill(name);
  await page.getByRole('button', { name: words.send }).click();
  await expect(made).toBeVisible();

  // While somebody types, the key is the field's.
  await field.fill('Otro');
  await field.press('Control+z');
  await expect(field).not.toHaveValue('Otro');
  await expect(made).toBeVisible();
  await field.fill('');

  await page.getByRole('heading', { name: words.title, exact: true }).click();
  await page.keyboard.press('Control+z');
  await expect(said('undo')).toBeVisible();
  await expect(made).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(said('redo')).toBeVisible();
  await expect(made).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(said('undo')).toBeVisible();
});
