/** The button at the foot of an Argentine store, by which a buyer withdraws from a purchase; no script runs, and nobody signs in. */
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

test('a request gets its code, the same one again, where there is no such order', async ({
  page,
  t,
}) => {
  const shop = demoShop('espejo');
  const form = t.withdrawalForm;
  await page.goto(`${shop.origin}/`);
  await page.getByRole('contentinfo').getByRole('link', { name: t.footer.withdrawal }).click();
  await expect(page).toHaveURL(/\/arrepentimiento$/);
  await page.getByLabel(form.number).fill('  ');
  await page.getByLabel(form.email).fill('zoe@ejemplo');
  await page.getByRole('button', { name: form.send }).click();
  // The store speaks Argentina's Spanish.
  await expect(page.locator('#f-number-error')).toBeVisible();
  await expect(page.locator('#f-email-error')).toBeVisible();

  const email = `zoe${Date.now()}@example.com`;
  const ask = async (number: string) => {
    await page.goto(`${shop.origin}/arrepentimiento`);
    await page.getByLabel(form.number).fill(number);
    await page.getByLabel(form.email).fill(email);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.sent);
    return (await page.getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/).textContent()) ?? '';
  };
  const code = await ask('K7QX-2M4P');
  expect(await ask('#k7qx-2m4p')).toBe(code);
  expect(await ask('K7QX-2M4Q')).not.toBe(code);
});

test('a store of another country has neither the button nor the page', async ({ page, t }) => {
  const { origin } = demoShop('moda');
  await page.goto(`${origin}/`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: t.footer.withdrawal })).toHaveCount(0);
  expect((await page.goto(`${origin}/arrepentimiento`))?.status()).toBe(404);
});
