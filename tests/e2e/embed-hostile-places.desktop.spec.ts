/** Elements in odd places of foreign pages, and pages that move, copy, keep and print them. */
import { expect, test, type Page } from '@playwright/test';
import { messages as buyWords } from '../../fragments/shop/buy-button/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { listen, siteOfTests } from './host-site.ts';
import { storeAddress } from './partner-page.ts';
import { SKIRT } from './shopping.ts';

const SLUG = SKIRT.path.split('/').at(-1) ?? '';
const BUY = `<shop-buy-button item="${SLUG}">Mi texto</shop-buy-button>`;
const t = buyWords.es;
const site = siteOfTests();

const buys = (page: Page) => page.locator('shop-buy-button').getByRole('button', { name: t.buy });
const cartOf = (page: Page) => page.getByRole('dialog', { name: cartWords.es.title });

test('an element in a template is asked for once it leaves it', async ({ page }) => {
  const { thrown } = listen(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/embed/html/')) asked.push(request.url());
  });
  await page.goto(site.put('template', { body: `<template id="later">${BUY}</template>` }));
  await page.waitForFunction(() => 'shopEmbed' in globalThis);
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    const template = document.querySelector<HTMLTemplateElement>('#later')!;
    document.body.append(template.content.cloneNode(true));
  });
  await expect(buys(page)).toBeVisible();
  expect(thrown).toEqual([]);
});

test('an element that is moved while it is live keeps what the buyer chose, and sells', async ({
  page,
}) => {
  const { thrown } = listen(page);
  await page.goto(site.put('moved', { body: `${BUY}<aside></aside><shop-cart></shop-cart>` }));
  const options = page.locator('shop-buy-button').getByRole('combobox');
  const last = await options.locator('option:not([disabled])').last().getAttribute('value');
  await options.selectOption(last);
  await page.evaluate(() => {
    document.querySelector('aside')!.append(document.querySelector('shop-buy-button')!);
  });
  await expect(options).toHaveValue(last ?? '');
  await buys(page).click();
  await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
  expect(thrown).toEqual([]);
});

test('an element that is put into an iframe leaves the page whole', async ({ page }) => {
  const { thrown } = listen(page);
  await page.goto(site.put('iframe', { body: `${BUY}<iframe srcdoc="<p>Marco</p>"></iframe>` }));
  await page.locator('shop-buy-button').getByRole('combobox').focus();
  await expect(page.locator('shop-buy-button')).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')!;
    frame.contentDocument!.body.append(document.querySelector('shop-buy-button')!);
  });
  await expect(page.frameLocator('iframe').getByText('Marco')).toBeVisible();
  await expect(page.locator('#end')).toHaveText('Fin');
  expect(thrown).toEqual([]);
});

test('a page that comes back out of the browser’s memory has a cart without what was bought', async ({
  page,
}) => {
  const { thrown } = listen(page);
  // The page asks once by itself, soon after its first element: nothing is bought by then.
  let state = 'open';
  await page.route('**/api/partners/handoffs/*', (route) =>
    route.fulfill({
      json: { state },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto(site.put('back', { body: `${BUY}<shop-cart></shop-cart>` }));
  await buys(page).click();
  const cart = cartOf(page);
  await expect(cart.getByText(SKIRT.name)).toBeVisible();
  await cart.getByRole('link', { name: cartWords.es.checkout }).dispatchEvent('pointerdown');
  expect(await page.evaluate(() => localStorage.getItem('handoff:st_moda'))).toContain('ho_');
  state = 'bought';
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(cart.getByText(cartWords.es.empty)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('handoff:st_moda'))).toBeNull();
  expect(thrown).toEqual([]);
});

test('a cart that is far below, or late, opens for what was bought', async ({ page }) => {
  const { thrown } = listen(page);
  const far = `<div style="height: 9000px"></div>`;
  await page.goto(site.put('far', { body: `${BUY}${far}<shop-cart></shop-cart>` }));
  await expect(buys(page)).toBeVisible();
  await expect(page.locator('shop-cart[data-fragment]')).toHaveCount(0);
  let answer = (): void => undefined;
  const asked = new Promise<void>((settle) => {
    answer = settle;
  });
  await page.route('**/embed/html/shop-cart*', async (route) => {
    await asked;
    await route.continue();
  });
  await buys(page).click();
  await expect(page.locator('shop-buy-button').getByText(t.added)).toBeVisible();
  answer();
  await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a store that is slow holds nothing of the page up, and its element comes after all', async ({
  page,
}) => {
  const { thrown } = listen(page);
  let answer = (): void => undefined;
  const asked = new Promise<void>((settle) => {
    answer = settle;
  });
  await page.route('**/embed/html/**', async (route) => {
    await asked;
    await route.continue();
  });
  // The page's load event has come by then.
  await page.goto(site.put('slow', { body: BUY }));
  await expect(page.getByText('Mi texto')).toBeVisible();
  await expect(page.locator('#end')).toBeVisible();
  answer();
  await expect(buys(page)).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a store whose loader does not come leaves the page its own content', async ({ page }) => {
  const { thrown } = listen(page);
  await page.route('**/embed/v1.js*', (route) => route.abort());
  await page.goto(site.put('blocked', { body: BUY }));
  await expect(page.getByText('Mi texto')).toBeVisible();
  await expect(page.locator('#end')).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a banner that asks for consent brings the loader late, and the page is whole until then', async ({
  page,
}) => {
  const { thrown } = listen(page);
  const words = () => page.evaluate(() => document.body.innerText);
  const body = `${BUY}<shop-cart></shop-cart>`;
  await page.goto(site.put('consent', { body, isBare: true }));
  expect(await words()).toContain('Mi texto');
  await page.addScriptTag({
    type: 'module',
    url: `${storeAddress()}/embed/v1.js?key=${site.key}`,
  });
  await expect(buys(page)).toBeVisible();
  expect(await words()).not.toContain('Mi texto');
  await buys(page).click();
  await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a thousand elements ask for little, and the last one comes', async ({ page }) => {
  const { thrown } = listen(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/embed/html/')) asked += 1;
  });
  await page.goto(site.put('thousand', { body: BUY.repeat(1000) }));
  await expect(buys(page).first()).toBeVisible();
  await page.locator('shop-buy-button').last().scrollIntoViewIfNeeded();
  await expect(buys(page).last()).toBeVisible();
  // Equal elements that come into sight together share one answer.
  expect(asked).toBeLessThan(100);
  expect(thrown).toEqual([]);
});

test('a printed page has the element’s words', async ({ page }) => {
  const { thrown } = listen(page);
  await page.goto(site.put('printed', { body: BUY }));
  await expect(buys(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('shop-buy-button').getByText(/\$/).first()).toBeVisible();
  expect((await page.pdf()).byteLength).toBeGreaterThan(1000);
  expect(thrown).toEqual([]);
});
