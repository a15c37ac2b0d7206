/** What people do with an account, found by the words on the page; with script and without. */
import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { messages as activationWords } from '../../fragments/activation/messages/index.ts';
import { messages as registerWords } from '../../fragments/register/messages/index.ts';
import { messages as signInWords } from '../../fragments/sign-in/messages/index.ts';
import { messages as signOutWords } from '../../fragments/sign-out/messages/index.ts';

export type Language = 'es' | 'en';

/** What comes after a password's hash, which waits for its turn. */
export const eventually = expect.configure({ timeout: 15_000 });

export const PASSWORD = 'una frase larga';
export const NEW_PASSWORD = 'otra frase más larga';

/** A store of the demo, by its host. */
export const originOf = (store: string): string =>
  `http://${store}.localhost:${process.env['E2E_PORT']}`;

/** Somebody whom no other test knows. */
export function somebody() {
  const number = String(randomInt(10_000_000, 99_999_999));
  return {
    name: 'Lucía Méndez',
    username: `lucia.${number}`,
    phone: `55${number}`,
    e164: `+5255${number}`,
    email: `lucia.${number}@example.com`,
  };
}
export type Somebody = ReturnType<typeof somebody>;

/** Fills the form of sign-up and sends it. */
export async function register(
  page: Page,
  language: Language,
  who: Somebody,
  by: 'phone' | 'email',
): Promise<void> {
  const t = registerWords[language];
  await page.getByLabel(t.fullName).fill(who.name);
  await page.getByLabel(t.username).fill(who.username);
  await page.getByRole('radio', { name: by === 'phone' ? t.byPhone : t.byEmail }).check();
  if (by === 'phone') await page.getByRole('textbox', { name: t.phone }).fill(who.phone);
  else await page.getByRole('textbox', { name: t.email }).fill(who.email);
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: t.submit }).click();
}

/** Writes a PIN and confirms it. */
export async function confirmPin(page: Page, language: Language, pin: string): Promise<void> {
  const t = activationWords[language];
  await page.getByLabel(t.pin).fill(pin);
  await page.getByRole('button', { name: t.confirm, exact: true }).click();
}

/** Signs in on the page of sign-in. */
export async function enter(
  page: Page,
  language: Language,
  username: string,
  password: string,
): Promise<void> {
  const t = signInWords[language];
  await page.getByLabel(t.identifier).fill(username);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: t.submit }).click();
}

/** Signs out, and goes on to a page of the store. */
export async function leave(page: Page, language: Language, next: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/logout?next=${encodeURIComponent(next)}`);
  await page.getByRole('main').getByRole('button', { name: signOutWords[language].submit }).click();
  await eventually(page).toHaveURL(new RegExp(`:\\d+${next}$`));
}

/** Whether somebody is signed in: the page of sign-out asks them, and nobody else. */
export async function expectSignedIn(page: Page, language: Language, name: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`${new URL(page.url()).origin}/logout`);
  await expect(tab.getByRole('main')).toContainText(name);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(signOutWords[language].title);
  await tab.close();
}

/** Asks for a new password, as somebody who forgot it. */
export async function forget(page: Page, language: Language, username: string): Promise<void> {
  const t = activationWords[language];
  await page.goto('/password/reset/');
  await page.getByLabel(t.identifier).fill(username);
  await page.getByRole('button', { name: t.askSubmit }).click();
  await eventually(page).toHaveURL(/\/password\/reset\/\?.*code=pf_/);
}

/** Chooses the new password with its PIN. */
export async function renew(page: Page, language: Language, pin: string): Promise<void> {
  const t = activationWords[language];
  await page.getByLabel(t.pin).fill(pin);
  await page.getByLabel(t.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: t.save }).click();
  await eventually(page).toHaveURL(/localhost:\d+\/$/);
}
