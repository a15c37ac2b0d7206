/** What a store's chat says by itself: its owner sets it, a visitor reads an answer, or writes to a person. */
import { messages as ownWords } from '../../fragments/office/chat-texts/messages/en.ts';
import { messages as chatWords } from '../../fragments/shop/chat/messages/en.ts';
import { messages as filters } from '../../fragments/shop/talk-filters/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

test('the owner adds a question, a visitor reads its answer in the chat, and it is deleted again', async ({
  page,
  language,
}) => {
  const t = ownWords[language];
  const { origin } = demoShop('foto');
  const question = `¿Abren el domingo? ${Date.now()}`;
  await signInAs(page, 'lente', 'foto');
  await page.goto(`${origin}/admin/mensajes`);
  await page.getByRole('link', { name: filters[language].welcome }).click();
  await expect(page.getByLabel(t.fields.greeting, { exact: true })).toHaveValue(/^¡Hola!/);
  const form = page.getByRole('form', { name: t.add });
  await form.getByLabel(t.fields.question, { exact: true }).fill(question);
  await form.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.problems.answer)).toBeVisible();
  await expect(form.getByLabel(t.fields.question, { exact: true })).toHaveValue(question);
  await form.getByLabel(t.fields.answer, { exact: true }).fill('Sí, de diez a dos.');
  await form.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.done.added)).toBeVisible();
  const staff = await page.context().cookies();

  await page.context().clearCookies();
  await page.goto(`${origin}/chat`);
  const chat = page.locator('shop-chat');
  await expect(chat.getByText('Sí, de diez a dos.')).toBeHidden();
  await chat.getByText(question).click();
  await expect(chat.getByText('Sí, de diez a dos.')).toBeVisible();
  // A person is still there to write to.
  await expect(chat.getByLabel(chatWords[language].message)).toBeVisible();

  await page.context().addCookies(staff);
  await page.goto(`${origin}/admin/mensajes/bienvenida`);
  const row = page.getByRole('listitem').filter({ hasText: question });
  await row.getByText(t.change, { exact: true }).click();
  await row.getByRole('button', { name: t.delete }).click();
  await expect(page.getByText(t.done.deleted)).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);
});
