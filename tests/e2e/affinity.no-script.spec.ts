/** A person asks to join a network's affinity group, reads why not, and is accepted at the second try. */
import { messages as requestWords } from '../../fragments/office/affinity-requests/messages/en.ts';
import { messages } from '../../fragments/shop/affinity/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

test('a request is refused with a reason, asked again, accepted, and given up', async ({
  page,
  browser,
  language,
}) => {
  const t = messages[language];
  const office = requestWords[language];
  const { name } = await newPerson(page, 'moda');
  const own = `${originOf('moda')}/apps/me/affinity-group/requests`;
  await page.goto(own);
  await page.getByRole('button', { name: t.ask }).click();
  await expect(page.getByText(t.done.asked)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const root = await context.newPage();
  await signInAs(root, 'mercado', 'mercado');
  const requests = `${originOf('mercado')}/admin/solicitudes`;
  const row = root.getByRole('listitem').filter({ hasText: name }).last();
  await root.goto(requests);
  await row.getByText(fill<string>(office.rejectOf, { name })).click();
  await row.getByLabel(office.reason).fill('Todavía no vendes en la red');
  await row.getByRole('button', { name: office.reject, exact: true }).click();
  await expect(root.getByText(office.done.rejected)).toBeVisible();

  await page.goto(own);
  await expect(page.getByText('Todavía no vendes en la red')).toBeVisible();
  await page.getByRole('button', { name: t.again }).click();
  await expect(page.getByText(t.done.asked)).toBeVisible();
  await root.goto(requests);
  await row.getByRole('button', { name: fill<string>(office.acceptOf, { name }) }).click();
  await expect(root.getByText(office.done.accepted)).toBeVisible();
  await context.close();

  await page.goto(own);
  await page.getByRole('button', { name: t.leave }).click();
  await expect(page.getByText(t.done.left)).toBeVisible();
});
