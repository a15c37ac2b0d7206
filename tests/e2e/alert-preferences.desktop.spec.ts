/** An account chooses what comes by mail, and its quiet hours. */
import { messages as words } from '../../fragments/shop/alert-preferences/messages/en.ts';
import { messages as log } from '../../fragments/shop/delivery-log/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('mails and quiet hours are kept, and told what is wrong', async ({ page, language }) => {
  const t = words[language];
  await newPerson(page);
  await page.goto('/me/alerts');
  await page.locator('a[href$="/me/alerts/preferences"]').click();
  const inbox = page.getByRole('group', { name: t.apps.inbox });
  await expect(inbox.getByLabel(t.mail)).toBeChecked();
  await inbox.getByLabel(t.mail).uncheck();
  await page.getByLabel(t.presenceOn).uncheck();
  await page.getByLabel(t.quietOn).check();
  await page.getByLabel(t.from).fill('23:00');
  await page.getByLabel(t.to).fill('23:00');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.problems.same)).toBeVisible();
  await expect(inbox.getByLabel(t.mail)).not.toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel(t.to).fill('06:30');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await page.goto('/me/alerts/preferences');
  await expect(inbox.getByLabel(t.mail)).not.toBeChecked();
  await expect(page.getByRole('group', { name: t.apps.store }).getByLabel(t.mail)).toBeChecked();
  await expect(page.getByLabel(t.presenceOn)).not.toBeChecked();
  await expect(page.getByLabel(t.quietOn)).toBeChecked();
  await expect(page.getByLabel(t.from)).toHaveValue('23:00');
  await expect(page.getByLabel(t.to)).toHaveValue('06:30');
  await page.getByText(log[language].title.account).click();
  await expect(page.getByText(log[language].none)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
