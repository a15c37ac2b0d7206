/** Elements that a page copies, keeps and brings back, and those inside its own shadow roots. */
import { expect, test, type Page } from '@playwright/test';
import type { EmbedMethods } from '../../fragments/_runtime/embedding.ts';
import { messages as buyWords } from '../../fragments/shop/buy-button/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { listen, siteOfTests } from './host-site.ts';
import { SKIRT } from './shopping.ts';

const SLUG = SKIRT.path.split('/').at(-1) ?? '';
const BUY = `<shop-buy-button item="${SLUG}">Mi texto</shop-buy-button>`;
const t = buyWords.es;
const site = siteOfTests();

const buys = (page: Page) => page.locator('shop-buy-button').getByRole('button', { name: t.buy });
const cartOf = (page: Page) => page.getByRole('dialog', { name: cartWords.es.title });

/** Puts elements into a shadow root of the page, and has them taken up. */
async function shadow(page: Page, mode: ShadowRootMode, html: string): Promise<void> {
  await page.waitForFunction(() => 'shopEmbed' in globalThis);
  await page.evaluate(
    ([how, markup]) => {
      const root = document.querySelector('#box')!.attachShadow({ mode: how });
      root.innerHTML = markup;
      const mine = globalThis as unknown as { mine: ShadowRoot; shopEmbed: EmbedMethods };
      mine.mine = root;
      mine.shopEmbed.scan(root);
    },
    [mode, html] as const,
  );
}

/** The text inside an element of that shadow root, which no locator sees when it is closed. */
const inside = (page: Page, element: string): Promise<string> =>
  page.evaluate((name) => {
    const { mine } = globalThis as unknown as { mine: ShadowRoot };
    const root = mine.querySelector(name)?.shadowRoot;
    return [...(root?.children ?? [])].map((one) => (one as HTMLElement).innerText).join(' ');
  }, element);

/** Presses with the pointer, as a buyer does. */
async function press(page: Page, element: string, selector: string): Promise<void> {
  const [x, y] = await page.evaluate(
    ([name, inner]) => {
      const { mine } = globalThis as unknown as { mine: ShadowRoot };
      const button = mine.querySelector(name)!.shadowRoot!.querySelector(inner)!;
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = button.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    },
    [element, selector] as const,
  );
  await page.mouse.click(x, y);
}

for (const mode of ['open', 'closed'] as const) {
  test(`a press in a shadow root of the page, ${mode}, fills the page’s cart`, async ({ page }) => {
    const { thrown } = listen(page);
    await page.goto(site.put(mode, { body: '<div id="box"></div><shop-cart></shop-cart>' }));
    await shadow(page, mode, BUY);
    await expect.poll(() => inside(page, 'shop-buy-button')).toContain(t.buy);
    await press(page, 'shop-buy-button', 'button');
    await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
    expect(page.url()).toContain(site.origin);
    expect(thrown).toEqual([]);
  });

  test(`a cart in a shadow root of the page, ${mode}, opens beside what fills it`, async ({
    page,
  }) => {
    const { thrown } = listen(page);
    await page.goto(site.put(`cart ${mode}`, { body: '<div><div id="box"></div></div>' }));
    await shadow(page, mode, `${BUY}<shop-cart></shop-cart>`);
    await expect.poll(() => inside(page, 'shop-buy-button')).toContain(t.buy);
    await press(page, 'shop-buy-button', 'button');
    await expect.poll(() => inside(page, 'shop-cart')).toContain(SKIRT.name);
    expect(page.url()).toContain(site.origin);
    expect(thrown).toEqual([]);
  });
}

test('a copy of a live element has its looks, and sells by itself', async ({ page }) => {
  const { thrown } = listen(page);
  await page.goto(site.put('cloned', { body: `${BUY}<shop-cart></shop-cart>` }));
  await page.locator('shop-buy-button').getByRole('combobox').focus();
  await expect(page.locator('shop-buy-button')).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => {
    document.body.append(document.querySelector('shop-buy-button')!.cloneNode(true));
  });
  const copy = page.locator('shop-buy-button').nth(1);
  const button = copy.getByRole('button', { name: t.buy });
  await expect(button).toBeVisible();
  const ground = (index: number) =>
    page
      .locator('shop-buy-button')
      .nth(index)
      .getByRole('button')
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect.poll(() => ground(1)).toBe(await ground(0));
  await button.click();
  await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a navigation that replaces the body, and one that brings a kept copy back, sell', async ({
  page,
}) => {
  const { thrown } = listen(page);
  await page.goto(site.put('turbo', { body: `${BUY}<shop-cart></shop-cart>` }));
  await expect(buys(page)).toBeVisible();
  await page.locator('shop-buy-button').getByRole('combobox').focus();
  // What Turbo does: it keeps a copy of the body, and puts another one in its place.
  await page.evaluate(() => {
    Object.assign(globalThis, { kept: document.body.cloneNode(true) });
    const next = document.createElement('body');
    next.innerHTML = '<h1>Otra página</h1><shop-search-box></shop-search-box>';
    document.body.replaceWith(next);
    history.pushState(null, '', '/otra');
  });
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.evaluate(() => {
    document.body.replaceWith((globalThis as unknown as { kept: HTMLElement }).kept);
    history.back();
  });
  await expect(buys(page)).toHaveCount(1);
  await buys(page).click();
  await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
  expect(thrown).toEqual([]);
});

test('an element that comes when its module is there already sells', async ({ page }) => {
  const { thrown } = listen(page);
  await page.goto(site.put('later', { body: `${BUY}<shop-cart></shop-cart>` }));
  await page.locator('shop-buy-button').getByRole('combobox').focus();
  await expect(page.locator('shop-buy-button')).toHaveAttribute('data-hydrated', '');
  await page.evaluate((html) => {
    document.body.innerHTML = `${html}<shop-cart></shop-cart>`;
  }, BUY);
  await buys(page).click();
  await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a live cart that gets another language speaks it, and works on', async ({ page }) => {
  const { thrown } = listen(page);
  await page.goto(site.put('spoken', { body: `${BUY}<shop-cart></shop-cart>` }));
  await buys(page).click();
  await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
  await page.locator('shop-cart').evaluate((cart) => cart.setAttribute('locale', 'en'));
  const english = page.getByRole('dialog', { name: cartWords.en.title });
  await expect(async () => {
    await buys(page).click({ timeout: 1000, force: true });
    await expect(english.getByText(SKIRT.name)).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(thrown).toEqual([]);
});
