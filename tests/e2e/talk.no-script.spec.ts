/** Conversations as links and forms. */
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { messages as ask } from '../../fragments/shop/ask/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import { signInAs } from './demo-person.ts';

const ITEM = '/productos/moda/falda-corta-estampada-blossom-breeze';

test('a shopper asks about an item, the store opens it and answers, the answer is read', async ({
  page,
  language,
}) => {
  const t = words[language];
  const question = `¿Hay en talla M? ${Date.now()}`;
  await newPerson(page);
  await page.goto(ITEM);
  await page.getByRole('link', { name: ask[language].ask }).click();
  await page.getByLabel(t.text).fill(question);
  await page.getByRole('button', { name: t.send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  const mine = page.url();
  await expect(page.getByRole('log')).toContainText(question);
  await expect(page.getByRole('log').getByRole('link', { name: /falda/i })).toBeVisible();

  await page.context().clearCookies();
  await signInAs(page, 'lirio');
  const theirs = mine.replace('/me/inbox/conversation', '/admin/mensajes');
  await expect(async () => {
    await page.goto('/admin/mensajes');
    await expect(page.getByText(question.slice(0, 20)).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto(theirs);
  await page.getByRole('button', { name: t.markRead }).click();
  await expect(page.getByRole('button', { name: t.markRead })).toBeHidden();
  await page.getByLabel(t.text).fill('Sí, hay.');
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('log')).toContainText('Sí, hay.');
});

test('a shopper takes a message back, reports the store, blocks it, and takes it in again', async ({
  page,
  language,
}) => {
  const t = words[language];
  const name = 'Lirio';
  await newPerson(page);
  await page.goto(ITEM);
  await page.getByRole('link', { name: ask[language].ask }).click();
  await page.getByLabel(t.text).fill('Me equivoqué');
  await page.getByRole('button', { name: t.send }).click();
  await page.getByRole('button', { name: t.deleteOne }).click();
  await expect(page.getByRole('log')).toContainText(t.deleted);
  await expect(page.getByRole('log')).not.toContainText('Me equivoqué');
  await page.getByText(t.options).click();
  await page.getByLabel(t.reason).fill('Me insulta.');
  await page.getByRole('button', { name: fill(t.report, { name }) }).click();
  await expect(page.getByRole('status').filter({ hasText: t.reported })).toBeVisible();
  await page.getByText(t.options).click();
  await page.getByRole('button', { name: fill(t.block, { name }) }).click();
  await expect(page.getByText(fill(t.blocked, { name }))).toBeVisible();
  await expect(page.getByLabel(t.text)).toBeHidden();
  await page.getByRole('button', { name: fill(t.unblock, { name }) }).click();
  await expect(page.getByLabel(t.text)).toBeVisible();
});
