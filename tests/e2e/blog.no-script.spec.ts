/** A store's blog without script: written, planned, published, deleted and put back by forms. */
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('an entry is written, published, read, deleted and put back', async ({
  page,
  t,
  language,
}) => {
  const words = t.blogForm;
  const list = t.ownBlog;
  const title = `Vitrina ${language} ${Date.now()}`;
  const origin = originOf('moda');
  await signInAs(page, 'lirio', 'moda');
  await page.goto(`${origin}/blogs/crear`);
  await page.getByLabel(words.fields.title, { exact: true }).fill(title);
  await page.getByLabel(words.fields.body, { exact: true }).fill('Uno\n\n<script>x</script>');
  await page.getByLabel(words.fields.visibility).selectOption('later');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.problems.time)).toBeVisible();
  await page.getByLabel(words.fields.visibility).selectOption('shown');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.done.created)).toBeVisible();
  await page.getByRole('link', { name: words.seeInShop }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(`${origin}/admin/blog`);
  await page.getByRole('link', { name: title, exact: true }).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel(words.fields.excerpt, { exact: true }).fill('De otra persona');
  await other.getByRole('button', { name: words.save }).click();
  await expect(other.getByText(words.done.saved)).toBeVisible();
  await page.getByLabel(words.fields.excerpt, { exact: true }).fill('De la primera');
  await page.getByRole('button', { name: words.save }).click();
  const both = page.getByRole('region', { name: words.differing });
  await expect(both).toContainText(`${words.theirs} De otra persona`);
  await expect(both).toContainText(`${words.mine} De la primera`);
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.done.saved)).toBeVisible();
  await expect(both).toBeHidden();

  await page.goto(`${origin}/admin/blog`);
  const name = (text: string) => text.replace('{{name}}', title);
  await page.getByRole('button', { name: name(list.removeOf) }).click();
  await expect(page.getByText(list.done.deleted)).toBeVisible();
  await page.getByRole('button', { name: name(list.restoreOf) }).click();
  await expect(page.getByText(list.done.restored)).toBeVisible();
  await page.getByRole('button', { name: name(list.removeOf) }).click();
  await expect(page.getByText(list.done.deleted)).toBeVisible();
});
