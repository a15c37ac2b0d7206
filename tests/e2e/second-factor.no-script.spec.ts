/** The second step of a sign-in with script switched off: forms that are posted, and lead on. */
import { appCodeAt } from '../../edge/modules/security/app-code.ts';
import { expect, test } from './language.ts';
import { callFrom, newPerson } from './new-person.ts';

const STEP_MS = 30_000;

test('after the password comes the app’s code, and both steps keep the address to go to next', async ({
  page,
  t: { signIn: t, failure },
  steps,
}) => {
  const { email, password } = await newPerson(page);
  await page.goto('/terms');
  const { secret } = (await callFrom(page, 'POST', '/api/auth/authenticator', {})) as {
    secret: string;
  };
  const otp = appCodeAt(secret, Date.now());
  await callFrom(page, 'POST', '/api/auth/authenticator/confirm', { otp });
  await page.context().clearCookies({ name: 'session' });

  await page.goto('/login?next=/productos%3Fpage=2');
  await steps.enter(email, password);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t.codeTitle);
  await expect(page.getByLabel(t.password, { exact: true })).toHaveCount(0);
  const code = page.getByLabel(t.code, { exact: true });
  const confirm = page.getByRole('button', { name: t.confirm });
  await code.fill('000000');
  await confirm.click();
  await expect(page.locator('#f-otp-error')).toBeVisible();
  await expect(code).toHaveValue('');

  // A visitor who starts over keeps that address: by the link, or after a time-out.
  await page.getByRole('link', { name: t.startOver }).click();
  await expect(heading).toHaveText(t.title);
  await steps.enter(email, password);
  await page.locator('input[name=code]').evaluate((input: HTMLInputElement) => {
    input.value = `pf_${'a'.repeat(26)}`;
  });
  await code.fill('123456');
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText(failure('sign_in_expired'));
  await expect(heading).toHaveText(t.title);
  await steps.enter(email, password);
  // The present code is used up: it set the app up.
  await code.fill(appCodeAt(secret, Date.now() + STEP_MS));
  await confirm.click();
  await expect(page).toHaveURL(/\/productos\?page=2$/);
  await expect(page.locator('shop-account')).toHaveCount(1);
});
