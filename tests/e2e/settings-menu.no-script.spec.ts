/** The links that an owner adds to the store's menu, without script: added, moved, shown, taken back. */
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Both languages save one store's menu: at once, one of them would be told of the other.
test.describe.configure({ mode: 'default' });

test('a link and one inside of it are added, seen by shoppers, and taken back', async ({
  page,
  t,
  language,
}) => {
  const origin = originOf('eventos');
  const words = t.ownMenu;
  await signInAs(page, 'telon', 'eventos');
  await page.goto(`${origin}/admin/menu`);
  const save = page.getByRole('button', { name: words.save });
  const row = (name: string) => page.getByRole('group', { name, exact: true });
  const add = async (name: string, path: string) => {
    await row(words.newRow).getByLabel(words.es, { exact: true }).fill(name);
    await row(words.newRow).getByLabel(words.path, { exact: true }).fill(path);
  };

  const guides = `Guías ${language}`;
  const plan = `Plano ${language}`;
  await add(guides, 'javascript:alert(1)');
  await save.click();
  await expect(page.getByText(words.problems.path)).toBeVisible();
  await row(guides).getByLabel(words.path, { exact: true }).fill('/info');
  await row(guides).getByLabel(words.icon, { exact: true }).selectOption('ticket');
  await row(guides).getByLabel(words.path, { exact: true }).press('Enter');
  await expect(page.getByText(words.done)).toBeVisible();

  await add(plan, 'https://ejemplo.mx/plano');
  await row(words.newRow).getByLabel(words.below).check();
  await save.click();
  await expect(row(plan).getByLabel(words.below)).toBeChecked();

  await page.goto(`${origin}/`);
  await expect(page.locator(`a[href="/info"]`, { hasText: guides }).first()).toBeAttached();
  const below = page.locator('a[href="https://ejemplo.mx/plano"]');
  await expect(below.first()).toBeAttached();
  const tint = 'path[stroke*="#767676"]';
  await expect(page.locator(tint).first()).toBeAttached();
  const more = page.locator('summary', { hasText: '' }).and(page.getByLabel(guides));
  if (await more.isVisible()) {
    await more.press('Enter');
    await expect(below.filter({ visible: true })).toBeVisible();
  }

  // Removed with the link inside of it, then put back by the history, then removed for good.
  const remove = page.getByRole('button', { name: words.remove.replace('{{label}}', guides) });
  await page.goto(`${origin}/admin/menu`);
  await remove.click();
  await expect(page.getByText(words.none)).toBeVisible();
  await page.getByRole('link', { name: words.undo }).click();
  await page.getByRole('button', { name: t.history.takeBack }).first().click();
  await expect(page.getByText(t.history.done)).toBeVisible();
  await page.goto(`${origin}/admin/menu`);
  await expect(row(plan)).toBeVisible();
  await remove.click();
  await expect(page.getByText(words.none)).toBeVisible();
});
