/** A store's owner sets when buyers are asked for reviews, and whether one reminder follows. */
import { messages as words } from '../../fragments/office/review-ask-terms/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { REVIEW_ASK } from '../../shared/rules/reviews.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { writeLampStore } from './written-store.ts';

test('an owner chooses the days and a reminder, and is told of days that cannot be', async ({
  page,
  language,
}) => {
  const t = words[language];
  const store = await writeLampStore();
  await signInAs(page, 'raiz', store.slug);
  await page.goto(`${store.origin}/admin/configuracion`);
  const form = page.locator('shop-review-ask-terms');
  await expect(form.getByLabel(t.days)).toHaveValue('7');
  await expect(form.getByLabel(t.reminder)).not.toBeChecked();
  await form.getByLabel(t.days).fill('61');
  await form.getByLabel(t.reminder).check();
  await form.getByLabel(t.reminderDays).fill('2');
  await form.getByRole('button', { name: t.save }).click();
  await expect(form.getByText(fill(t.needs.days, REVIEW_ASK.days))).toBeVisible();
  await expect(form.getByText(fill(t.needs.reminder_days, REVIEW_ASK.reminder))).toBeVisible();
  await expect(form.getByLabel(t.days)).toHaveValue('61');
  await form.getByLabel(t.days).fill('10');
  await form.getByLabel(t.reminderDays).fill('5');
  await form.getByRole('button', { name: t.save }).click();
  await expect(form.getByText(t.saved)).toBeVisible();
  await expect(form.getByLabel(t.days)).toHaveValue('10');
  await expect(form.getByLabel(t.reminder)).toBeChecked();
  await expect(form.getByLabel(t.reminderDays)).toHaveValue('5');
});
