/** A visitor writes to a store in the dialog that the link of its foot opens. */
import { violationsOf } from '../audit/axe/look.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the form opens over the page, tells what is missing, and is sent', async ({ page, t }) => {
  const form = t.contactForm;
  await page.goto('/info');
  const link = page.getByRole('contentinfo').getByRole('link', { name: form.title, exact: true });
  await link.click();
  const dialog = page.getByRole('dialog', { name: t.contactDialog.label });
  await expect(dialog.getByLabel(form.name, { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/info$/);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel(form.name, { exact: true }).fill('Zoë');
  await dialog.getByLabel(form.email).fill('zoe@ejemplo');
  await dialog.getByLabel(form.message).fill('¿Tienen esta falda?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.press('Enter');
  await expect(dialog.getByLabel(form.message)).toHaveValue('¿Tienen esta falda?');
  await dialog.getByRole('button', { name: form.send }).click();
  await expect(dialog.getByText(form.problems.email)).toBeVisible();
  await expect(dialog.getByLabel(form.email)).toBeFocused();
  await dialog.getByLabel(form.email).fill(`zoe${Date.now()}@example.com`);
  await page.route('**/contacto', (route) => route.abort());
  await dialog.getByRole('button', { name: form.send }).click();
  await expect(dialog.getByText(t.contactDialog.failed)).toBeInViewport();
  await expect(dialog.getByLabel(form.message)).toHaveValue('¿Tienen esta falda?');
  await page.unroute('**/contacto');
  await dialog.getByRole('button', { name: form.send }).click();
  await expect(dialog.getByRole('heading', { level: 1 })).toContainText(form.sent.split('{{')[0]!);
  await expect(page).toHaveURL(/\/info$/);
  await dialog.getByRole('button', { name: t.contactDialog.close }).click();
  await expect(dialog).toBeHidden();
});

test('on the contact page itself the link is a link', async ({ page, t }) => {
  await page.goto('/contacto');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t.contactForm.title, exact: true })
    .click();
  await expect(page).toHaveURL(/\/contacto$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel(t.contactForm.message)).toBeVisible();
});
