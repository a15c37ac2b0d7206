/** Addresses of a store's pages without script: changed, and made to lead to others. */
import { messages as listIn } from '../../fragments/office/own-addresses/messages/en.ts';
import { messages as wordsIn } from '../../fragments/office/thing-address/messages/en.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('a page is given another address, and an old one leads on until it is deleted', async ({
  page,
  t,
  language,
}) => {
  test.slow();
  const words = wordsIn[language];
  const list = listIn[language];
  const title = `Traslado ${language} ${Date.now()}`;
  const origin = originOf('moda');
  await signInAs(page, 'lirio', 'moda');
  await page.goto(`${origin}/blogs/crear`);
  await page.getByLabel(t.blogForm.fields.title, { exact: true }).fill(title);
  await page.getByLabel(t.blogForm.fields.visibility).selectOption('shown');
  await page.getByRole('button', { name: t.blogForm.create }).click();
  await page.getByRole('link', { name: t.blogForm.address }).click();

  const before = `/blogs/~${title.toLowerCase().replaceAll(' ', '-')}`;
  await expect(page.getByRole('link', { name: origin + before })).toBeVisible();
  await page.getByLabel(words.slug).fill('¡!');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.needs)).toBeVisible();
  await page.getByLabel(words.slug).fill(`Mudanza Otoñal ${Date.now()}`);
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByRole('region', { name: words.before })).toContainText(before);
  await page.goto(`${origin}${before}?utm_source=mail`);
  await expect(page).toHaveURL(/\/blogs\/~mudanza-otonal-\d+\?utm_source=mail$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(`${origin}/admin/direcciones`);
  const way = page.getByRole('listitem').filter({ hasText: before });
  await expect(way).toContainText(list.things.blog_entry);
  await page.getByLabel(list.fields.path).fill('vieja');
  await page.getByLabel(list.fields.leads_to).fill('https://example.com/');
  await page.getByRole('button', { name: list.save }).click();
  await expect(page.getByText(list.problems.path)).toBeVisible();
  await expect(page.getByText(list.problems.leads_to)).toBeVisible();
  const old = `/vieja-${language}-${Date.now()}`;
  await page.getByLabel(list.fields.path).fill(`${origin}${old}`);
  await page.getByLabel(list.fields.leads_to).fill('/contacto');
  await page.getByRole('button', { name: list.save }).click();
  await expect(page.getByText(list.done.added)).toBeVisible();
  await page.goto(origin + old);
  await expect(page).toHaveURL(`${origin}/contacto`);

  const name = (text: string) => text.replace('{{name}}', old);
  await page.goto(`${origin}/admin/direcciones`);
  await page.getByRole('button', { name: name(list.removeOf) }).click();
  await expect(page.getByText(list.done.deleted)).toBeVisible();
  await page.getByRole('button', { name: name(list.restoreOf) }).click();
  await expect(page.getByText(list.done.restored)).toBeVisible();
  await page.getByRole('button', { name: name(list.removeOf) }).click();
  await page.getByRole('button', { name: list.removeOf.replace('{{name}}', before) }).click();
  await expect(way).toHaveCount(0);
  expect((await page.goto(origin + old))?.status()).toBe(404);

  await page.goto(`${origin}/admin/blog`);
  await page.getByRole('button', { name: t.ownBlog.removeOf.replace('{{name}}', title) }).click();
  await expect(page.getByText(t.ownBlog.done.deleted)).toBeVisible();
});
