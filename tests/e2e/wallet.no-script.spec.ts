/** A reseller's sale as the reseller and the supplier read it, by links and forms. */
import { messages as shares } from '../../fragments/shop/order-shares/messages/en.ts';
import { messages as wallet } from '../../fragments/shop/wallet/messages/en.ts';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';
import { placedInCash } from './placed-order.ts';

/** A camera of Lente Norte that Ana sells. */
const CAMERA = 'it_vendure-instamatic-camera';

test('a sale in cash is on hold until its supplier covers it, and each reads the own part', async ({
  page,
  language,
}) => {
  const [t, s] = [wallet[language], shares[language]];
  const ana = demoShop('ana');
  const { skus } = (await ana.get(`/api/public/products/${CAMERA}`)).json() as ItemDetail;
  const line = { item: CAMERA, sku: skus[0]?.id ?? '', amount: 1 };
  const { id } = await placedInCash(ana, {}, line);
  await signInAs(page, 'lente', 'foto');
  await page.goto(`${originOf('foto')}/admin/ordenes/${id}`);
  for (const stage of ['in_process', 'paid'] as const) {
    await page.goto(`${originOf('foto')}/admin/ordenes/${id}`);
    await page.locator(`form:has(input[name="to"][value="${stage}"]) button`).first().click();
  }
  await page.goto(`${originOf('foto')}/admin/monedero/mxn/ordenes/${id}`);
  await expect(page.getByRole('row', { name: s.roles.resale })).toBeVisible();
  await expect(page.getByRole('row', { name: s.roles.seller })).toHaveCount(0);

  await signInAs(page, 'ana', 'ana');
  await page.goto(`${originOf('ana')}/me/wallet`);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await page.getByRole('combobox', { name: t.event }).selectOption('cash');
  await page.getByRole('button', { name: t.find, exact: true }).click();
  await expect(page).toHaveURL(/event=cash/);
  await page
    .locator('shop-wallet li')
    .filter({ hasText: t.events.cash })
    .getByRole('link')
    .first()
    .click();
  const own = fill(s.own, { role: s.roles.seller });
  await expect(page.getByRole('row', { name: own })).toBeVisible();
  await expect(page.getByRole('row', { name: s.roles.supplier })).toHaveCount(0);
});
