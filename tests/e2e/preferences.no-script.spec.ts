/** The preferences with script switched off: profile, language and sessions are forms. */
import { messages } from '../../fragments/shop/preferences/messages/en.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

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
