/** The bar that keeps the button of an item within reach on phones. */
import { expect, test } from '@playwright/test';
import { messages } from '../../fragments/shop/item/messages/en.ts';
import { SKIRT } from './shopping.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

test('it stays, opaque, names variant and price, and covers no choice', async ({ page }) => {
  await page.goto(SKIRT.path);
  const bar = page.locator('.reach');
  const button = bar.getByRole('button', { name: messages.es.live.add });
  const top = () => bar.evaluate((node) => node.getBoundingClientRect().top);
  const bottom = () => bar.evaluate((node) => innerHeight - node.getBoundingClientRect().bottom);

  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('Talla: 24');
  await expect(bar).toContainText('$499.00');
  const background = await bar.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(background).toMatch(/^rgb\(/);

  const sizes = page.getByRole('radio');
  for (const size of await sizes.all()) {
    await size.focus();
    const edge = await size.evaluate((node) => node.getBoundingClientRect().bottom);
    expect(edge).toBeLessThanOrEqual(await top());
  }
  await sizes.nth(1).click();
  await expect(bar).toContainText('Talla: 28');

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await bottom()).toBeCloseTo(0, 0);
  const foot = await page.locator('shop-footer').evaluate((node) => node.getBoundingClientRect());
  expect(foot.bottom).toBeLessThanOrEqual((await top()) + 1);
});
