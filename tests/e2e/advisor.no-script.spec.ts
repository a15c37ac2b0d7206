/** A root store gives the role of advisor, and its reseller sees who has it and when they answer. */
import { messages as advisor } from '../../fragments/shop/advisor/messages/en.ts';
import { messages as office } from '../../fragments/office/advisors/messages/en.ts';
import { messages as talk } from '../../fragments/shop/talk/messages/en.ts';
import { sql } from '../../edge/db/directory-sql.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { demoAccount, signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { tell } from './straight.ts';

// Both change the hours of the same advisor.
test.describe.configure({ mode: 'serial' });

test('the owner of the root store advises ana', async ({ page, language }) => {
  const t = office[language];
  const name = demoAccount('mercado').full_name;
  const words = advisor[language];
  const dialog = page.getByRole('dialog', { name: words.title });
  const openDialog = async () => {
    await signInAs(page, 'ana', 'ana');
    await page.goto(`${originOf('ana')}/apps/me/referral`);
    await page.getByRole('button', { name: words.title }).click();
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
  };
  // The demo gives her the role, with hours and contacts.
  await openDialog();
  await expect(dialog.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await signInAs(page, 'mercado', 'mercado');
  await page.goto(`${originOf('mercado')}/admin/asesores`);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.locator('summary').click();
  await row.getByLabel(t.when).selectOption('own');
  await row.getByLabel(t.days.d1).fill('de nueve');
  await row.getByLabel(t.email).fill('asesora@example.com');
  await row.getByRole('button', { name: t.save }).click();
  await expect(row.getByText(t.problems.hours)).toBeVisible();
  await expect(row.getByLabel(t.email)).toHaveValue('asesora@example.com');
  await row.getByLabel(t.when).selectOption('always');
  await row.getByLabel(t.phone).fill('+52 55 1234 5678');
  await row.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.done.saved)).toBeVisible();
  await row.locator('summary').click();
  await expect(row.getByLabel(t.phone)).toHaveValue('+525512345678');
  await expect(row.getByRole('button', { name: fill(t.dropOf, { name }) })).toBeVisible();

  await openDialog();
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${originOf('ana')}/apps/me/advisor`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(words.open)).toBeVisible();
  await expect(page.getByRole('link', { name: 'asesora@example.com' })).toHaveAttribute(
    'href',
    'mailto:asesora@example.com',
  );
});

test('ana writes a minute before her advisor’s hours begin, and as they begin', async ({
  page,
  language,
}) => {
  const { full_name: name, id } = demoAccount('mercado');
  const [t, words, chat] = [office[language], advisor[language], talk[language]];
  /** A time of the root store's clock, some minutes from now. */
  const clock = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000).toLocaleTimeString('en-GB', {
      timeZone: 'America/Mexico_City',
      hour: '2-digit',
      minute: '2-digit',
    });
  const setHours = async (from: string) => {
    await signInAs(page, 'mercado', 'mercado');
    await page.goto(`${originOf('mercado')}/admin/asesores`);
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.locator('summary').click();
    await row.getByLabel(t.when).selectOption('own');
    for (const day of Object.values(t.days)) await row.getByLabel(day).fill(`${from}–24:00`);
    await row.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.done.saved)).toBeVisible();
    // The advisor has just used the store: their heartbeat is fresh.
    await tell('DIRECTORY', sql`UPDATE account SET heartbeat_at = ${Date.now()} WHERE id = ${id}`);
  };
  const write = async (text: string) => {
    await page.goto(`${originOf('ana')}/me/inbox/messages?with=${id}`);
    await page.getByLabel(chat.text).fill(text);
    await page.getByRole('button', { name: chat.send }).click();
    await expect(page.getByRole('log')).toContainText(text);
  };
  const openOwn = async () => {
    await signInAs(page, 'ana', 'ana');
    await page.goto(`${originOf('ana')}/apps/me/advisor`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  };
  const stamp = Date.now().toString(36);

  // Four minutes, since a slow machine takes its time to get there.
  const soon = clock(4);
  await setHours(soon);
  await openOwn();
  await expect(page.getByText(soon)).toBeVisible();
  await expect(page.getByText(words.online, { exact: true })).toBeHidden();
  await write(`Antes de hora ${stamp}`);

  await setHours(clock(0));
  await openOwn();
  await expect(page.getByText(words.online, { exact: true })).toBeVisible();
  await write(`A la hora ${stamp}`);
  // The advisor has both, in the order in which they were written.
  const theirs = new URL(page.url()).pathname;
  await signInAs(page, 'mercado', 'ana');
  await page.goto(originOf('ana') + theirs);
  await expect(page.getByRole('log')).toContainText(
    new RegExp(`Antes de hora ${stamp}[^]*A la hora ${stamp}`),
  );
});

test('an account that sells nothing finds the store’s help in their place', async ({
  page,
  language,
}) => {
  await signInAs(page, 'rosa', 'mercado');
  await page.goto(`${originOf('mercado')}/apps/me/advisor`);
  await expect(page.getByText(advisor[language].none)).toBeVisible();
});
