/** The same with script switched off: forms that are posted, and lead on. */
import { expect, test } from '@playwright/test';
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

const t = activationWords.es;

test('sign up by phone, with a wrong PIN and one sent again; out, and in', async ({ page }) => {
  const who = somebody();
  await page.goto('/register?next=/productos');
  await register(page, 'es', who, 'phone');
  await eventually(page).toHaveURL(/\/register\/activate\/\?type=phone&code=pf_/);
  const first = await latestPin(page, who.e164);
  await confirmPin(page, 'es', first === '000000' ? '111111' : '000000');
  await expect(page.locator('#f-pin-error')).toHaveText(t.incorrect);
  await page.getByRole('button', { name: t.again }).click();
  await expect(page.getByText(t.sent)).toBeVisible();
  await confirmPin(page, 'es', await latestPin(page, who.e164, 2));
  await eventually(page).toHaveURL(/:\d+\/productos$/);
  await expectSignedIn(page, 'es', who.name);

  await leave(page, 'es', '/terms');
  await page.goto('/login?next=/catalogos');
  await enter(page, 'es', who.phone, 'no es la mía');
  await expect(page.locator('#f-password-error')).toBeVisible();
  await enter(page, 'es', who.phone, PASSWORD);
  await eventually(page).toHaveURL(/:\d+\/catalogos$/);
});

test('sign up by e-mail, by the link of the mail', async ({ page }) => {
  const who = somebody();
  await page.goto(`${originOf('mercado')}/register`);
  await register(page, 'es', who, 'email');
  await page.goto(await latestLink(page, who.email));
  await page.getByRole('button', { name: t.linkSubmit }).click();
  await eventually(page).toHaveURL(`${originOf('mercado')}/`);
  await expectSignedIn(page, 'es', who.name);
});

test('the PIN goes to another contact', async ({ page }) => {
  const who = somebody();
  await page.goto('/register');
  await register(page, 'es', who, 'phone');
  await page.getByText(t.change).click();
  await page.getByRole('radio', { name: t.byEmail }).check();
  await page.getByRole('textbox', { name: t.email }).fill('sin-arroba@x');
  await page.getByRole('button', { name: t.sendThere }).click();
  await expect(page.locator('#f-email-error')).toBeVisible();
  // The PIN that was sent still counts where it went.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.titlePhone);
  await page.getByRole('textbox', { name: t.email }).fill(who.email);
  await page.getByRole('button', { name: t.sendThere }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.titleEmail);
  await confirmPin(page, 'es', await latestPin(page, who.email));
  await expectSignedIn(page, 'es', who.name);
});

test('a form that lacks something comes back with what was typed, but for the password', async ({
  page,
}) => {
  const words = registerWords.es;
  await page.goto('/register');
  await register(page, 'es', { ...somebody(), phone: '5512' }, 'phone');
  await expect(page.locator('#f-phone-error')).toHaveText(words.problems.phone);
  await expect(page.getByLabel(words.fullName)).toHaveValue('Lucía Méndez');
  await expect(page.getByLabel(words.password, { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('a forgotten password is replaced', async ({ page }) => {
  const who = somebody();
  await page.goto('/register');
  await register(page, 'es', who, 'email');
  await confirmPin(page, 'es', await latestPin(page, who.email));
  await leave(page, 'es', '/terms');
  await forget(page, 'es', who.username);
  await renew(page, 'es', await latestPin(page, who.email, 2));
  await expectSignedIn(page, 'es', who.name);
  await leave(page, 'es', '/terms');
  await page.goto('/login');
  await enter(page, 'es', who.email, PASSWORD);
  await expect(page.locator('#f-password-error')).toBeVisible();
  await enter(page, 'es', who.email, NEW_PASSWORD);
  await eventually(page).toHaveURL(/localhost:\d+\/$/);
});
