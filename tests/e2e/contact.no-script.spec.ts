/** A visitor writes to a store from the foot of its page, and the store's staff reads it in the inbox. */
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import { beginSession } from './straight.ts';

test('a message is refused until it can be answered, sent, found and read', async ({ page, t }) => {
  const name = `Zoë ${Date.now().toString(36)}`;
  const form = t.contactForm;
  await page.goto('/info');
  await page.getByRole('contentinfo').getByRole('link', { name: form.title, exact: true }).click();
  await expect(page).toHaveURL(/\/contacto$/);
  await page.getByLabel(form.name, { exact: true }).fill(name);
  await page.getByLabel(form.email).fill('zoe@ejemplo');
  await page.getByLabel(form.message).fill('¿Tienen <b>esta</b> falda?');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByText(form.problems.email)).toBeVisible();
  await expect(page.getByLabel(form.message)).toHaveValue('¿Tienen <b>esta</b> falda?');
  await page.getByLabel(form.email).fill(`zoe${Date.now()}@example.com`);
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(form.sent.split('{{')[0]!);

  await signInAs(page, 'lirio');
  await page.goto('/me/inbox');
  await page.getByLabel(t.inbox.filter).fill(name.toUpperCase());
  await page.getByRole('button', { name: t.inbox.search, exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('¿Tienen <b>esta</b> falda?')).toBeVisible();
  await page.getByRole('link', { name: t.inbox.back }).click();
  await page.getByLabel(t.inbox.filter).fill('nadie-escribió-esto');
  await page.getByRole('button', { name: t.inbox.search, exact: true }).click();
  await expect(page.getByText(t.inbox.noMatchText)).toBeVisible();
});

test('an account is answered in its conversation', async ({ page, t, language }) => {
  const talk = words[language];
  const stamp = Date.now().toString(36);
  const form = t.contactForm;
  const name = `Zoë Cuenta ${stamp}`;
  const customer = await newPerson(page);
  await page.goto('/contacto');
  await page.getByLabel(form.name, { exact: true }).fill(name);
  await page.getByLabel(form.email).fill(`zoe${Date.now()}@example.com`);
  await page.getByLabel(form.message, { exact: true }).fill('¿Abren el sábado?');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(form.sent.split('{{')[0]!);

  await signInAs(page, 'lirio');
  await page.goto(`/me/inbox?ContactList=${encodeURIComponent(name)}`);
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').click();
  await page.getByRole('link', { name: t.inbox.answer, exact: true }).click();
  await page.getByLabel(talk.text).fill(`Sí, de 10 a 14 h. ${stamp}`);
  await page.getByRole('button', { name: talk.send }).click();
  await page.waitForURL(/\/admin\/mensajes\/cv_/);
  const theirs = page.url();

  await page.context().clearCookies();
  await beginSession(page.context(), customer.id, 'moda');
  await page.goto(theirs.replace('/admin/mensajes', '/me/inbox/conversation'));
  await expect(page.getByRole('log')).toContainText(`Sí, de 10 a 14 h. ${stamp}`);
});
