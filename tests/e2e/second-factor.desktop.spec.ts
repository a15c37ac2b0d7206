/**
 * An authenticator app: set up, asked for at sign-in with script and without, replaced by a
 * recovery code, turned off.
 */
import type { Page } from '@playwright/test';
import { appCodeAt } from '../../edge/modules/security/app-code.ts';
import { messages } from '../../fragments/shop/security/messages/en.ts';
import { count } from '../../shared/i18n/fill.ts';
import { accountSteps, PASSWORD } from './account-steps.ts';
import { expect, test } from './language.ts';
import { newPerson, pinTo } from './new-person.ts';
import { plugIn } from './passkey-device.ts';
import { staleOnce } from './stale-proof.ts';
import { unfold } from './unfold.ts';

const STEP_MS = 30_000;

type Words = (typeof messages)['es'];

/** Sets an app up. Gives its secret and recovery codes as the page shows them. */
async function setUp(page: Page, t: Words): Promise<{ secret: string; recovery: string[] }> {
  await page.getByRole('button', { name: t.setUp }).click();
  await expect(page.getByRole('img', { name: t.qr })).toBeVisible();
  const secret = (await page.locator('.secret-text').innerText()).replaceAll(/\s/g, '');
  const code = page.getByLabel(t.appCode);
  await code.fill('12');
  await page.getByRole('button', { name: t.activate, exact: true }).click();
  await expect(page.getByText(t.appCodeProblem)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(appCodeAt(secret, Date.now()));
  await page.getByRole('button', { name: t.activate, exact: true }).click();
  await expect(page.getByText(t.codesOnce)).toBeFocused();
  const recovery = await page.locator('.fresh code').allInnerTexts();
  expect(new Set(recovery).size).toBe(10);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: t.download }).click();
  expect((await file).suggestedFilename()).toBe(t.file);
  await page.getByRole('button', { name: t.kept }).click();
  await expect(page.getByText(recovery[0]!)).toHaveCount(0);
  await expect(page.getByRole('button', { name: t.renew })).toBeFocused();
  return { secret, recovery };
}

test('from the password alone to both factors, and back', async ({
  page,
  browser,
  baseURL,
  locale,
  language,
  t: { signIn },
  steps,
}) => {
  const t = messages[language];
  const giveCode = async (on: Page, code: string): Promise<void> => {
    await expect(on.getByRole('heading', { level: 1 })).toHaveText(signIn.codeTitle);
    await on.getByLabel(signIn.code, { exact: true }).fill(code);
    await on.getByRole('button', { name: signIn.confirm }).click();
  };
  const who = await newPerson(page);
  await page.goto('/me/security');
  const { secret, recovery } = await setUp(page, t);
  await steps.leave('/terms');

  await page.goto('/login?next=/me/security');
  await steps.isLive('sign-in');
  await steps.enter(who.username, PASSWORD);
  // A wrong recovery code, then the app's next code: the present one was used to set it up.
  await giveCode(page, '00000-00000');
  await expect(page.locator('#f-otp-error')).toBeVisible();
  await giveCode(page, appCodeAt(secret, Date.now() + STEP_MS));
  await expect(page).toHaveURL(/\/me\/security$/);

  // In another browser, without script and without the app.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, locale });
  const other = await plain.newPage();
  await other.goto('/login?next=/me/security');
  await accountSteps(other, language).enter(who.username, PASSWORD);
  await giveCode(other, recovery[0]!.toUpperCase());
  await expect(other).toHaveURL(/\/me\/security$/);
  await expect(other.getByText(count(t, 'codesLeft', 9))).toBeVisible();
  await expect(other.getByText(t.needsScript)).toBeVisible();
  await plain.close();

  // The sign-in was long ago: the password field replaces the button.
  await staleOnce(page, '**/api/auth/authenticator/remove');
  await page.getByRole('button', { name: t.turnOff, exact: true }).click();
  await expect(page.getByText(t.turnOffText)).toBeFocused();
  await page.getByLabel(t.factor).fill(recovery[1]!);
  await page.getByRole('button', { name: t.turnOff, exact: true }).click();
  const password = page.getByLabel(t.yourPassword);
  await expect(password).toBeFocused();
  await password.fill('no es la mía');
  await page.getByRole('button', { name: t.confirm, exact: true }).click();
  await expect(page.getByText(t.wrongPassword)).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: t.confirm, exact: true }).click();
  await expect(page.getByText(t.appOff)).toBeVisible();
  await expect(page.getByRole('button', { name: t.setUp })).toBeFocused();
  await steps.leave('/terms');
  await page.goto('/login?next=/me/security');
  await steps.enter(who.username, PASSWORD);
  await expect(page).toHaveURL(/\/me\/security$/);
});

test('with an app on, a new passkey, a new contact and the account’s end take its code', async ({
  page,
  language,
  t: { preferences, news },
}) => {
  const t = messages[language];
  const device = await plugIn(page);
  const { password } = await newPerson(page);
  await page.goto('/me/security');
  const { recovery } = await setUp(page, t);
  const add = page.getByRole('button', { name: t.addPasskey });
  await add.click();
  const otp = page.getByLabel(t.factor);
  await expect(otp).toBeFocused();
  await otp.fill('zzzzz-zzzzz');
  await add.click();
  await expect(page.locator('#f-otp-error')).toBeVisible();
  expect(await device.held()).toEqual([]);
  await otp.fill(recovery[0]!);
  await add.click();
  await expect(page.getByText(t.passkeyAdded).last()).toBeVisible();
  expect(await device.held()).toHaveLength(1);
  await expect(add).toBeFocused();
  await expect(page.getByText(count(t, 'codesLeft', 9))).toBeVisible();

  await page.goto('/me/preferences');
  await expect(page.locator('shop-preferences[data-hydrated]')).toBeVisible();
  await page.getByRole('button', { name: preferences.changeEmail }).click();
  const email = `nueva-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const contact = page.getByRole('region', { name: preferences.contact });
  await contact.getByLabel(preferences.newEmail).fill(email);
  await contact.getByLabel(preferences.yourPassword).fill(password);
  await page.keyboard.press('Enter');
  const code = contact.getByLabel(preferences.factor);
  await expect(code).toBeFocused();
  await code.fill(recovery[1]!);
  await page.keyboard.press('Enter');
  await contact.getByLabel(preferences.pin).fill(await pinTo(page, email));
  await page.keyboard.press('Enter');
  await expect(contact.getByText(email)).toBeVisible();

  await unfold(page.locator('summary').filter({ hasText: preferences.erase }));
  const end = page.getByRole('region', { name: preferences.privacy });
  await end.getByRole('textbox').first().fill(preferences.eraseWord);
  await end.getByLabel(preferences.yourPassword).fill(password);
  await end.getByLabel(preferences.factor).fill(recovery[2]!);
  await end.getByRole('button', { name: preferences.eraseNow }).click();
  await expect(page.getByText(news('erased', '').title)).toBeVisible();
});
