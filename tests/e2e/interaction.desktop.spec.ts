/**
 * Clicks before any module is loaded happen once it is loaded: no click is lost, none counts twice.
 */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as itemWords } from '../../fragments/shop/item/messages/en.ts';
import { messages as navWords } from '../../fragments/shop/nav/messages/en.ts';
import { SKIRT } from './shopping.ts';
import { fill } from '../../shared/i18n/fill.ts';

const cartOf = (page: Page) => page.getByRole('dialog', { name: cartWords.es.title });
const addButton = (page: Page) => page.getByRole('button', { name: itemWords.es.live.add });
const cartLink = (page: Page) => page.getByRole('link', { name: navWords.es.cart });

/**
 * Makes every module, or the one that is named, wait until `release` is called; `asked` lists those
 * that were requested.
 */
async function holdModules(
  page: Page,
  name = '*',
): Promise<{ asked: string[]; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(`**/assets/${name}.*.js`, async (route) => {
    asked.push(/assets\/([\w-]+)\./.exec(route.request().url())?.[1] ?? '');
    await promise;
    await route.continue();
  });
  return { asked, release: resolve };
}

/** The number of units in this browser's cart. */
function units(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { lines = [] } = JSON.parse(localStorage.getItem('cart:st_moda') ?? '{}') as {
      lines?: { amount: number }[];
    };
    return lines.reduce((sum, { amount }) => sum + amount, 0);
  });
}

test('two clicks on a cold button are two units, and the cart is open', async ({ page }) => {
  const modules = await holdModules(page);
  await page.goto(SKIRT.path);
  const add = page.getByRole('button', { name: itemWords.es.live.add });
  await add.click();
  await add.click();
  expect(await units(page)).toBe(0);
  // The click's module is requested together with the modules that it needs.
  await expect.poll(() => modules.asked).toEqual(expect.arrayContaining(['item', 'cart', 'react']));
  // The file of every first touch comes first: it is small, and asks the edge for the prices.
  expect(modules.asked[0]).toBe('touch');
  modules.release();
  await expect(cartOf(page).getByRole('link', { name: SKIRT.name })).toBeVisible();
  await expect(cartOf(page).getByRole('textbox')).toHaveValue('2');
  expect(await units(page)).toBe(2);
});

/** Notes the lines of each cart whose prices the page asks the edge for. */
function noteQuotes(page: Page): unknown[] {
  const quotes: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/shopping-carts/orders')) {
      quotes.push((request.postDataJSON() as { lines: unknown }).lines);
    }
  });
  return quotes;
}

test.describe('the prices of a cold add', () => {
  const line = { item: 'it_bagisto-1', sku: 'sk_ctpss2023-24', amount: 1 };

  test('are asked for once, before any of the modules has come', async ({ page }) => {
    const modules = await holdModules(page, '{react,cart,item}');
    const quotes = noteQuotes(page);
    await page.goto(SKIRT.path);
    await addButton(page).click();
    await expect.poll(() => quotes).toEqual([[line]]);
    expect(await units(page)).toBe(0);
    modules.release();
    await expect(cartOf(page).getByRole('link', { name: SKIRT.name })).toBeVisible();
    expect(await units(page)).toBe(1);
    expect(quotes).toHaveLength(1);
  });

  test('are asked for anew where the press that asked ended beside the button', async ({
    page,
  }) => {
    await page.clock.install();
    const quotes = noteQuotes(page);
    await page.goto(SKIRT.path);
    await addButton(page).hover();
    await page.mouse.down();
    await expect.poll(() => quotes).toEqual([[line]]);
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(page.locator('shop-item')).toHaveAttribute('data-hydrated', '');
    expect(await units(page)).toBe(0);
    await page.clock.fastForward(6000);
    await addButton(page).click();
    await expect(cartOf(page).getByRole('link', { name: SKIRT.name })).toBeVisible();
    expect(quotes).toEqual([[line], [line]]);
  });
});

test('a cold click on the cart needs no script of the bar around it', async ({ page }) => {
  const modules = await holdModules(page);
  await page.goto('/terms');
  await cartLink(page).click();
  await cartLink(page).click();
  await expect(page.locator('shop-cart')).toHaveAttribute('data-waking', 'cart:open');
  modules.release();
  await expect(cartOf(page).getByText(cartWords.es.empty)).toBeVisible();
  expect(modules.asked).not.toContain('nav');
  await page.keyboard.press('Escape');
  await expect(cartOf(page)).toBeHidden();
  await cartLink(page).click();
  await expect(cartOf(page)).toBeVisible();
});

test('a module loads on press, before the release, and nothing loads before the press', async ({
  page,
}) => {
  const modules = await holdModules(page);
  modules.release();
  await page.goto('/terms');
  await cartLink(page).hover();
  expect(modules.asked).toEqual([]);
  await page.mouse.down();
  await expect(page.locator('shop-cart')).toHaveAttribute('data-hydrated', '');
  await expect(cartOf(page)).toBeHidden();
  await page.mouse.up();
  await expect(cartOf(page)).toBeVisible();
});

test('where the item is live already, a press of its button loads the cart', async ({ page }) => {
  await page.goto(SKIRT.path);
  await page.getByRole('radio').nth(1).check();
  await expect(page.locator('shop-item')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('shop-cart')).not.toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: itemWords.es.live.add }).hover();
  await page.mouse.down();
  await expect(page.locator('shop-cart')).toHaveAttribute('data-hydrated', '');
  expect(await units(page)).toBe(0);
  await page.mouse.up();
  await expect(cartOf(page).getByRole('link', { name: SKIRT.name })).toBeVisible();
});

test('the form of an item is live before its photos, which follow', async ({ page }) => {
  await page.addInitScript(() => {
    // React keeps a live node's props on the node itself.
    const isLive = (node: Element | null | undefined) =>
      Object.keys(node ?? {}).some((key) => key.startsWith('__reactProps'));
    const look = () => {
      const root = document.querySelector('shop-item')?.shadowRoot;
      return [root?.querySelector('.buy'), root?.querySelector('.gallery')].map(isLive);
    };
    addEventListener('fragment:answers', ({ target }) => {
      if ((target as Element).matches('shop-item[data-hydrated]'))
        Object.assign(globalThis, { first: look() });
    });
    Object.assign(globalThis, { look });
  });
  const ask = (name: string) => page.evaluate<unknown>(name);
  await page.goto(SKIRT.path);
  expect(await ask('look()')).toEqual([false, false]);
  await page.getByRole('button', { name: itemWords.es.live.add }).click();
  await expect(cartOf(page).getByRole('link', { name: SKIRT.name })).toBeVisible();
  await expect.poll(() => ask('globalThis.first')).toEqual([true, false]);
  await expect.poll(() => ask('look()')).toEqual([true, true]);
});

test('the drawer opens before the item is live, which then says so', async ({ page }) => {
  await page.addInitScript(() => {
    const look = (): void => {
      const open = document.querySelector('shop-cart')?.shadowRoot?.querySelector(':popover-open');
      const isLive = document.querySelector('shop-item')?.hasAttribute('data-hydrated');
      if (open) Object.assign(globalThis, { isLive });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const item = await holdModules(page, 'item');
  await page.goto(SKIRT.path);
  await page.getByLabel(itemWords.es.live.amount).fill('2');
  await addButton(page).click();
  item.release();
  await expect(cartOf(page).getByRole('link', { name: SKIRT.name })).toBeVisible();
  expect(await page.evaluate('isLive')).toBe(false);
  await expect(page.locator('shop-item')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('shop-item').getByRole('status')).toHaveText(itemWords.es.live.added);
  expect(await units(page)).toBe(2);
});

test('what is done before the item is live keeps its order', async ({ page }) => {
  const item = await holdModules(page, 'item');
  await page.goto(SKIRT.path);
  const radios = page.locator('input[name=sku]');
  const named = await radios.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ value }) => value),
  );
  await addButton(page).click();
  await page.locator('.option').nth(1).click();
  await addButton(page).click();
  item.release();
  await expect.poll(() => units(page)).toBe(2);
  const kept = await page.evaluate(() => localStorage.getItem('cart:st_moda') ?? '');
  expect(kept).toMatch(new RegExp(`${named[0]!}.*${named[1]!}`));
});

test('a press that breaks a limit before the item is live is explained', async ({ page }) => {
  await page.goto(SKIRT.path);
  const form = page.locator('shop-item form.buy');
  const most = Number(await form.locator('[name=amount]').getAttribute('max'));
  const [item, sku] = await form.evaluate((each: HTMLFormElement) => {
    const fields = new FormData(each);
    return [fields.get('item'), fields.get('sku')];
  });
  await page.evaluate(
    (cart) => localStorage.setItem('cart:st_moda', cart),
    JSON.stringify({ lines: [{ item, sku, amount: most }], updatedAt: 1 }),
  );
  await addButton(page).click();
  const { held } = itemWords.es.live;
  await expect(form.getByRole('status')).toContainText(fill(held, { n: most }));
  expect(await units(page)).toBe(most);
});

test('a photo chosen before the item is live stays chosen', async ({ page }) => {
  const item = await holdModules(page, 'item');
  await page.goto(SKIRT.path);
  const { photo, zoom } = itemWords.es.live;
  const second = fill(photo, { n: 2, of: 2 });
  await page.getByRole('radio', { name: second }).check();
  item.release();
  await expect(page.locator('shop-item')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: zoom }).click();
  await expect(page.getByRole('dialog').getByText(second)).toBeVisible();
  await expect(page.locator('.thumbs input').nth(1)).toBeChecked();
});

test('where the panel cannot be loaded the click opens the cart page', async ({ page }) => {
  await page.route('**/assets/cart.*.js', (route) => route.abort());
  await page.goto('/terms');
  await cartLink(page).click();
  await expect(page).toHaveURL(/\/shopping-cart$/);
});

test('a click with a modifier key is left to the browser', async ({ page, context }) => {
  await page.goto('/terms');
  const opened = context.waitForEvent('page');
  await cartLink(page).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/shopping-cart$/);
  await expect(cartOf(page)).toBeHidden();
});

test.describe('the search before its script is loaded', () => {
  const opener = (page: Page) =>
    page.getByRole('button', { name: fill(navWords.es.searchIn, { store: 'Lirio' }) }).first();
  const field = (page: Page) => page.getByRole('combobox');

  test('gives the focus back when it closes', async ({ page }) => {
    const modules = await holdModules(page, 'nav');
    await page.goto('/terms');
    const touched = page.waitForResponse(/assets\/touch\./);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    // What every first touch loads gives the focus back, for all fragments.
    await (await touched).finished();
    await page.waitForFunction(() => 'shopRenewed' in globalThis);
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    // A click beside the panel is outside of it.
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(700, 860);
    await expect(field(page)).toBeHidden();
    expect(modules.asked).toContain('nav');
    await expect(page.locator('shop-nav')).not.toHaveAttribute('data-hydrated');
    modules.release();
  });

  test('opens and closes', async ({ page }) => {
    const modules = await holdModules(page);
    await page.goto('/terms');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    const dialog = page.getByRole('dialog', {
      name: fill(navWords.es.searchIn, { store: 'Lirio' }),
    });
    await dialog.getByRole('button', { name: navWords.es.close }).click();
    await expect(field(page)).toBeHidden();
    modules.release();
  });
});
