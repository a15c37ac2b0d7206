/** Whose card pays, with script switched off: asked for on demand, wrong data named, kept, and taken out again. */
import { expect, test } from '@playwright/test';
import { messages as billingWords } from '../../fragments/shop/billing/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { addToCart, SKIRT } from './shopping.ts';

const t = billingWords.es;

test('a buyer says whose card pays: wrong data are named, right ones stand before the form', async ({
  page,
}) => {
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  const form = page.locator('shop-billing');
  await form.getByRole('link', { name: t.same }).click();
  const fields = {
    first_name: 'Berta',
    surname: 'Ruiz Sosa',
    email: 'berta@example.com',
    phone: '12',
    street_name: 'Amsterdam',
    street_number: '120',
    postal_code: '06100',
    city: 'Cuauhtémoc',
    state_code: 'CMX',
  } as const;
  for (const [name, text] of Object.entries(fields)) {
    await form.getByLabel(t.labels[name as keyof typeof fields], { exact: true }).fill(text);
  }
  await form.getByLabel(t.labels.country_code).selectOption('MX');
  await form.getByRole('button', { name: t.save }).click();
  await expect(form.getByText(t.problems.phone)).toBeVisible();
  await expect(form.getByLabel(t.labels.surname)).toHaveValue('Ruiz Sosa');
  await form.getByLabel(t.labels.phone).fill('55 1234 5678');
  await form.getByRole('button', { name: t.save }).click();

  const kept = form.getByRole('link', { name: 'Tarjeta de Berta Ruiz Sosa' });
  await kept.click();
  await expect(form.getByLabel(t.labels.phone)).toHaveValue('5512345678');
  await form.getByRole('button', { name: t.drop }).click();
  await expect(form.getByRole('link', { name: t.same })).toBeVisible();
});
