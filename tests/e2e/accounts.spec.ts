/** Signing up, in and out, and a forgotten password, as people with script do. */
import { expect, test, type Page } from '@playwright/test';
import { messages as activationWords } from '../../fragments/activation/messages/index.ts';
import { messages as registerWords } from '../../fragments/register/messages/index.ts';
import {
  confirmPin,
  enter,
  eventually,
  expectSignedIn,
  forget,
  leave,
  NEW_PASSWORD,
  originOf,
  PASSWORD,
  register,
  renew,
  somebody,
} from './account-steps.ts';
import { latestLink, latestPin } from './outbox.ts';

test.describe.configure({ timeout: 60_000 });

async function isLive(page: Page, fragment: string): Promise<void> {
  await expect(page.locator(`shop-${fragment}[data-hydrated]`)).toBeAttached();
}

test('sign up by phone, with a wrong PIN and one sent again; out, and in by username', async ({
  page,
}) => {
  const who = somebody();
  const t = activationWords.es;
  await page.goto('/register?next=/productos');
  await isLive(page, 'register');
  await register(page, 'es', who, 'phone');
  await eventually(page).toHaveURL(/\/register\/activate\/\?type=phone&code=pf_/);
  expect(page.url()).not.toContain('frase');
  await expect(page.getByRole('timer')).toHaveText(/El PIN vence en [45]:\d\d/);

  const first = await latestPin(page, who.e164);
  await confirmPin(page, 'es', first === '000000' ? '111111' : '000000');
  await expect(page.locator('#f-pin-error')).toHaveText(t.incorrect);
  await expect(page.locator('shop-toasts').getByText(t.failed)).toBeVisible();
  await expect(page.getByLabel(t.pin)).toBeFocused();

  await page.getByRole('button', { name: t.again }).click();
  await expect(page.locator('shop-toasts').getByText(t.sent)).toBeVisible();
  await confirmPin(page, 'es', await latestPin(page, who.e164, 2));
  await eventually(page).toHaveURL(/:\d+\/productos$/);
  await expectSignedIn(page, 'es', who.name);

  await leave(page, 'es', '/terms');
  await page.goto('/login?next=/catalogos');
  await isLive(page, 'sign-in');
  await enter(page, 'es', who.username, 'no es la mía');
  await expect(page.locator('#f-password-error')).toBeVisible();
  await enter(page, 'es', who.username, PASSWORD);
  await eventually(page).toHaveURL(/:\d+\/catalogos$/);
  await expectSignedIn(page, 'es', who.name);
  // Who is signed in has nothing to do there.
  await page.goto('/login?next=/terms');
  await eventually(page).toHaveURL(/:\d+\/terms$/);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('sign up for a plan by e-mail, by the link of the mail', async ({ page }) => {
    const who = somebody();
    await page.goto(`${originOf('mercado')}/register?package_code=micro&next=/terms`);
    await isLive(page, 'register');
    await register(page, 'en', who, 'email');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(activationWords.en.titleEmail);
    const link = await latestLink(page, who.email);
    await page.goto(link);
    await isLive(page, 'activation');
    const button = page.getByRole('button', { name: activationWords.en.linkSubmit });
    // A visit changes nothing, however often it is made.
    await page.reload();
    await isLive(page, 'activation');
    await button.click();
    await expect(page.getByText(activationWords.en.settingUp)).toBeVisible();
    await eventually(page).toHaveURL(`${originOf('mercado')}/terms`);
    await expectSignedIn(page, 'en', who.name);
    const again = await page.goto(link);
    expect(again?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(activationWords.en.overTitle);
  });
});

test('the PIN goes to another contact, and the address tells of it', async ({ page }) => {
  const who = somebody();
  const t = activationWords.es;
  await page.goto('/register');
  await isLive(page, 'register');
  await register(page, 'es', who, 'phone');
  await isLive(page, 'activation');
  await page.getByText(t.change).click();
  await page.getByRole('radio', { name: t.byEmail }).check();
  await page.getByRole('textbox', { name: t.email }).fill(who.email);
  await page.getByRole('button', { name: t.sendThere }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.titleEmail);
  await eventually(page).toHaveURL(/\/register\/activate\/\?type=email&/);
  expect(page.url()).not.toContain(who.phone);
  // What the address says is enough for the page to go on after it was loaded anew.
  await page.reload();
  await isLive(page, 'activation');
  await confirmPin(page, 'es', await latestPin(page, who.email));
  await eventually(page).toHaveURL(/localhost:\d+\/$/);
  await expectSignedIn(page, 'es', who.name);
});

test('who exists is told when the field is left, and a forgotten password is replaced', async ({
  page,
}) => {
  const who = somebody();
  await page.goto('/register');
  await isLive(page, 'register');
  await register(page, 'es', who, 'email');
  await isLive(page, 'activation');
  await confirmPin(page, 'es', await latestPin(page, who.email));
  await eventually(page).toHaveURL(/localhost:\d+\/$/);
  await leave(page, 'es', '/terms');

  const t = registerWords.es;
  await page.goto('/register');
  await isLive(page, 'register');
  await expect(page.getByText(t.failures.existing_user)).toBeHidden();
  await page.getByRole('radio', { name: t.byEmail }).check();
  await page.getByRole('textbox', { name: t.email }).fill(who.email);
  await page.getByLabel(t.password, { exact: true }).focus();
  await expect(page.locator('#f-email-error')).toHaveText(t.failures.existing_user);
  await expect(page.locator('#f-full_name-error')).toBeHidden();

  await forget(page, 'es', who.email);
  await renew(page, 'es', await latestPin(page, who.email, 2));
  await expectSignedIn(page, 'es', who.name);
  await leave(page, 'es', '/terms');
  await page.goto('/login');
  await isLive(page, 'sign-in');
  await enter(page, 'es', who.email, PASSWORD);
  await expect(page.locator('#f-password-error')).toBeVisible();
  await enter(page, 'es', who.email, NEW_PASSWORD);
  await eventually(page).toHaveURL(/localhost:\d+\/$/);
});

test('a registration that begins with a phone is completed on the next page', async ({ page }) => {
  const who = somebody();
  const t = registerWords.es;
  await page.goto('/register?response_type=sms_registration&package_code=micro');
  await isLive(page, 'register');
  await page.getByRole('textbox', { name: t.phone }).fill(who.phone);
  await page.getByRole('button', { name: t.continue }).click();
  await eventually(page).toHaveURL(
    new RegExp(`/register/complete/\\?code=pf_\\w+&number=${who.phone}&package_code=micro$`),
  );
  await isLive(page, 'register');
  await expect(page.getByRole('textbox', { name: t.phone })).toHaveValue(who.phone);
  await register(page, 'es', who, 'phone');
  await eventually(page).toHaveURL(/\/register\/activate\//);
  expect(await latestPin(page, who.e164)).toMatch(/^\d{6}$/);
});

test('what no address may hold is taken out of it unread', async ({ page }) => {
  const code = `pf_${'a'.repeat(26)}`;
  await page.goto(
    `/register/activate/?type=phone&code=${code}&phone=5512345678&country=MX&can_skip_pin=true&pswd=secreta`,
  );
  await eventually(page).toHaveURL(/phone=5512345678&country=MX$/);
  await isLive(page, 'activation');
  await expect(page.getByRole('button', { name: activationWords.es.skip })).toBeHidden();
});

test('next leads to paths of the same host only', async ({ page }) => {
  for (const next of ['//elsewhere.test/x', '/\t/elsewhere.test', 'https://elsewhere.test']) {
    await page.goto(`/logout?next=${encodeURIComponent(next)}`);
    await expect(page.locator('shop-sign-out')).toBeVisible();
    await expect(page.locator('shop-sign-out a[href*="elsewhere"]')).toHaveCount(0);
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page.locator('shop-sign-in')).toBeVisible();
    await expect(page.locator('shop-sign-in [value*="elsewhere"]')).toHaveCount(0);
  }
});
