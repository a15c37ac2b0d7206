/** An author puts elements into a page of WordPress, and a reader of the page buys. */
import { expect, type Browser, type Page } from '@playwright/test';
import { messages as buyWords } from '../../../fragments/shop/buy-button/messages/en.ts';
import { messages as cartWords } from '../../../fragments/shop/cart/messages/en.ts';
import {
  approveChallenge,
  CARDS,
  fillCard,
  fillDelivery,
  pay,
  seeConfirmation,
  SKIRT,
} from '../../e2e/shopping.ts';
import type { Wordpress } from './site.ts';

/** The store that the author sells for. */
export interface Sold {
  /** Its address. */
  readonly store: string;
  /** The author's key of it. */
  readonly key: string;
}

const ITEM = SKIRT.path.split('/').at(-1) ?? '';

/** Signs in as the site's author. */
export async function signIn(page: Page, { origin, password }: Wordpress): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  await page.locator('#user_login').fill('admin');
  await page.locator('#user_pass').fill(password);
  await page.locator('#wp-submit').click();
  await expect(page).toHaveURL(/wp-admin/);
}

/** Fills in the plugin's settings. */
export async function nameStore(page: Page, origin: string, { store, key }: Sold): Promise<void> {
  await page.goto(`${origin}/wp-admin/options-general.php?page=shop-elements`);
  await page.locator('[name=shop_elements_store]').fill(store);
  await page.locator('[name=shop_elements_key]').fill(key);
  await page.locator('#submit').click();
  await expect(page.locator('[name=shop_elements_key]')).toHaveValue(key);
}

/** Writes a page in the block editor: a block of the plugin, and its shortcode. Gives its address. */
export async function writePage(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/wp-admin/post-new.php?post_type=page`);
  await page.waitForFunction(() => {
    const { wp } = globalThis as { wp?: Editor };
    return (
      wp?.blocks?.getBlockType('shop/element') && wp.data.select('core/editor').getCurrentPostId()
    );
  });
  const id = await page.evaluate(async (item) => {
    const { wp } = globalThis as unknown as { wp: Editor };
    const block = (name: string, of: object) => wp.blocks.createBlock(name, of);
    wp.data.dispatch('core/editor').editPost({ title: 'Mi tienda', status: 'publish' });
    wp.data.dispatch('core/block-editor').insertBlocks([
      block('shop/element', {
        element: 'shop-buy-button',
        attributes: { item, locale: 'es' },
      }),
      block('core/shortcode', {
        text: `[shop_element name="shop-item" item="${item}" locale="es"]`,
      }),
      block('core/shortcode', { text: '[shop_element name="shop-cart" locale="es"]' }),
    ]);
    await wp.data.dispatch('core/editor').savePost();
    return wp.data.select('core/editor').getCurrentPostId();
  }, ITEM);
  return `${origin}/?page_id=${id}`;
}

/** What this walk uses of the editor's own script. */
interface Editor {
  readonly blocks: {
    getBlockType(name: string): unknown;
    createBlock(name: string, attributes: object): object;
  };
  readonly data: {
    select(store: string): { getCurrentPostId(): number | null };
    dispatch(store: string): {
      editPost(edits: object): void;
      insertBlocks(blocks: readonly object[]): void;
      savePost(): Promise<void>;
    };
  };
}

/** The editor shows the block as the store answers it. */
export async function seePreview(page: Page): Promise<void> {
  await expect(page.locator('shop-buy-button').first()).toBeAttached();
}

/** Without script the page shows the item, and leads to the store. */
export async function readWithoutScript(
  browser: Browser,
  address: string,
  store: string,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: SKIRT.name })).toBeVisible();
  const form = page.locator('shop-buy-button form');
  expect(await form.getAttribute('action')).toContain(`${store}/shopping-cart`);
  await context.close();
}

/** A reader buys by the block's button, through 3-D Secure. */
export async function buy(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ locale: 'es-MX' });
  const page = await context.newPage();
  const t = cartWords.es;
  await page.goto(address);
  await page.locator('shop-buy-button').getByRole('button', { name: buyWords.es.buy }).click();
  const cart = page.getByRole('dialog', { name: t.title });
  await expect(cart.getByText(SKIRT.name)).toBeVisible();
  await cart.getByRole('link', { name: t.checkout }).click();
  await expect(page).toHaveURL(/moda\.localhost:\d+\/shopping-cart\?add=.+&embed=/);
  await page.getByRole('button', { name: t.handoverContinue }).click();
  await expect(page).toHaveURL(/shopping-cart$/);
  await page.getByRole('button', { name: t.checkout }).first().click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
  await fillDelivery(page, 'es');
  await fillCard(page, 'es', CARDS.threeDs);
  await pay(page, 'es');
  await approveChallenge(page, 'es');
  await seeConfirmation(page);
  await context.close();
}
