/** An authenticator app: set up, asked for at sign-in with script and without, replaced by a recovery code, turned off. */
import { expect, test, type Page } from '@playwright/test';
import { appCodeAt } from '../../edge/modules/security/app-code.ts';
import { messages } from '../../fragments/security/messages/index.ts';
import { messages as signInWords } from '../../fragments/sign-in/messages/index.ts';
import {
  confirmPin,
  enter,
  leave,
  PASSWORD,
  register,
  somebody,
  type Somebody,
} from './account-steps.ts';
import { latestPin } from './outbox.ts';

test.describe.configure({ timeout: 90_000 });

const t = messages.es;
const STEP_MS = 30_000;

async function signUp(page: Page, who: Somebody): Promise<void> {
  await page.goto('/register?next=/me/security');
  await expect(page.locator('shop-register[data-hydrated]')).toBeAttached();
  await register(page, 'es', who, 'phone');
  await confirmPin(page, 'es', await latestPin(page, who.e164));
  await expect(page).toHaveURL(/\/me\/security$/);
}

/** Sets an app up; its secret and the recovery codes as the page shows them. */
async function setUp(page: Page): Promise<{ secret: string; recovery: string[] }> {
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
  return { secret, recovery };
}

async function giveCode(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInWords.es.codeTitle);
  await page.getByLabel(signInWords.es.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: signInWords.es.confirm }).click();
}

test('from the password alone to both factors, and back', async ({ page, browser, baseURL }) => {
  const who = somebody();
  await signUp(page, who);
  const { secret, recovery } = await setUp(page);
  await leave(page, 'es', '/terms');

  await page.goto('/login?next=/me/security');
  await expect(page.locator('shop-sign-in[data-hydrated]')).toBeAttached();
  await enter(page, 'es', who.username, PASSWORD);
  // A recovery code of nobody's, then the app's next code: the present one was used to set it up.
  await giveCode(page, '00000-00000');
  await expect(page.locator('#f-otp-error')).toBeVisible();
  await giveCode(page, appCodeAt(secret, Date.now() + STEP_MS));
  await expect(page).toHaveURL(/\/me\/security$/);

  // Elsewhere, without script and without the app.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'es-MX' });
  const other = await plain.newPage();
  await other.goto('/login?next=/me/security');
  await enter(other, 'es', who.username, PASSWORD);
  await giveCode(other, recovery[0]!.toUpperCase());
  await expect(other).toHaveURL(/\/me\/security$/);
  await expect(other.getByText('Te quedan 9 códigos sin usar.')).toBeVisible();
  await expect(other.getByText(t.needsScript)).toBeVisible();
  await plain.close();

  await page.getByRole('button', { name: t.turnOff, exact: true }).click();
  await page.getByLabel(t.yourPassword).fill('no es la mía');
  await page.getByRole('button', { name: t.turnOff, exact: true }).click();
  await expect(page.getByText(t.wrongPassword)).toBeVisible();
  await page.getByLabel(t.yourPassword).fill(PASSWORD);
  await page.getByRole('button', { name: t.turnOff, exact: true }).click();
  await expect(page.getByText(t.appOff)).toBeVisible();
  await leave(page, 'es', '/terms');
  await page.goto('/login?next=/me/security');
  await enter(page, 'es', who.username, PASSWORD);
  await expect(page).toHaveURL(/\/me\/security$/);
});
