/** Signing up, in and out, and a forgotten password, with script. */
import { count } from '../../shared/i18n/fill.ts';
import { NEW_PASSWORD, originOf, PASSWORD } from './account-steps.ts';
import { demoAccount } from './demo-person.ts';
import { expect, test } from './language.ts';

test('the tab that waits for a PIN goes on once the link was used in another', async ({
  page,
  context,
  t,
  steps,
}) => {
  const who = steps.somebody();
  await page.goto('/register?next=/productos');
  await steps.isLive('register');
  await steps.register(who, 'email');
  await expect(page).toHaveURL(/\/register\/activate\//);
  await page.getByText(t.activation.didActivate).click();
  await expect(page.locator('shop-toasts').getByText(t.activation.stillWaiting)).toBeVisible();
  const second = await context.newPage();
  await second.goto(await steps.latestLink(who.email));
  await second.getByRole('button', { name: t.activation.linkSubmit }).click();
  await expect(second).toHaveURL(/:\d+\/productos$/);
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByRole('link', { name: t.activation.goOn }).click();
  await expect(page).toHaveURL(/:\d+\/productos$/);
});

test('sign up by phone, with a wrong PIN and then the right one; sign out, and in by username', async ({
  page,
  t,
  steps,
}) => {
  const who = steps.somebody();
  await page.goto('/register?next=/productos');
  await steps.isLive('register');
  await steps.register(who, 'phone');
  await expect(page).toHaveURL(/\/register\/activate\/\?type=phone&code=pf_/);
  expect(page.url()).not.toContain('frase');
  await expect(page.getByRole('timer')).toHaveText(/^\D+[45]:\d\d\.$/);

  const first = await steps.latestPin(who.e164);
  await steps.confirmPin(first === '000000' ? '111111' : '000000');
  await expect(page.getByText(count(t.activation, 'triesLeft', 4), { exact: true })).toBeVisible();
  await expect(page.locator('#f-pin-error')).toHaveText(t.activation.checkPin);
  await expect(page.locator('shop-toasts').getByText(t.activation.failed)).toBeVisible();
  await expect(page.getByLabel(t.activation.pin)).toBeFocused();

  // Another PIN has to wait for half a minute: its button counts the seconds.
  const again = page.getByRole('button', { name: t.activation.again });
  await expect(again).toBeDisabled();
  await expect(again).toHaveText(/\([^)]*\d{1,2} s\)$/);
  await steps.confirmPin(first);
  await expect(page).toHaveURL(/:\d+\/productos$/);
  const { title, message } = t.news('activated', who.name);
  const told = page.locator('shop-toasts').getByRole('status');
  await expect(told).toContainText(title);
  await expect(told).toContainText(message);
  await steps.expectSignedIn(who);

  await steps.leave('/terms');
  await page.goto('/login?next=/catalogos');
  await steps.isLive('sign-in');
  await steps.enter(who.username, 'no es la mía');
  await expect(page.locator('#f-password-error')).toBeVisible();
  await steps.enter(who.username, PASSWORD);
  await expect(page).toHaveURL(/:\d+\/catalogos$/);
  await steps.expectSignedIn(who);
  // A signed-in visitor has no use for the sign-in page.
  await page.goto('/login?next=/terms');
  await expect(page).toHaveURL(/:\d+\/terms$/);
});

test('sign up for a plan by e-mail, by the link of the mail', async ({ page, t, steps }) => {
  const who = steps.somebody();
  await page.goto(`${originOf('mercado')}/register?package_code=micro&next=/terms`);
  await steps.isLive('register');
  await steps.register(who, 'email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.activation.titleEmail);
  const link = await steps.latestLink(who.email);
  await page.goto(link);
  await steps.isLive('activation');
  const button = page.getByRole('button', { name: t.activation.linkSubmit });
  // Opening the link changes nothing, however often it is opened.
  await page.reload();
  await steps.isLive('activation');
  await button.click();
  await expect(page.getByText(t.activation.settingUp)).toBeVisible();
  await expect(page).toHaveURL(`${originOf('mercado')}/terms`);
  await steps.expectSignedIn(who);
  const again = await page.goto(link);
  expect(again?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.activation.overTitle);
});

test('a taken e-mail is reported when its field loses focus, and a forgotten password is replaced', async ({
  page,
  t,
  steps,
}) => {
  const who = steps.somebody();
  await page.goto('/register');
  await steps.isLive('register');
  await steps.register(who, 'email');
  await steps.isLive('activation');
  await steps.confirmPin(await steps.latestPin(who.email));
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await steps.leave('/terms');

  const { existing_user: exists } = t.register.failures;
  await page.goto('/register');
  await steps.isLive('register');
  await expect(page.getByText(exists)).toBeHidden();
  await page.getByRole('radio', { name: t.register.byEmail }).check();
  await page.getByRole('textbox', { name: t.register.email }).fill(who.email);
  await page.getByLabel(t.register.password, { exact: true }).focus();
  await expect(page.locator('#f-email-error')).toHaveText(exists);
  await expect(page.locator('#f-full_name-error')).toBeHidden();

  await steps.forget(who.email);
  await steps.renew(await steps.latestPin(who.email, 2));
  await steps.expectSignedIn(who);
  await steps.leave('/terms');
  await page.goto('/login');
  await steps.isLive('sign-in');
  await steps.enter(who.email, PASSWORD);
  await expect(page.locator('#f-password-error')).toBeVisible();
  await steps.enter(who.email, NEW_PASSWORD);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('the PIN goes to another contact, and the address names it', async ({ page, t, steps }) => {
  const who = steps.somebody();
  await page.goto('/register');
  await steps.isLive('register');
  await steps.register(who, 'phone');
  await steps.isLive('activation');
  await page.getByText(t.activation.change).click();
  await page.getByRole('radio', { name: t.activation.byEmail }).check();
  await page.getByRole('textbox', { name: t.activation.email }).fill(who.email);
  await page.getByRole('button', { name: t.activation.sendThere }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.activation.titleEmail);
  await expect(page).toHaveURL(/\/register\/activate\/\?type=email&/);
  expect(page.url()).not.toContain(who.phone);
  // The address holds all that the page needs after a reload.
  await page.reload();
  await steps.isLive('activation');
  await steps.confirmPin(await steps.latestPin(who.email));
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await steps.expectSignedIn(who);
});

test('a registration that begins with a phone is completed on the next page', async ({
  page,
  t,
  steps,
}) => {
  const who = steps.somebody();
  await page.goto('/register?response_type=sms_registration&package_code=micro');
  await steps.isLive('register');
  await page.getByRole('textbox', { name: t.register.phone }).fill(who.phone);
  await page.getByRole('button', { name: t.register.continue }).click();
  await expect(page).toHaveURL(
    new RegExp(`/register/complete/\\?code=pf_\\w+&number=${who.phone}&package_code=micro$`),
  );
  await steps.isLive('register');
  await expect(page.getByRole('textbox', { name: t.register.phone })).toHaveValue(who.phone);
  await steps.register(who, 'phone');
  await expect(page).toHaveURL(/\/register\/activate\//);
  expect(await steps.latestPin(who.e164)).toMatch(/^\d{6}$/);
});

test('fields that no address may hold are removed from it unread', async ({ page, t, steps }) => {
  const code = `pf_${'a'.repeat(26)}`;
  await page.goto(
    `/register/activate/?type=phone&code=${code}&phone=5512345678&country=MX&can_skip_pin=true&pswd=secreta`,
  );
  await expect(page).toHaveURL(/phone=5512345678&country=MX$/);
  await steps.isLive('activation');
  await expect(page.getByRole('button', { name: t.activation.skip })).toBeHidden();
});

test('next leads to paths of the same host only', async ({ page }) => {
  for (const next of ['//elsewhere.test/x', '/\t/elsewhere.test', 'https://elsewhere.test']) {
    await page.goto(`/logout?next=${encodeURIComponent(next)}`);
    await expect(page.locator('shop-sign-out')).toBeVisible();
    await expect(page.locator('a[href*="elsewhere"]')).toHaveCount(0);
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page.locator('shop-sign-in')).toBeVisible();
    await expect(page.locator('shop-sign-in [value*="elsewhere"]')).toHaveCount(0);
  }
});

test('a visitor who signs in from a page comes back to it', async ({ page, t, steps }) => {
  await page.goto('/productos?page=2');
  const link = page.locator('shop-nav').getByRole('link', { name: t.nav.login });
  // On a phone the link is behind the hamburger button.
  if (!(await link.isVisible())) await page.getByRole('button', { name: t.nav.menu }).click();
  await link.click();
  await steps.isLive('sign-in');
  await steps.enter('rosa', demoAccount('rosa').password);
  await expect(page).toHaveURL(/\/productos\?page=2$/);
  await expect(page.locator('shop-account')).toHaveCount(1);
});
