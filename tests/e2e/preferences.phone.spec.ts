/** The preferences: an account's profile and the data kept of it, as its owner changes them. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from '../audit/axe/look.ts';
import { messages } from '../../fragments/shop/preferences/messages/en.ts';
import { expect, test } from './language.ts';
import { pinTo, newPerson } from './new-person.ts';
import { unfold } from './unfold.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/me/preferences');
  await expect(page.locator('shop-preferences[data-hydrated]')).toBeVisible();
}

const toast = (page: Page, text: string) => page.locator('shop-toasts').getByText(text);

test('a profile is edited: an error shows once its field loses focus, saved values stay', async ({
  page,
  t: { preferences: t },
}) => {
  await newPerson(page);
  await open(page);
  const website = page.getByLabel(t.website);
  await website.fill('nada');
  await expect(page.getByText(t.profileProblems.website)).toBeHidden();
  await page.getByLabel(t.city).fill('Cholula');
  await expect(page.getByText(t.profileProblems.website)).toBeVisible();
  await expect(page.getByText(t.unsaved)).toBeVisible();
  await page.getByRole('button', { name: t.save }).click();
  await expect(website).toBeFocused();
  await website.fill('lucia.example');
  await page.getByLabel(t.description).fill('Leo y siembro.');
  await page.getByRole('button', { name: t.save }).click();
  await expect(toast(page, t.saved.profile)).toBeVisible();
  await expect(website).toHaveValue('https://lucia.example');
  await expect(page.getByText(t.unsaved)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel(t.city)).toHaveValue('Cholula');
  await expect(page.getByLabel(t.description)).toHaveValue('Leo y siembro.');
});

test('a visitor who leaves with unsaved changes is asked', async ({
  page,
  t: { preferences: t },
}) => {
  await newPerson(page);
  await open(page);
  await page.getByLabel(t.city).fill('Atlixco');
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/terms').catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await expect(page.getByLabel(t.city)).toHaveValue('Atlixco');
});

test('a new e-mail becomes the account’s by its PIN, with the keyboard alone', async ({
  page,
  t: { preferences: t },
}) => {
  const { password } = await newPerson(page);
  await open(page);
  const change = page.getByRole('button', { name: t.changeEmail });
  await change.press('Enter');
  const email = page.getByLabel(t.newEmail);
  await expect(email).toBeFocused();
  const fresh = `nueva-${Date.now()}-${test.info().workerIndex}@example.com`;
  await email.fill(fresh);
  await page.getByLabel(t.yourPassword).first().fill('no es esta');
  await page.keyboard.press('Enter');
  const wrong = page.getByLabel(t.yourPassword).first();
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await wrong.fill(password);
  await page.keyboard.press('Enter');
  const pin = page.getByLabel(t.pin);
  await expect(pin).toBeFocused();
  await pin.fill(await pinTo(page, fresh));
  await page.keyboard.press('Enter');
  await expect(toast(page, t.saved.email)).toBeVisible();
  await expect(page.locator('shop-preferences').getByText(fresh).first()).toBeVisible();
  await expect(change).toBeFocused();
});

test('a press on Cancel counts, though the field that it leaves is empty', async ({
  page,
  t: { preferences: t },
}) => {
  const { password } = await newPerson(page);
  await open(page);
  const contact = page.getByRole('region', { name: t.contact });
  await contact.getByRole('button', { name: t.changeEmail }).click();
  await contact.getByLabel(t.newEmail).fill(`otra-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await contact.getByLabel(t.yourPassword).fill(password);
  await page.keyboard.press('Enter');
  await expect(contact.getByLabel(t.pin)).toBeFocused();
  await contact.getByRole('button', { name: t.cancel }).click();
  await expect(contact.getByRole('button', { name: t.changeEmail })).toBeFocused();
});

test('language and theme are saved for the account, and change the page at once', async ({
  page,
  language,
  t: { preferences: t },
}) => {
  const other = language === 'es' ? 'en' : 'es';
  await newPerson(page);
  await open(page);
  const part = page.getByRole('region', { name: t.display });
  await part.getByRole('radio', { name: t.themes.dark }).check();
  await part.getByRole('radio', { name: t.languages[other], exact: true }).check();
  await part.getByRole('button', { name: t.saveDisplay }).click();
  await expect(page.getByText(messages[other].saved.display)).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', new RegExp(`^${other}-`));
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: messages[other].themes.dark })).toBeChecked();
});

test('another browser is signed out from here', async ({
  page,
  browser,
  t: { preferences: t },
}) => {
  const { email, password } = await newPerson(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/terms');
  const status = await other.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/oauth/authorization', { method: 'POST', headers, body })).status;
    },
    JSON.stringify({ username: email, password }),
  );
  expect(status).toBe(200);
  await other.goto('/me/preferences');
  await expect(other).toHaveURL(/\/me\/preferences$/);
  await open(page);
  const part = page.getByRole('region', { name: t.sessions });
  await expect(part.getByRole('listitem')).toHaveCount(2);
  await part.getByRole('listitem').filter({ hasNotText: t.thisOne }).getByRole('button').click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await expect(part.getByText(t.onlyThis)).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=/);
  await context.close();
});

test('an account’s data is downloaded and the account erased, by a typed word and the password', async ({
  page,
  t: { preferences: t, news },
}) => {
  const { email, password } = await newPerson(page);
  await open(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: t.export }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(t.exportFile);
  const kept = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    account: { email: string };
  };
  expect(kept.account.email).toBe(email);

  await unfold(page.locator('summary').filter({ hasText: t.erase }));
  const erase = page.getByRole('button', { name: t.eraseNow });
  await erase.click();
  await expect(page.getByLabel(t.eraseConfirm.replace('{{word}}', t.eraseWord))).toBeFocused();
  await page.keyboard.type(t.eraseWord);
  await page.getByLabel(t.yourPassword).fill('no es esta');
  await erase.click();
  await expect(page.getByLabel(t.yourPassword)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(t.yourPassword).fill(password);
  await erase.click();
  await expect(page).toHaveURL(/\/logout$/);
  await expect(page.getByText(news('erased', '').title)).toBeVisible();
  await page.goto('/me/preferences');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('axe finds no fault, with open parts and errors included', async ({
  page,
  t: { preferences: t },
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await newPerson(page);
  await open(page);
  await page.getByRole('button', { name: t.changePhone }).click();
  await page.getByRole('button', { name: t.sendPin }).click();
  await unfold(page.locator('summary').filter({ hasText: t.erase }));
  await page.getByRole('button', { name: t.eraseNow }).click();
  await expect(page.getByText(t.needs.password).first()).toBeVisible();
  const here = (found: string[]) => found.filter((one) => one.includes('shop-preferences'));
  expect(here(await violationsOf(page))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(here(await violationsOf(page, true))).toEqual([]);
});
