/** A partner's key without script: made, replaced and paused by the store's owner. */
import { messages as wordsIn } from '../../fragments/office/embed-keys/messages/en.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

test('an owner makes a key, replaces it and pauses it', async ({ page, language }) => {
  const words = wordsIn[language];
  const name = `Blog ${language} ${Date.now()}`;
  await signInAs(page, 'lente', 'foto');
  await page.goto(`${originOf('foto')}/admin/socios`);
  await page.getByLabel(words.fields.partner).fill(name);
  await page.getByLabel(words.fields.origins).fill('mi blog');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.problems.origins)).toBeVisible();
  await expect(page.getByLabel(words.fields.partner)).toHaveValue(name);
  await page
    .getByLabel(words.fields.origins)
    .fill('https://blog.example/nota https://otro.example');
  await page.getByLabel(words.fields.test).check();
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.done.created)).toBeVisible();

  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const code = page.locator('pre');
  const [key = ''] = /pk_test_\w{24}/.exec(await code.innerText()) ?? [];
  expect(key).not.toBe('');
  await expect(page.getByText(words.testText)).toBeVisible();
  await expect(page.getByText(words.noFigures)).toBeVisible();
  await page.getByRole('button', { name: words.rotate }).click();
  await expect(page.getByText(words.done.rotated)).toBeVisible();
  await expect(code).not.toContainText(key);
  await page.getByRole('button', { name: words.set.paused }).click();
  await expect(page.getByRole('button', { name: words.set.active })).toBeVisible();
  await page.getByLabel(words.fields.per_minute).fill('60');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.done.changed)).toBeVisible();
  await page.getByRole('link', { name: words.back }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(words.states.paused);
  await expect(row).toContainText('https://otro.example');
  await page.getByRole('button', { name: words.refuseKeyless }).click();
  await expect(page.getByText(words.keylessOff)).toBeVisible();
  // Other tests show elements without a key.
  await page.getByRole('button', { name: words.letKeyless }).click();
  await expect(page.getByText(words.keylessOn)).toBeVisible();
});
