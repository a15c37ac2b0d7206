/** The security page with script switched off: what guards an account is set up and taken away. */
import { appCodeAt } from '../../edge/modules/security/app-code.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

const STEP_MS = 30_000;

test('the app is set up and turned off, and only a new passkey needs script', async ({
  page,
  t: { security: t },
}) => {
  await newPerson(page);
  await page.goto('/me/security');
  await expect(page.getByText(t.needsScript)).toBeVisible();
  await expect(page.getByRole('button', { name: t.addPasskey })).toBeHidden();
  await page.getByRole('button', { name: t.setUp }).click();
  await expect(page.getByRole('img', { name: t.qr })).toBeVisible();
  const secret = await page.locator('input[name=secret]').inputValue();
  await page.getByLabel(t.appCode).fill(appCodeAt(secret, Date.now()));
  await page.getByRole('button', { name: t.activate, exact: true }).click();
  await expect(page.getByText(t.codesOnce)).toBeVisible();
  await expect(page.getByRole('button', { name: t.copy })).toBeHidden();
  const code = await page.locator('.fresh li').first().innerText();
  await page.getByRole('link', { name: t.kept }).click();

  await page.getByRole('button', { name: t.turnOff, exact: true }).click();
  const otp = page.getByLabel(t.factor);
  // The code of the next half minute counts as well, and this one's was used.
  await otp.fill(appCodeAt(secret, Date.now() - 20 * STEP_MS));
  await page.getByRole('button', { name: t.turnOff, exact: true }).click();
  await expect(page.locator('#f-otp-error')).toBeVisible();
  await otp.fill(code);
  await page.getByRole('button', { name: t.turnOff, exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(t.appRemoved);
  await expect(page.getByText(t.appOff)).toBeVisible();
});
