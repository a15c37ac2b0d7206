/** A seller names a colleague in an internal note, by the list that `@` opens. */
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

test('a name is found as it is typed, and put into the note by keys', async ({
  page,
  language,
}) => {
  const t = words[language];
  await newPerson(page);
  await page.goto('/me/inbox/messages?with=st_moda');
  await page.getByLabel(t.text).fill(`¿Venden por mayoreo? ${Date.now()}`);
  await page.getByRole('button', { name: t.send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  const theirs = page.url().replace('/me/inbox/conversation', '/admin/mensajes');

  await page.context().clearCookies();
  await signInAs(page, 'lirio');
  await page.goto(theirs);
  await expect(page.locator('shop-talk[data-hydrated]')).toBeAttached();
  const draft = page.getByLabel(t.text);
  const list = page.getByRole('listbox', { name: t.mentions.title });
  // Words for the customer name nobody.
  await draft.pressSequentially('Hola @');
  await expect(list).toBeHidden();
  await page.getByRole('checkbox', { name: t.asNote }).check();
  await draft.fill('');
  await draft.pressSequentially('¿Puedes verla, @');
  await expect(list.getByRole('option').first()).toBeVisible();
  await draft.pressSequentially('lirio-des');
  const options = list.getByRole('option');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('@lirio-despacho');
  await expect(draft).toHaveAttribute('aria-activedescendant', /^mentions-ac_/);
  expect(await violationsOf(page)).toEqual([]);
  await draft.press('Escape');
  await expect(list).toBeHidden();
  await draft.pressSequentially('p');
  await draft.press('Enter');
  await expect(draft).toHaveValue('¿Puedes verla, @lirio-despacho ');
  await expect(list).toBeHidden();
  await expect(draft).not.toHaveAttribute('aria-activedescendant', /./);
  await draft.pressSequentially('por favor?');
  await draft.press('ControlOrMeta+Enter');
  await expect(page.getByRole('log')).toContainText('@lirio-despacho por favor?');
});
