/** A new account opens a store of its own, and arrives at its first page. */
import { expect, test } from './language.ts';
import { openAccount, beginSession } from './straight.ts';

test('a taken address is told, a free one opens the store, and its office is the account’s', async ({
  page,
  t,
}) => {
  const words = t.wizard;
  await page.goto('/asistentes/emprendedores');
  await expect(page).toHaveURL(/\/login/);
  const person = await openAccount('es');
  await beginSession(page.context(), person.id, 'moda');
  await page.goto('/asistentes/emprendedores');
  const name = `Flores <b>del</b> Sur 🌵 ${Date.now().toString(36)}`;
  const slug = `flores-${Date.now().toString(36)}`;
  const open = page.getByRole('button', { name: words.open, exact: true });
  await page.getByLabel(words.name, { exact: true }).fill(name);
  await page.getByLabel(words.slug, { exact: true }).fill('moda');
  await open.click();
  await expect(page.getByLabel(words.slug, { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(
    page.getByRole('group', { name: words.suggestions }).getByRole('button'),
  ).toHaveCount(5);
  await expect(page.getByLabel(words.name, { exact: true })).toHaveValue(name);
  await page.getByLabel(words.slug, { exact: true }).fill(slug);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.opened);
  await page.goto('/asistentes/emprendedores');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.yours);
  await page.getByRole('button', { name: words.enter }).click();
  await expect(page).toHaveURL(new RegExp(`^http://${slug}\\.localhost:\\d+/#tour$`));
  await expect(page).toHaveTitle(new RegExp('Flores <b>del</b> Sur'));
  await page.goBack();
  await page
    .getByRole('listitem')
    .filter({ hasText: words.steps.item })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(
    new RegExp(`^http://${slug}\\.localhost:\\d+/asistentes/emprendedores/producto$`),
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t.firstSteps.heads.item);
});
