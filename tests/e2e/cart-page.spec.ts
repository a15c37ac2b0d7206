/** The cart as a page: the browser knows the lines, the edge knows their prices. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { addToCart, SKIRT } from './shopping.ts';

/** Height of the menu and the strip of catalogues, which not every store has. */
const ABOVE_PX = 130;

test('nothing moves when the lines arrive, and little room is reserved for them', async ({
  page,
}) => {
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  const panel = page.getByRole('dialog', { name: cartWords.es.title });
  await expect(panel.getByRole('link', { name: SKIRT.name })).toBeVisible();
  await page.goto('/shopping-cart');
  await expect(page.getByRole('main').getByRole('link', { name: SKIRT.name })).toBeVisible();
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((all, entry) => all + (entry as LayoutShift).value, 0);
        // The observer gets past shifts once the frame is drawn.
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum(observer.takeRecords())), 1000);
      }),
  );
  expect(moved).toBe(0);
  const below = await page
    .locator('shop-footer')
    .evaluate((footer) => footer.getBoundingClientRect().top - innerHeight);
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(ABOVE_PX);
});

/** A layout shift as the browser reports it; the DOM types lack it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}
