import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

const heard = (page: Page) => page.locator('shop-listener output');
const twoMore = (page: Page) => page.getByRole('button', { name: 'two more' }).click();

async function keepCart(page: Page, cart: unknown, store = 's1'): Promise<void> {
  const text = typeof cart === 'string' ? cart : JSON.stringify(cart);
  await page.addInitScript(
    ([key, value]) => {
      // Writes the cart once, or a reload would bring the old cart back.
      if (localStorage.getItem(key!) === null) localStorage.setItem(key!, value!);
    },
    [`cart:${store}`, text],
  );
}

test('an event wakes the fragment that waits for it, which hears it once', async ({
  page,
  site,
  open,
  errors,
}) => {
  const release = site.hold('/assets/listener.js');
  await open(site.render('speaker') + site.render('listener'));
  await expect(page.locator('shop-speaker[data-hydrated]')).toHaveCount(1);
  await page.getByRole('button', { name: 'open' }).click();
  await expect(page.locator('shop-listener')).toHaveAttribute('data-waking', 'cart:open');
  release();
  await expect(heard(page)).toHaveText('open');
  await page.getByRole('button', { name: 'open' }).click();
  await expect(heard(page)).toHaveText('open, open');
  expect(errors).toEqual([]);
});

test('a change of the cart reaches a fragment that was still asleep', async ({
  page,
  site,
  open,
  errors,
}) => {
  await open(site.render('speaker') + site.render('listener'));
  await expect(page.locator('shop-speaker[data-hydrated]')).toHaveCount(1);
  await twoMore(page);
  await expect(heard(page)).toHaveText('count 2');
  await expect(page.locator('shop-listener p')).toHaveText('2 in cart');
  await twoMore(page);
  await expect(page.locator('shop-listener p')).toHaveText('4 in cart');
  expect(errors).toEqual([]);
});

test("a stored cart does not disturb hydration: it follows the server's snapshot", async ({
  page,
  site,
  open,
  errors,
}) => {
  await keepCart(page, { lines: [{ item: 'i1', sku: 'k1', amount: 5 }], updatedAt: 1 });
  await open(site.render('listener'));
  const text = page.locator('shop-listener p');
  await text.evaluate((node) => ((node as never as { kept: boolean }).kept = true));
  await page.getByRole('button', { name: 'add' }).click();
  await expect(text).toHaveText('6 in cart');
  expect(await text.evaluate((node) => 'kept' in node)).toBe(true);
  expect(errors).toEqual([]);
});

test('fragments of one build share one bus and one store', async ({ built, site, page, open }) => {
  // The embed is one file (decision 0066): it has a copy, and uses the first that the page has.
  const holders = (text: string) =>
    [...built.modules].filter(
      ([path, code]) => /^\/assets\/(?!embed\.)/.test(path) && code.includes(text),
    );
  expect(holders('shop.bus')).toHaveLength(1);
  expect(holders('shop.carts')).toHaveLength(1);
  await open(site.render('speaker') + site.render('listener'));
  await page.addScriptTag({ type: 'module', url: '/assets/listener.js' });
  await expect(page.locator('shop-listener[data-hydrated]')).toHaveCount(1);
  await twoMore(page);
  await expect(heard(page)).toHaveText('count 2');
});

test("a second bundle on the page uses the first one's bus and stores", async ({
  page,
  site,
  open,
}) => {
  await open(
    site.render('speaker') + site.render('listener', {}, { moduleUrl: '/second/listener.js' }),
  );
  await expect(page.locator('shop-speaker[data-hydrated]')).toHaveCount(1);
  await twoMore(page);
  await expect(heard(page)).toHaveText('count 2');
  await twoMore(page);
  await expect(page.locator('shop-listener p')).toHaveText('4 in cart');
});

test('two tabs share one cart', async ({ page, context, site, open }) => {
  await open(site.render('nav') + site.render('listener'));
  await page.getByRole('button', { name: 'add' }).click();
  await expect(page.locator('shop-listener p')).toHaveText('1 in cart');
  const other = await context.newPage();
  await other.goto(`${site.origin}/page`);
  await expect(other.locator('[data-cart-count]')).toHaveText('1');
  await other.getByRole('button', { name: 'add' }).click();
  await expect(other.locator('shop-listener p')).toHaveText('2 in cart');
  await expect(page.locator('shop-listener p')).toHaveText('2 in cart');
  await expect(page.locator('[data-cart-count]')).toHaveText('2');
  await expect(heard(page)).toHaveText('count 1, count 2');
});

test('an anonymous page removes the carts of accounts from the browser, and nothing else', async ({
  page,
  site,
  open,
  errors,
}) => {
  await open('', { loader: false });
  await page.evaluate(() => {
    for (const key of ['cart:s1:ac_1', 'cart:s1:ac_1:told', 'cart:s2:ac_2']) {
      localStorage.setItem(key, '{"lines":[]}');
    }
    for (const key of ['cart:s1', 'cart:s2', 'cart-taken:s1', 'other:s1:ac_1']) {
      localStorage.setItem(key, '{}');
    }
  });
  await open(site.render('nav'));
  const left = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(left).toEqual(['cart-taken:s1', 'cart:s1', 'cart:s2', 'other:s1:ac_1']);
  expect(errors).toEqual([]);
});

test.describe('badge', () => {
  const badge = (page: Page) => page.locator('shop-nav [data-cart-count]');

  test('is right before any module is loaded, for this store only', async ({
    page,
    site,
    open,
  }) => {
    await keepCart(page, { lines: [{ amount: 2 }, { amount: 3 }] });
    await keepCart(page, { lines: [{ amount: 9 }] }, 's2');
    await open(site.render('nav'));
    await expect(badge(page)).toHaveText('5');
    await expect(badge(page)).toBeVisible();
    expect(site.asked.filter((url) => url.startsWith('/assets/'))).toEqual([]);
  });

  test('is hidden for an empty cart, and unchanged where the storage cannot be read', async ({
    page,
    site,
    open,
    errors,
  }) => {
    await open(site.render('nav'));
    await expect(badge(page)).toBeHidden();
    for (const text of [
      'oops',
      '{}',
      'null',
      '{"lines":[null]}',
      '{"lines":[{"amount":"<b>"}]}',
      '{"lines":[]}',
    ]) {
      await page.evaluate((value) => localStorage.setItem('cart:s1', value), text);
      await page.reload();
      await expect(badge(page)).toBeHidden();
    }
    expect(errors).toEqual([]);
  });

  test('follows the cart, and hydration of the navigation neither loses it nor logs an error', async ({
    page,
    site,
    open,
    errors,
  }) => {
    await keepCart(page, { lines: [{ item: 'i', sku: 'k', amount: 5 }] });
    await open(site.render('nav') + site.render('speaker'));
    await page.getByRole('button', { name: /menu/ }).click();
    await expect(page.getByRole('button', { name: 'menu 1' })).toBeVisible();
    await expect(badge(page)).toHaveText('5');
    await twoMore(page);
    await expect(badge(page)).toHaveText('7');
    await page.getByRole('button', { name: /menu/ }).click();
    await expect(page.getByRole('button', { name: 'menu 2' })).toBeVisible();
    await expect(badge(page)).toHaveText('7');
    await expect(badge(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
});
