/** A shopper and a seller put an item of the store into their messages, without leaving them. */
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

/** Its name in either language. */
const SKIRT = /falda corta|short printed skirt/i;

test('an item is searched for by its name and chosen by keys; the message bears it, at today’s price', async ({
  page,
  language,
}) => {
  const t = words[language];
  const live = page.locator('shop-talk[data-hydrated]');
  await newPerson(page);
  await page.goto('/me/inbox/messages?with=st_moda');
  await expect(live).toBeAttached();
  const draft = page.getByLabel(t.text);
  await draft.fill('¿Hay en talla M?');
  await page.getByRole('button', { name: t.pick.open }).click();
  const dialog = page.getByRole('dialog', { name: t.pick.title });
  const options = dialog.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await expect(dialog.getByLabel(t.pick.search)).toBeFocused();
  await dialog.getByLabel(t.pick.search).fill('falda corta');
  await expect(options.first()).toContainText(SKIRT);
  await expect(options.first()).toContainText('$');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // The words that were typed are there still, and the item beside them.
  await expect(draft).toBeFocused();
  await expect(draft).toHaveValue('¿Hay en talla M?');
  await expect(page.getByRole('button', { name: t.pick.drop })).toBeVisible();
  await page.getByRole('button', { name: t.send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  const log = page.getByRole('log');
  await expect(log.getByRole('link', { name: SKIRT })).toBeVisible();
  const theirs = page.url().replace('/me/inbox/conversation', '/admin/mensajes');

  await page.context().clearCookies();
  await signInAs(page, 'lirio');
  await page.goto(theirs);
  await expect(live).toBeAttached();
  await page.getByRole('button', { name: t.pick.open }).click();
  await expect(dialog.getByLabel(t.pick.search)).toBeFocused();
  // It closes without a choice, and a choice is taken back.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t.pick.open }).click();
  await dialog.getByLabel(t.pick.search).fill('blusa');
  await options.first().click();
  await page.getByRole('button', { name: t.pick.drop }).click();
  await expect(page.getByRole('button', { name: t.pick.drop })).toBeHidden();
  await page.getByRole('button', { name: t.pick.open }).click();
  await dialog.getByLabel(t.pick.search).fill('falda corta');
  await options.filter({ hasText: SKIRT }).first().click();
  await draft.fill('Sí, esta');
  await draft.press('ControlOrMeta+Enter');
  const own = log.locator('[data-side="own"]').filter({ hasText: 'Sí, esta' });
  await expect(own.getByRole('link', { name: SKIRT })).toBeVisible();
  await expect(page.getByRole('link', { name: t.variant.label })).toContainText('$');
  await expect(page.getByRole('button', { name: t.pick.drop })).toBeHidden();
});
