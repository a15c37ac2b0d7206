/** Sign-up asks about an e-mail whose domain looks mistyped, and corrects it by a press. */
import { expect, test } from './language.ts';

test('a mistyped domain is asked about once its field was left, and corrected', async ({
  page,
  t,
}) => {
  await page.goto('/register');
  await page.getByRole('radio', { name: t.register.byEmail }).check();
  const email = page.getByLabel(t.register.email);
  await email.fill('ana@gmial.com');
  const question = page.getByRole('button', { name: /ana@gmail\.com/ });
  await expect(question).toHaveCount(0);
  await email.blur();
  await question.click();
  await expect(email).toHaveValue('ana@gmail.com');
  await expect(email).toBeFocused();
  await expect(question).toHaveCount(0);
});
