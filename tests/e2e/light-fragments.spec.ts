/**
 * The fragments that need no React, as the build ships them: slider, theme, sharing and notices.
 */
import { expect, test, type Page } from '@playwright/test';
import { es as share } from '../../fragments/shop/share/messages/es.ts';
import { es as slider } from '../../fragments/shop/slider/messages/es.ts';
import { es as theme } from '../../fragments/shop/theme/messages/es.ts';
import { es as toasts } from '../../fragments/shop/toasts/messages/es.ts';
import { es as whatsapp } from '../../fragments/shop/whatsapp/messages/es.ts';
import { SKIRT } from './shopping.ts';
import { fill } from '../../shared/i18n/fill.ts';

/** Files of script that the page has loaded, without their hashes. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/([\w-]+)\..*\.js$/.exec(name)?.[1] ?? []),
  );

test('the slider moves by button, key and drag, and stops, without React', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('shop-slider')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: slider.splide.pause }).click();
  await expect(page.getByRole('button', { name: slider.splide.play })).toBeVisible();
  const active = page.locator('shop-slider .splide__slide.is-active:not(.splide__slide--clone)');
  await expect(active).toHaveAttribute('aria-label', /^1 de/);
  await page.getByRole('button', { name: slider.splide.next }).click();
  await expect(active).toHaveAttribute('aria-label', /^2 de/);
  await page.getByRole('button', { name: slider.splide.prev }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(active).toHaveAttribute('aria-label', /^1 de/);
  const { x, y, width, height } = (await page.locator('shop-slider .splide__track').boundingBox())!;
  await page.mouse.move(x + width * 0.9, y + height / 4);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.2, y + height / 4, { steps: 12 });
  // The pointer rests for a moment: a flick would slide on, further on a narrow screen.
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect(active).toHaveAttribute('aria-label', /^2 de/);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await loaded(page)).not.toContain('react');
});

test('the theme changes at once, keeps the focus on its button, and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(SKIRT.path);
  const menu = page.locator('shop-nav .burger');
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: theme.dark }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: theme.light }).first()).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await loaded(page)).not.toContain('react');
});

test('the address is copied, and a notice says so until it is closed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SKIRT.path);
  const opener = page.getByRole('button', { name: share.share, exact: true });
  await opener.click();
  await page.getByRole('button', { name: share.copy }).click();
  const notice = page.locator('shop-toasts').getByRole('status').getByText(share.copied);
  await expect(notice).toBeVisible();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(SKIRT.path);
  await page.locator('shop-toasts').getByRole('button', { name: toasts.close }).click();
  await expect(notice).toBeHidden();
  expect(await loaded(page)).not.toContain('react');
});

test('a network that takes no link opens at the store’s profile, with the link copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://instagram.com/**', (route) => route.fulfill({ body: 'profile' }));
  await page.goto('/catalogos/mujer');
  await page.getByRole('button', { name: share.share, exact: true }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Instagram/ }).click();
  await expect(page.locator('shop-toasts').getByText(share.copied)).toBeVisible();
  expect((await opened).url()).toMatch(/^https:\/\/instagram\.com\//);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/catalogos/mujer');
});

test('on a phone, the floating button hides from a visitor who reads on', async ({ page }) => {
  await page.goto('/');
  const float = page.getByRole('link', { name: fill(whatsapp.open, { store: 'Lirio' }) });
  await expect(float).toBeInViewport({ ratio: 1 });
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  if (page.viewportSize()!.width < 600) await expect(float).not.toBeInViewport();
  else await expect(float).toBeInViewport({ ratio: 1 });
  // It can still be reached by keyboard.
  await page.keyboard.press('Tab');
  await float.focus();
  await expect(float).toBeInViewport({ ratio: 1 });
  await float.blur();
  await page.mouse.wheel(0, -60);
  await expect(float).toBeInViewport({ ratio: 1 });
});
