/** The preferences with script switched off: profile, language and sessions are forms. */
import { appCodeAt } from '../../edge/modules/security/app-code.ts';
import { messages } from '../../fragments/shop/preferences/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import { latestPin } from './outbox.ts';

test('a profile is saved by a form, and comes back with its errors', async ({
  page,
  t: { preferences: t },
}) => {
  await newPerson(page);
  await page.goto('/me/preferences');
  await page.getByLabel(t.city).fill('Cholula');
  await page.getByLabel(t.website).fill('nada');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.profileProblems.website)).toBeVisible();
  await expect(page.getByLabel(t.city)).toHaveValue('Cholula');
  await page.getByLabel(t.website).fill('lucia.example');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('status').getByText(t.saved.profile)).toBeVisible();
  await expect(page.getByLabel(t.website)).toHaveValue('https://lucia.example');
});

test('a contact is changed and the account erased by forms, with the app’s code', async ({
  page,
  t: { preferences: t, security, failure },
}) => {
  const { password } = await newPerson(page);
  await page.goto('/me/security');
  await page.getByRole('button', { name: security.setUp }).click();
  const secret = await page.locator('input[name=secret]').inputValue();
  await page.getByLabel(security.appCode).fill(appCodeAt(secret, Date.now()));
  await page.getByRole('button', { name: security.activate, exact: true }).click();
  const [first = '', second = ''] = await page.locator('.fresh li').allInnerTexts();

  await page.goto('/me/preferences');
  await page.getByRole('link', { name: t.changeEmail }).click();
  const email = `nueva-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const form = page.locator('form', { has: page.locator('input[value=contact]') });
  await expect(form.getByLabel(t.newEmail)).toBeInViewport();
  await form.getByLabel(t.newEmail).fill(email);
  await form.getByLabel(t.yourPassword).fill(password);
  await form.getByLabel(t.factor).fill('zzzzz-zzzzz');
  await form.getByRole('button', { name: t.sendPin }).click();
  await expect(form.getByText(failure('invalid_code'))).toBeInViewport();
  await expect(form.getByLabel(t.newEmail)).toHaveValue(email);
  await form.getByLabel(t.yourPassword).fill(password);
  await form.getByLabel(t.factor).fill(first);
  await form.getByRole('button', { name: t.sendPin }).click();
  await page.getByLabel(t.pin).fill(await latestPin(page, email));
  await page.getByRole('button', { name: t.confirm, exact: true }).click();
  await expect(page.getByRole('status').getByText(t.saved.email)).toBeVisible();

  await page.getByText(t.erase, { exact: true }).click();
  const end = page.locator('form', { has: page.locator('input[value=erase]') });
  await end.getByLabel(fill(t.eraseConfirm, { word: t.eraseWord })).fill(t.eraseWord);
  await end.getByLabel(t.yourPassword).fill(password);
  await end.getByLabel(t.factor).fill(second);
  await end.getByRole('button', { name: t.eraseNow }).click();
  await expect(page).toHaveURL(/\/logout/);
  await page.goto('/me/preferences');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('language, theme and the end of this session are forms', async ({
  page,
  t: { preferences: t },
}) => {
  await newPerson(page);
  await page.goto('/me/preferences');
  const part = page.getByRole('region', { name: t.display });
  await part.getByRole('radio', { name: t.themes.dark }).check();
  await part.getByRole('radio', { name: t.languages.en }).check();
  await page.getByRole('button', { name: t.saveDisplay }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const sessions = page.getByRole('region', { name: messages.en.sessions });
  await sessions.getByRole('button', { name: messages.en.end }).click();
  await page.goto('/me/preferences');
  await expect(page).toHaveURL(/\/login\?next=/);
});
