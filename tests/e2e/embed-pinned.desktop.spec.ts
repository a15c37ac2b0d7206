/** A page that has pinned one build of the loader: every file is the one that its hash names, or none. */
import { expect, test, type Page } from '@playwright/test';
import { messages as buyWords } from '../../fragments/shop/buy-button/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as itemWords } from '../../fragments/shop/item/messages/en.ts';
import { demoShop } from './partners.ts';
import { storeAddress } from './partner-page.ts';
import { listen, siteOfTests } from './host-site.ts';
import { SKIRT } from './shopping.ts';

const SLUG = SKIRT.path.split('/').at(-1) ?? '';
/** Any page may read the store's files. */
const OPEN = { 'access-control-allow-origin': '*' };
const site = siteOfTests();

/** The script element that the page about elements tells to copy. */
async function pinned(): Promise<string> {
  const { text } = await demoShop('moda').get('/embed/docs');
  const [, version = ''] = /embed\/v1\.([\da-f]{12})\.js/.exec(text) ?? [];
  const [, hash = ''] = /integrity=&quot;(sha256-[\w+/=]+)&quot;/.exec(text) ?? [];
  return `<script type="module" crossorigin integrity="${hash}"
    src="${storeAddress()}/embed/v1.${version}.js?key=${site.key}"></script>`;
}

const elements = `<shop-item item="${SLUG}"></shop-item><shop-buy-button item="${SLUG}"></shop-buy-button><shop-cart></shop-cart>`;
const cartOf = (page: Page) => page.getByRole('dialog', { name: cartWords.es.title });
const buys = (page: Page) =>
  page.locator('shop-buy-button').getByRole('button', { name: buyWords.es.buy });

test('its files are proved, and sell', async ({ page }) => {
  const { thrown } = listen(page);
  await page.goto(site.put('pinned', { head: await pinned(), body: elements, isBare: true }));
  await page.getByRole('button', { name: itemWords.es.live.add }).click();
  await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
  const proofs = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).integrity));
  expect(proofs.length).toBeGreaterThan(3);
  for (const proof of proofs) expect(proof).toMatch(/^sha256-[\w+/]{43}=$/);
  expect(thrown).toEqual([]);
});

/** A module, one that an item loads later, and the list of both. */
for (const file of ['buy-button', 'load', 'embed-files']) {
  test(`a file ${file} that somebody has changed does not run, and the button still leads to the store`, async ({
    page,
  }) => {
    const { told } = listen(page);
    let changed = 0;
    await page.route(`**/assets/${file}.*.js`, async (route) => {
      changed += 1;
      const { text } = await demoShop('moda').get(new URL(route.request().url()).pathname);
      await route.fulfill({
        contentType: 'text/javascript',
        headers: OPEN,
        body: `${text}\n;console.warn('stolen');`,
      });
    });
    await page.goto(site.put('changed', { head: await pinned(), body: elements, isBare: true }));
    const add = page.getByRole('button', { name: itemWords.es.live.add });
    await (file === 'load' ? add : buys(page)).click();
    await expect(page).toHaveURL(/moda\.localhost:\d+\/shopping-cart(?:\?|$)/);
    expect(changed).toBeGreaterThan(0);
    expect(told.join()).not.toContain('stolen');
  });
}

test('a module of the pinned build that meets newer HTML renders anew from its props', async ({
  page,
}) => {
  const { thrown } = listen(page);
  await page.route('**/embed/html/shop-item?*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { text: html } = await demoShop('moda').get(pathname + search, { origin: site.origin });
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: OPEN,
      // What another build would have: other markup, and the address of another file.
      body: html
        .replace(/data-module="[^"]+"/, `data-module="${storeAddress()}/assets/newer.js"`)
        .replace('<h1', '<p class="newer">Nuevo</p><h1'),
    });
  });
  await page.goto(site.put('newer', { head: await pinned(), body: elements, isBare: true }));
  await expect(page.locator('shop-item .newer')).toBeVisible();
  // The press acts by the form's fields, before the module's markup takes the place of the newer one.
  await page.getByRole('button', { name: itemWords.es.live.add }).click();
  await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
  await expect(page.locator('shop-item .newer')).toHaveCount(0);
  expect(thrown).toEqual([]);
});

test('the files of a pinned build are kept with it', async ({ page }) => {
  await page.goto(site.put('kept', { head: await pinned(), body: elements, isBare: true }));
  await expect(buys(page)).toBeVisible();
  const gone = await demoShop('moda').get('/assets/none.AAAAAAAA.js');
  expect(gone.status).toBe(404);
});
