/**
 * The steps a visitor takes with an account, found by the words on the page; with script and
 * without.
 */
import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { messages as activationWords } from '../../fragments/shop/activation/messages/en.ts';
import { messages as registerWords } from '../../fragments/shop/register/messages/en.ts';
import { messages as signInWords } from '../../fragments/shop/sign-in/messages/en.ts';
import { messages as signOutWords } from '../../fragments/shop/sign-out/messages/en.ts';
import { latestLink, latestPin } from './outbox.ts';

export type Language = 'es' | 'en';

export const PASSWORD = 'una frase larga';
export const NEW_PASSWORD = 'otra frase más larga';

/** A store of the demo, by its host. */
export const originOf = (store: string): string =>
  `http://${store}.localhost:${process.env['E2E_PORT']}`;

/** The country that the sign-up form assumes: Mexico in Spanish, the United States in English. */
const PHONES = { es: { code: '+52', area: '55' }, en: { code: '+1', area: '21' } };

/** Details of a new visitor that no other test uses. */
export function somebody(language: Language = 'es') {
  const { code, area } = PHONES[language];
  // No group of digits in a US number begins with 0 or 1.
  const number = `${randomInt(22, 100)}`.replace(/[01]$/, '2') + randomInt(100_000, 1_000_000);
  return {
    name: 'Lucía Méndez',
    username: `lucia.${number}`,
    phone: `${area}${number}`,
    e164: `${code}${area}${number}`,
    email: `lucia.${number}@example.com`,
  };
}
export type Somebody = ReturnType<typeof somebody>;

/** Waits until a fragment's script has taken over. */
export async function isLive(page: Page, fragment: string): Promise<void> {
  await expect(page.locator(`shop-${fragment}[data-hydrated]`)).toBeAttached();
}

/** Fills in the sign-up form and sends it. */
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

/** Types a PIN and confirms it. */
export async function confirmPin(page: Page, language: Language, pin: string): Promise<void> {
  const t = activationWords[language];
  await page.getByLabel(t.pin).fill(pin);
  await page.getByRole('button', { name: t.confirm, exact: true }).click();
}

/** Signs in on the sign-in page. */
export async function enter(
  page: Page,
  language: Language,
  username: string,
  password: string,
): Promise<void> {
  const t = signInWords[language];
  await page.getByLabel(t.identifier).fill(username);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: t.submit, exact: true }).click();
}

/** Signs out, then opens a page of the store. */
export async function leave(page: Page, language: Language, next: string): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/logout?next=${encodeURIComponent(next)}`);
  await page.getByRole('main').getByRole('button', { name: signOutWords[language].submit }).click();
  await expect(page).toHaveURL(origin + next);
}

/**
 * Expects that an account of that name is signed in: its name is on the sign-out page.
 */
export async function expectSignedIn(page: Page, language: Language, name: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`${new URL(page.url()).origin}/logout`);
  await expect(tab.getByRole('main')).toContainText(name);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(signOutWords[language].title);
  await tab.close();
}

/** Asks for a new password, as a visitor who forgot theirs. */
export async function forget(page: Page, language: Language, username: string): Promise<void> {
  const t = activationWords[language];
  await page.goto('/password/reset/');
  await page.getByLabel(t.identifier).fill(username);
  await page.getByRole('button', { name: t.askSubmit }).click();
  await expect(page).toHaveURL(/\/password\/reset\/\?.*code=pf_/);
}

/** Sets the new password with its PIN. */
export async function renew(page: Page, language: Language, pin: string): Promise<void> {
  const t = activationWords[language];
  await page.getByLabel(t.pin).fill(pin);
  await page.getByLabel(t.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: t.save }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
}

/** The steps above on one page, in one language. */
export function accountSteps(page: Page, language: Language) {
  return {
    somebody: () => somebody(language),
    isLive: (fragment: string) => isLive(page, fragment),
    register: (who: Somebody, by: 'phone' | 'email') => register(page, language, who, by),
    confirmPin: (pin: string) => confirmPin(page, language, pin),
    enter: (username: string, password: string) => enter(page, language, username, password),
    leave: (next: string) => leave(page, language, next),
    expectSignedIn: ({ name }: Somebody) => expectSignedIn(page, language, name),
    forget: (username: string) => forget(page, language, username),
    renew: (pin: string) => renew(page, language, pin),
    latestPin: (recipient: string, count?: number) => latestPin(page, recipient, count),
    latestLink: (recipient: string) => latestLink(page, recipient),
  };
}
export type AccountSteps = ReturnType<typeof accountSteps>;
