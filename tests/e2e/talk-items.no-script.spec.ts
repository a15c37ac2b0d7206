/** An item of the store is put into a message by a form and a link. */
import { messages as plain } from '../../fragments/shop/talk-plain/messages/en.ts';
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

test('an item is searched for, chosen, and goes out with the message', async ({
  page,
  language,
}) => {
  const t = words[language];
  const { items } = plain[language];
  await newPerson(page);
  await page.goto('/me/inbox/messages?with=st_moda');
  await page.getByLabel(items.label).fill('falda corta');
  await page.getByRole('button', { name: items.find, exact: true }).last().click();
  await page
    .getByRole('list', { name: items.found })
    .getByRole('link', { name: /falda corta/i })
    .first()
    .click();
  await page.getByLabel(t.text).fill('¿Hay en talla M?');
  await page.getByRole('button', { name: t.send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  await expect(page.getByRole('log').getByRole('link', { name: /falda corta/i })).toBeVisible();
});
