/** A store's legal texts without script: written, read by a shopper, changed, and ended. */
import { messages as formIn } from '../../fragments/office/legal-form/messages/en.ts';
import { messages as listIn } from '../../fragments/office/legal-texts/messages/en.ts';
import { messages as textIn } from '../../fragments/shop/legal-text/messages/en.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { ownStore, seesSoon } from './edit-steps.ts';
import { expect, test } from './language.ts';

test('a text is put in force, linked and read with its earlier version, and ended', async ({
  page,
  browser,
  language,
}, { project }) => {
  test.slow();
  const words = formIn[language];
  const list = listIn[language];
  const read = textIn[language];
  const owner = ownStore(project.name, language);
  const origin = originOf(owner.store);
  const returns = list.kinds.returns;
  await signInAs(page, owner.username, owner.store);
  const write = async (text: string) => {
    await page.goto(`${origin}/admin/textos-legales`);
    await page
      .locator('shop-legal-texts')
      .getByRole('link', { name: returns, exact: true })
      .click();
    await page.getByLabel(words.body, { exact: true }).fill(text);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
  };
  await write('Treinta días\n\n<script>x</script>');
  await write('Quince días');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${origin}/`);
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: returns });
  await seesSoon(visitor, () => expect(link).toBeVisible({ timeout: 2_000 }));
  await link.click();
  await expect(visitor.getByText('Quince días')).toBeVisible();
  await visitor.getByText(read.versions).click();
  await visitor.locator('a[href$="?version=1"]').click();
  await expect(visitor.getByText('Treinta días')).toBeVisible();
  await visitor.getByRole('link', { name: read.present }).click();
  await expect(visitor.getByText('Quince días')).toBeVisible();

  await page.goto(`${origin}/admin/textos-legales/returns`);
  await page.getByLabel(words.body, { exact: true }).fill('');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.from.none)).toBeVisible();
  expect((await page.goto(`${origin}/devoluciones`))?.status()).toBe(404);
});
