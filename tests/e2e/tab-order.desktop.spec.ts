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
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** The element that has the focus, in the page's coordinates; null where the page has none. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return null;
    const { top, bottom, left } = element.getBoundingClientRect();
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const name = `${element.localName} ${text.trim().slice(0, 40)}`;
    return { name, top: top + scrollY, bottom: bottom + scrollY, left };
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
    const backward = stops.slice(1).flatMap((stop, index) => {
      const last = stops[index]!;
      // A column may end below the beginning of the next one, which stands at its right.
      const isBefore = stop.bottom <= last.top && stop.left <= last.left;
      return isBefore ? [`${last.name} → ${stop.name}`] : [];
    });
    expect(backward).toEqual([]);
  });
}
