/** What a reseller sees on cards and items of other stores, and hides for their browser. */
import { messages as addingIn } from '../../fragments/office/add-products/messages/en.ts';
import { messages } from '../../fragments/shop/item-earnings/messages/en.ts';
import { en } from '../../host-pages/words/en.ts';
import { es } from '../../host-pages/words/es.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

const ITEM = '/productos/foto/camara-plegable-antigua-de-coleccion';

test('a reseller sees what a sale earns and hides it; a visitor never sees it', async ({
  page,
  browser,
  language,
}) => {
  const t = messages[language];
  const adding = addingIn[language];
  const { origin } = demoShop('ana');
  const [lead = ''] = { es, en }[language].cardEarning.split(' {{');
  await signInAs(page, 'ana', 'ana');
  await page.goto(`${origin}/productos`);
  const earning = page.locator('shop-item-grid .earning', { hasText: lead });
  await expect(earning.filter({ hasText: '1,390.00' })).toHaveCount(1);
  await page.goto(origin + ITEM);
  const box = page.locator('shop-item-earnings');
  await expect(box).toContainText('17,110.00');
  await expect(box.getByLabel(t.link)).toHaveValue(`${origin}${ITEM}?referral=ac_ana`);
  await box.getByRole('button', { name: t.hide }).click();
  await expect(page).toHaveURL(origin + ITEM);
  await expect(box).not.toContainText('$');
  await page.goto(`${origin}/productos`);
  await expect(earning).toHaveCount(0);
  await page.goto(`${origin}/admin/reventa`);
  const offers = page.locator('shop-add-products');
  await expect(offers.getByRole('listitem').first()).toBeVisible();
  await expect(offers).not.toContainText(adding.earning.split(' {{')[0]!);
  await page.goto(origin + ITEM);
  await box.getByRole('button', { name: t.show }).click();
  await expect(box).toContainText('1,390.00');

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  for (const path of [ITEM, '/productos', '/']) {
    await visitor.goto(origin + path);
    await expect(visitor.locator('shop-footer')).toBeVisible();
    expect(await visitor.content()).not.toMatch(/1,390\.00|buy_by|earnings/);
  }
  await visitor.close();
});
