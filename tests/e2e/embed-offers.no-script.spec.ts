/** The button that buys, and the search, on a page whose server includes them, without script. */
import { expect, test } from '@playwright/test';
import { demoKeyOf } from '../../edge/cli/seed/embed-keys.ts';
import { messages as buyWords } from '../../fragments/shop/buy-button/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { PartnerPage } from './partner-page.ts';
import { demoShop } from './partners.ts';
import { SKIRT } from './shopping.ts';

const partner = new PartnerPage();
const item = SKIRT.path.split('/').at(-1) ?? '';

test.beforeAll(() => partner.listen());
test.afterAll(() => partner.close());

const included = async (element: string): Promise<string> =>
  (await demoShop('moda').get(`/embed/html/${element}&locale=es&key=${demoKeyOf('moda')}`)).text;

test('the button leads to the store’s cart with the chosen variant', async ({ page }) => {
  partner.includes(await included(`shop-buy-button?item=${item}`));
  await page.goto(partner.origin);
  const options = page.getByRole('combobox', { name: buyWords.es.variant });
  const line = await options.locator('option:not([disabled])').last().getAttribute('value');
  await options.selectOption(line);
  await page.getByRole('button', { name: buyWords.es.buy }).click();
  await expect(page).toHaveURL(new RegExp(`/shopping-cart\\?embed=[^&]+&add=${line}`));
  await expect(page.getByText(cartWords.es.handoverTitle)).toBeVisible();
  await expect(page.getByText(SKIRT.name).first()).toBeVisible();
});

test('the search leads to the store’s results', async ({ page }) => {
  partner.includes(await included('shop-search-box?text=falda'));
  await page.goto(partner.origin);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/buscar\?embed=[^&]+&text=falda/);
  await expect(page.getByText(SKIRT.name).first()).toBeVisible();
});
