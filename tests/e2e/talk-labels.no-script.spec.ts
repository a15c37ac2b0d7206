/** A store's labels: one is added, put on a conversation, and the list is narrowed by it. */
import { messages as own } from '../../fragments/office/talk-labels/messages/en.ts';
import { messages as desk } from '../../fragments/shop/talk-desk/messages/en.ts';
import { messages as filters } from '../../fragments/shop/talk-filters/messages/en.ts';
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

test('a label is put on a conversation, and the list is narrowed by it', async ({
  page,
  language,
}) => {
  const t = own[language];
  const label = `Mayoreo ${Date.now()}`;
  const question = `¿Venden por mayoreo? ${Date.now()}`;
  await newPerson(page);
  await page.goto('/me/inbox/messages?with=st_moda');
  await page.getByLabel(words[language].text).fill(question);
  await page.getByRole('button', { name: words[language].send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  const theirs = page.url().replace('/me/inbox/conversation', '/admin/mensajes');

  await page.context().clearCookies();
  await signInAs(page, 'lirio');
  await page.goto('/admin/mensajes');
  await page.getByRole('link', { name: filters[language].manageLabels }).click();
  const form = page.getByRole('form', { name: t.add });
  await form.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.problem)).toBeVisible();
  await form.getByLabel(t.name).fill(label);
  await form.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.done.added)).toBeVisible();

  await page.goto(theirs);
  await page.getByText(desk[language].title).click();
  await page.getByRole('checkbox', { name: label }).check();
  await page.getByRole('button', { name: desk[language].labelOne }).click();
  await page.getByText(desk[language].title).click();
  await expect(page.getByRole('checkbox', { name: label })).toBeChecked();

  await expect(async () => {
    await page.goto('/admin/mensajes');
    const ways = page.getByRole('navigation', { name: filters[language].labels.title });
    await ways.getByRole('link', { name: label }).click();
    const rows = page.getByRole('navigation', { name: words[language].list }).getByRole('listitem');
    await expect(rows).toHaveCount(1, { timeout: 2_000 });
    await expect(rows).toContainText(question.slice(0, 20));
    await expect(rows).toContainText(label);
  }).toPass();

  await page.goto('/admin/mensajes/etiquetas');
  const row = page.getByRole('listitem').filter({ hasText: label });
  await row.getByText(t.change, { exact: true }).click();
  await row.getByRole('button', { name: fill(t.deleteOf, { name: label }) }).click();
  await expect(page.getByText(t.done.deleted)).toBeVisible();
  await expect(page.getByText(label)).toHaveCount(0);
});
