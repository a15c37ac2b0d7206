/**
 * The layout of pages, compared with pictures. Letters are boxes and photos plain, so that only
 * places, sizes and colours count, and the pictures fit every machine.
 */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { boxFont } from '../support/box-font.ts';
import { addToCart, SKIRT } from './shopping.ts';

/** Another build of the browser may draw edges a little differently. */
const ALIKE = {
  maxDiffPixelRatio: 0.02,
  threshold: 0.25,
  animations: 'disabled',
  timeout: 20_000,
} as const;

const STYLE = `@font-face {
  font-family: Boxes;
  font-weight: 1 1000;
  src: url(data:font/ttf;base64,${boxFont().toString('base64')});
}
:root {
  --font-body: Boxes !important;
  --font-heading: Boxes !important;
}`;

/** A picture that shows the background of its frame. */
const PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

// The policy is bypassed to let in the style sheets and fonts of the test.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

async function visit(page: Page, path: string): Promise<void> {
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PLAIN }),
  );
  await page.goto(path);
  await inBoxes(page);
}

async function inBoxes(page: Page): Promise<void> {
  await page.addStyleTag({ content: STYLE });
  expect(
    await page.evaluate(() => document.fonts.load('16px Boxes').then((all) => all.length)),
  ).toBe(1);
}

test('home', async ({ page }) => {
  await visit(page, '/');
  // The slider starts by itself and redraws as it does.
  await expect(page.locator('shop-slider')).toHaveAttribute('data-hydrated', '');
  await expect(page).toHaveScreenshot('home.png', { ...ALIKE, fullPage: true });
});

test('a list with its filters', async ({ page }) => {
  await visit(page, '/catalogos/mujer');
  await expect(page).toHaveScreenshot('list.png', { ...ALIKE, fullPage: true });
});

test('an item', async ({ page }) => {
  await visit(page, SKIRT.path);
  await expect(page).toHaveScreenshot('item.png', { ...ALIKE, fullPage: true });
});

test('a block that moves is seen', async ({ page }) => {
  await visit(page, SKIRT.path);
  await page.addStyleTag({ content: 'shop-item { padding-top: 24px }' });
  await expect(page).not.toHaveScreenshot('item.png', { ...ALIKE, fullPage: true });
});

test('a search that found nothing, in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/buscar?text=zzqqxx');
  await expect(page).toHaveScreenshot('nothing-dark.png', { ...ALIKE, fullPage: true });
});

test('the cart panel, and the checkout that it leads to', async ({ page }) => {
  await visit(page, SKIRT.path);
  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  const checkout = cart.getByRole('button', { name: cartWords.es.checkout });
  await expect(checkout).toBeVisible();
  await expect(page).toHaveScreenshot('cart.png', ALIKE);
  await checkout.click();
  await expect(page.locator('shop-checkout')).toHaveAttribute('data-hydrated', '');
  await inBoxes(page);
  await expect(page).toHaveScreenshot('checkout.png', { ...ALIKE, fullPage: true });
});
