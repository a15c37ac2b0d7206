/** A store's inbox is emptied and divided by links and forms. */
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { messages as deskWords } from '../../fragments/shop/talk-desk/messages/en.ts';
import { messages as filterWords } from '../../fragments/shop/talk-filters/messages/en.ts';
import { messages as ask } from '../../fragments/shop/ask/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

const ITEM = '/productos/moda/falda-corta-estampada-blossom-breeze';

test('a store closes a conversation, which the next message opens again, and gives it to a colleague', async ({
  page,
  language,
}) => {
  const [t, desk, filters] = [words[language], deskWords[language], filterWords[language]];
  const question = `Talla ${Date.now()}`;
  await newPerson(page);
  await page.goto(ITEM);
  await page.getByRole('link', { name: ask[language].ask }).click();
  await page.getByLabel(t.text).fill(question);
  await page.getByRole('button', { name: t.send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  const mine = page.url();
  const buyer = await page.context().cookies();
  const theirs = mine.replace('/me/inbox/conversation', '/admin/mensajes');

  await page.context().clearCookies();
  await signInAs(page, 'lirio');
  const seller = await page.context().cookies();
  await page.goto(theirs);
  await page.getByText(desk.title).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: desk.transcript }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('conversacion.txt');
  await page.getByRole('button', { name: desk.close }).click();
  await page.waitForURL(/\/admin\/mensajes$/);
  const row = page.getByRole('navigation', { name: t.list }).getByText(question);
  const listed = (name: string, count: number) =>
    expect(async () => {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(row).toHaveCount(count, { timeout: 2_000 });
    }).toPass();
  await listed(filters.status.closed, 1);
  await listed(filters.status.open, 0);
  await page.goto(theirs);
  await expect(page.getByText(t.status.closed, { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.context().addCookies(buyer);
  await page.goto(mine);
  await page.getByLabel(t.text).fill(`${question} otra vez`);
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('log')).toContainText('otra vez');

  await page.context().clearCookies();
  await page.context().addCookies(seller);
  await page.goto('/admin/mensajes');
  await listed(filters.status.open, 1);
  await page.goto(theirs);
  await page.getByText(desk.title).click();
  await page.getByLabel(desk.snooze).selectOption({ index: 1 });
  await page.getByRole('button', { name: desk.snoozeOne, exact: true }).click();
  await listed(filters.status.snoozed, 1);

  await page.goto(theirs);
  await page.getByText(desk.title).click();
  const name = await page.getByLabel(desk.assign).locator('option').nth(1).textContent();
  await page.getByLabel(desk.assign).selectOption({ index: 1 });
  await page.getByRole('button', { name: desk.assignOne, exact: true }).click();
  await expect(page.getByText(fill(t.taken.by, { name: name ?? '' }))).toBeVisible();
});
