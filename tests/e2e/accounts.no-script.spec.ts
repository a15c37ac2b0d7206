/** The account steps with script switched off: forms that are posted and lead to the next page. */
import { count } from '../../shared/i18n/fill.ts';
import { NEW_PASSWORD, originOf, PASSWORD } from './account-steps.ts';
import { expect, test } from './language.ts';

test('sign up by phone, with a wrong PIN and a second one asked for too soon; sign out, and in', async ({
  page,
  t,
  steps,
}) => {
  const who = steps.somebody();
  await page.goto('/register?next=/productos');
  await steps.register(who, 'phone');
  await expect(page).toHaveURL(/\/register\/activate\/\?type=phone&code=pf_/);
  const first = await steps.latestPin(who.e164);
  await steps.confirmPin(first === '000000' ? '111111' : '000000');
  await expect(page.locator('#f-pin-error')).toHaveText(
    `${t.failure('invalid_pin')}. ${count(t.activation, 'triesLeft', 4)}`,
  );
  await expect(page.getByText(count(t.activation, 'triesLeft', 4))).toHaveCount(1);
  await page.getByRole('button', { name: t.activation.again }).click();
  await expect(page.getByRole('alert')).toContainText(/\d{1,2} segundos/);
  await steps.confirmPin(first);
  await expect(page).toHaveURL(/:\d+\/productos$/);
  // The news is shown once: on the next page, and on no page after it.
  const { title, message } = t.news('activated', who.name);
  const told = page.getByRole('status').filter({ hasText: title });
  await expect(told).toContainText(message);
  await steps.expectSignedIn(who);
  await page.reload();
  await expect(told).toHaveCount(0);

  await steps.leave('/terms');
  await page.goto('/login?next=/catalogos');
  await steps.enter(who.phone, 'no es la mía');
  await expect(page.locator('#f-password-error')).toBeVisible();
  await steps.enter(who.phone, PASSWORD);
  await expect(page).toHaveURL(/:\d+\/catalogos$/);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('sign up by e-mail, by the link of the mail', async ({ page, t, steps }) => {
    const who = steps.somebody();
    await page.goto(`${originOf('mercado')}/register`);
    await steps.register(who, 'email');
    await page.goto(await steps.latestLink(who.email));
    await page.getByRole('button', { name: t.activation.linkSubmit }).click();
    await expect(page).toHaveURL(`${originOf('mercado')}/`);
    await steps.expectSignedIn(who);
  });
});

test('the PIN goes to another contact', async ({ page, t, steps }) => {
  const who = steps.somebody();
  await page.goto('/register');
  await steps.register(who, 'phone');
  await page.getByText(t.activation.change).click();
  await page.getByRole('radio', { name: t.activation.byEmail }).check();
  await page.getByRole('textbox', { name: t.activation.email }).fill('sin-arroba@x');
  await page.getByRole('button', { name: t.activation.sendThere }).click();
  await expect(page.locator('#f-email-error')).toBeVisible();
  // The page still asks for the PIN that went to the phone.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.activation.titlePhone);
  await page.getByRole('textbox', { name: t.activation.email }).fill(who.email);
  await page.getByRole('button', { name: t.activation.sendThere }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.activation.titleEmail);
  await steps.confirmPin(await steps.latestPin(who.email));
  await steps.expectSignedIn(who);
});

test('a form with a missing field comes back with the typed values, except the password', async ({
  page,
  t,
  steps,
}) => {
  await page.goto('/register');
  await steps.register({ ...steps.somebody(), phone: '5512' }, 'phone');
  await expect(page.locator('#f-phone-error')).toHaveText(t.register.problems.phone);
  await expect(page.getByLabel(t.register.fullName)).toHaveValue('Lucía Méndez');
  await expect(page.getByLabel(t.register.password, { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('a forgotten password is replaced', async ({ page, t, steps }) => {
  const who = steps.somebody();
  await page.goto('/register');
  await steps.register(who, 'email');
  await steps.confirmPin(await steps.latestPin(who.email));
  await steps.leave('/terms');
  await steps.forget(who.username);
  await steps.renew(await steps.latestPin(who.email, 2));
  const { title } = t.news('passwordChanged', who.name);
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
  await steps.expectSignedIn(who);
  await steps.leave('/terms');
  await page.goto('/login');
  await steps.enter(who.email, PASSWORD);
  await expect(page.locator('#f-password-error')).toBeVisible();
  await steps.enter(who.email, NEW_PASSWORD);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});
