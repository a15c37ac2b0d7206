/** Tab leads through a page as the eye does: along a row, then to the next one. */
import { expect, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { test } from './language.ts';
import { addToCart, SKIRT } from './shopping.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** The name of a view → the steps that open it. */
const VIEWS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  list: (page) => page.goto('/productos'),
  item: (page) => page.goto(SKIRT.path),
  async cart(page) {
    await page.goto(SKIRT.path);
    await addToCart(page, 'es');
    await page.goto('/shopping-cart');
    await page.locator('shop-cart[data-hydrated]').first().waitFor();
  },
  async checkout(page) {
    await page.goto(SKIRT.path);
    await addToCart(page, 'es');
    const cart = page.getByRole('dialog', { name: cartWords.es.title });
    await cart.getByRole('button', { name: cartWords.es.checkout }).click();
    await page.locator('shop-checkout[data-hydrated]').waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  },
};

interface Stop {
  readonly name: string;
  /** Whether it stands above the stop before it, and not at that one's right. */
  readonly isBefore: boolean;
}

/**
 * The element that has the focus; null where the page has none. It is compared with the last one at
 * the same moment, since Tab scrolls the page and panels that scroll by themselves.
 */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return null;
    const kept = globalThis as { lastStop?: Element };
    const now = element.getBoundingClientRect();
    const last = kept.lastStop?.getBoundingClientRect();
    kept.lastStop = element;
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.localName} ${text.trim().slice(0, 40)}`,
      // A column may end below the beginning of the next one, which stands at its right.
      isBefore: last !== undefined && now.bottom <= last.top && now.left <= last.left,
    };
  });
}

const TITLE = 'the next stop is never before the last one';

for (const [name, show] of Object.entries(VIEWS)) {
  test(`${name}: ${TITLE}`, async ({ page }) => {
    test.slow();
    await show(page);
    const stops: Stop[] = [];
    for (let presses = 0; presses < 70; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(10);
    const backward = stops.filter(({ isBefore }) => isBefore).map(({ name: stop }) => stop);
    expect(backward).toEqual([]);
  });
}
