/** A store's items without script: made, changed, deleted and put back by forms. */
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('a digital item is made, and its files are one step away', async ({ page, t, language }) => {
  const words = t.itemForm;
  const origin = originOf('ana');
  await signInAs(page, 'ana', 'ana');
  await page.goto(`${origin}/apps/me/products/create?type=digital`);
  await expect(page.getByLabel(words.fields.type)).toHaveValue('digital');
  await page.getByLabel(words.fields.name, { exact: true }).fill(`Patrón ${language}`);
  await page.getByLabel(/^(Precio|Price) \(/).fill('45');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.done.created)).toBeVisible();
  await page.getByRole('link', { name: words.files }).click();
  await expect(page).toHaveURL(/\/admin\/articulos\/it_[^/]+\/archivos$/);
  await expect(page.getByText(`Patrón ${language}`).first()).toBeVisible();
});

test('an item is made, changed, deleted and put back', async ({ page, t, language }) => {
  const words = t.itemForm;
  const list = t.ownItems;
  const name = `Vela ${language}`;
  const origin = originOf('ana');
  await signInAs(page, 'ana', 'ana');
  await page.goto(`${origin}/apps/me/products/create`);
  await page.getByLabel(words.fields.name, { exact: true }).fill(name);
  await page.getByLabel(/^(Precio|Price) \(/).fill('mucho');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.problems.price)).toBeVisible();
  await page.getByLabel(/^(Precio|Price) \(/).fill('80');
  await page.getByLabel(words.variant.on_hand).fill('2');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.done.created)).toBeVisible();
  await page.getByLabel(words.variant.on_hand).fill('5');
  await page.getByLabel(words.fields.weight).fill('0,2');
  await page.getByLabel(words.fields.sat_unit).fill('h87');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.done.saved)).toBeVisible();
  await expect(page.getByLabel(words.variant.on_hand)).toHaveValue('5');
  await expect(page.getByLabel(words.fields.weight)).toHaveValue('0.2');
  await expect(page.getByLabel(words.fields.sat_unit)).toHaveValue('H87');

  // Fields of the item's own: one a line, shown on its page and found.
  const details = page.getByLabel(words.fields.details, { exact: true });
  await details.fill('Material: cera de abeja\nsolo un nombre');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.problems.details)).toBeVisible();
  await details.fill('Material: cera de abeja\nDuración: 40 horas');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.done.saved)).toBeVisible();
  await page.goto(`${origin}/buscar?text=abeja`);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('term').filter({ hasText: 'Duración' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '40 horas' })).toBeVisible();

  await page.goto(`${origin}/admin/articulos?text=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: list.duplicate }).first().click();
  await expect(page.getByText(words.done.copied)).toBeVisible();
  await expect(page.getByLabel(words.fields.name, { exact: true })).toHaveValue(
    `${name}${list.copyEnding}`,
  );
  await page.goto(`${origin}/admin/articulos?text=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: list.remove }).last().click();
  await page.goto(`${origin}/admin/articulos?text=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: list.remove }).first().click();
  await expect(page.getByText(list.done.deleted)).toBeVisible();
  await page.getByRole('button', { name: list.restore }).first().click();
  await expect(page.getByText(list.done.restored)).toBeVisible();
});
