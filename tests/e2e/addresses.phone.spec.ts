/** The book of addresses, from the account's own page to a checkout that comes filled with it. */
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages } from '../../fragments/shop/addresses/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { expect, test } from './language.ts';
import { signInAs } from './demo-person.ts';
import { signUp } from './new-person.ts';
import { addToCart, orderForm, SKIRT } from './shopping.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an address is kept, taken out and put back, and fills the next checkout', async ({
  page,
  language,
}) => {
  const t = messages[language];
  const labels = t.addressLabels.MX;
  const person = await signUp(page);
  await page.goto('/me/addresses');
  await expect(page.getByText(t.none)).toBeVisible();
  await page.getByLabel(labels.route).fill('Ámsterdam');
  await page.getByLabel(labels.street_number).fill('120');
  await page.getByLabel(labels.sublocality).fill('Hipódromo');
  await page.getByLabel(labels.postal_code).fill('061');
  await page.getByLabel(labels.locality).fill('Cuauhtémoc');
  const state = labels.administrative_area_level_1;
  await page.getByLabel(t.country).selectOption('CL');
  await expect(page.getByRole('textbox', { name: state })).toBeVisible();
  await page.getByLabel(t.country).selectOption('MX');
  await expect(page.getByRole('textbox', { name: state })).toBeHidden();
  await page.getByRole('combobox', { name: state }).selectOption('Ciudad de México');
  await page.getByRole('button', { name: t.save }).click();
  const code = page.getByLabel(labels.postal_code);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('06100');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('status').getByText(t.done.added)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const street = 'Ámsterdam 120';
  await page.getByRole('button', { name: fill(t.removeOf, { street }) }).click();
  await expect(page.getByText(street)).toHaveCount(0);
  await page.getByRole('button', { name: t.undo }).click();
  await expect(page.getByRole('status').getByText(t.done.restored)).toBeVisible();
  await expect(page.getByText(street)).toBeVisible();

  await page.goto(SKIRT.path);
  await addToCart(page, language);
  const cart = page.getByRole('dialog', { name: cartWords[language].title });
  await cart.getByRole('button', { name: cartWords[language].checkout }).click();
  const words = checkoutWords[language];
  await expect(page.getByLabel(words.fullName)).toHaveValue(person.name);
  await expect(page.getByLabel(words.email)).toHaveValue(person.email);
  await page.getByRole('radio', { name: words.fixed_delivery }).check();
  await expect(page.getByLabel(labels.route)).toHaveValue('Ámsterdam');
  await expect(orderForm(page).getByLabel(labels.postal_code)).toHaveValue('06100');
});

test('another address of the book fills the checkout at once, and what was typed comes back', async ({
  page,
  language,
}) => {
  await signInAs(page, 'rosa');
  await page.goto(SKIRT.path);
  await addToCart(page, language);
  const cart = page.getByRole('dialog', { name: cartWords[language].title });
  await cart.getByRole('button', { name: cartWords[language].checkout }).click();
  const words = checkoutWords[language];
  const { route, locality, suite } = words.addressLabels.MX;
  const book = page.getByLabel(words.book);
  await expect(book.locator('option:checked')).toHaveText(/Ámsterdam 120/);
  await book.selectOption({ label: 'Avenida Juárez 2915, La Paz, Puebla' });
  await expect(page.getByLabel(route)).toHaveValue('Avenida Juárez');
  await expect(page.getByLabel(locality)).toHaveValue('Puebla');
  await expect(page.getByLabel(suite)).toHaveValue('');
  await page.getByLabel(route).fill('Durango');
  await expect(book.locator('option:checked')).toHaveText(words.otherAddress);
  await book.selectOption({ index: 0 });
  await expect(page.getByLabel(route)).toHaveValue('Ámsterdam');
  await book.selectOption({ label: words.otherAddress });
  await expect(page.getByLabel(route)).toHaveValue('Durango');
  expect(await violationsOf(page)).toEqual([]);
});
