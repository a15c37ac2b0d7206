/** A store's catalogues without script: made, renamed, duplicated, deleted and put back by forms. */
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('a catalogue is made, renamed, duplicated, deleted and put back', async ({
  page,
  t,
  language,
}) => {
  const words = t.ownCatalogues;
  await signInAs(page, 'raiz', 'casa');
  await page.goto(`${originOf('casa')}/admin/catalogos`);
  const form = page.getByRole('region', { name: words.create });
  await form.getByText(words.create).first().click();
  const press = (name: string, label: string) =>
    page.getByRole('button', { name: fill<string>(label, { name }), exact: true }).click();

  // A name that nobody sees passes the browser's own check.
  await form.getByLabel(words.name, { exact: true }).fill(' ');
  await form.getByRole('button', { name: words.send }).click();
  await expect(form.getByText(words.needs.name)).toBeVisible();
  const name = `Repisas ${language}`;
  await form.getByLabel(words.name, { exact: true }).fill(name);
  await form.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.done.created)).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByText(words.rename).click();
  await row.getByLabel(words.name, { exact: true }).fill('\u200B');
  await row.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.problems.name)).toBeVisible();
  const open = page.locator('details[open]');
  await open.getByLabel(words.name, { exact: true }).fill(`${name} 2`);
  await open.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.done.renamed)).toBeVisible();

  const { rule } = words;
  await row.getByText(rule.open, { exact: true }).click();
  await row.getByLabel(rule.days).fill('400');
  await row.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(rule.problems.days)).toBeVisible();
  await open.getByLabel(rule.days).fill('');
  await open.getByLabel(rule.tags).fill('nada así');
  await open.getByRole('button', { name: words.save }).click();
  await expect(row).toContainText(fill(rule.said.tags, { tags: 'nada así' }));

  await press(`${name} 2`, words.duplicateOf);
  await expect(page.getByText(words.done.duplicated)).toBeVisible();
  await press(fill(words.copyOf, { name: `${name} 2` }), words.removeOf);
  await expect(page.getByText(words.done.deleted)).toBeVisible();
  await press(`${name} 2`, words.removeOf);
  await press(`${name} 2`, words.undoOf);
  await expect(page.getByText(words.done.restored)).toBeVisible();
  await press(`${name} 2`, words.removeOf);
  await expect(page.getByText(words.done.deleted)).toBeVisible();
});

test('one with products is deleted only where that is meant', async ({ page, t }) => {
  const words = t.ownCatalogues;
  await signInAs(page, 'raiz', 'casa');
  await page.goto(`${originOf('casa')}/admin/catalogos`);
  const full = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: words.see }) })
    .first();
  await full.getByRole('button', { name: words.remove }).click();
  await expect(
    page.getByRole('alert').getByRole('button', { name: words.removeAll }),
  ).toBeVisible();
  await expect(full.getByRole('link', { name: words.see })).toBeVisible();
});
