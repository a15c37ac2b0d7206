/** A shopper's way through `moda`, in both languages, on a phone and at a desk. */
import { expect, test } from '@playwright/test';
import { es as bankWords } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import {
  addToCart,
  approveChallenge,
  CARDS,
  fillCard,
  fillDelivery,
  pay,
  seeConfirmation,
  SKIRT,
  type Language,
} from './shopping.ts';

const LOCALES: Record<Language, string> = { es: 'es-MX', en: 'en-US' };

for (const language of ['es', 'en'] as const) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });

    test('by search to the item, to the cart, through 3-D Secure to the confirmation', async ({
      page,
    }) => {
      await page.goto(`/buscar?text=${language === 'es' ? 'faldas' : 'skirt'}`);
      await page.getByRole('link', { name: SKIRT.name }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: SKIRT.name })).toBeVisible();
      await addToCart(page, language);
      const cart = page.getByRole('dialog', { name: cartWords[language].title });
      await expect(cart).toBeVisible();
      await cart.getByRole('button', { name: cartWords[language].checkout }).click();
      await expect(page).toHaveURL(/\/checkout\/co_/);
      await fillDelivery(page, language);
      await fillCard(page, language, CARDS.threeDs);
      await pay(page, language);
      await approveChallenge(page, language);
      await seeConfirmation(page);
      await expect(page.getByText(SKIRT.name).first()).toBeVisible();
      // Once it is hydrated, the confirmation removes the bought lines from the cart.
      const kept = () => page.evaluate(() => localStorage.getItem('cart:st_moda') ?? '');
      await expect.poll(kept).not.toContain('sk_ctpss2023');
    });

    test('by catalogue to the item, paid in cash', async ({ page }) => {
      await page.goto('/');
      await page
        .locator('shop-catalogue-strip')
        .getByRole('link', { name: /^(?:Mujer|Women)/ })
        .click();
      await page.getByRole('link', { name: SKIRT.name }).first().click();
      await addToCart(page, language);
      const cart = page.getByRole('dialog', { name: cartWords[language].title });
      await cart.getByRole('button', { name: cartWords[language].checkout }).click();
      await fillDelivery(page, language);
      const t = checkoutWords[language];
      await page.getByRole('radio', { name: t.cash }).check();
      await page.getByRole('button', { name: t.place }).click();
      await seeConfirmation(page);
    });
  });
}

test('the way back from the checkout is the cart; a cart changed elsewhere is seen', async ({
  page,
  context,
}) => {
  await page.goto(SKIRT.path);
  // The place of the item's page is none of the cart's.
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await addToCart(page, 'es');
  const drawer = page.getByRole('dialog', { name: cartWords.es.title });
  await drawer.getByRole('button', { name: cartWords.es.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shopping-cart$/);
  await expect(page.getByRole('button', { name: cartWords.es.checkout })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: cartWords.es.title })).toBeInViewport();
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await expect(page.getByText(checkoutWords.es.summary).first()).toBeVisible();
  await expect(page.getByText(checkoutWords.es.stale)).toBeHidden();
  const other = await context.newPage();
  await other.goto(SKIRT.path);
  await addToCart(other, 'es');
  await expect(page.getByText(checkoutWords.es.stale)).toBeVisible();
});

test('the checkout has a quiet head and foot', async ({ page }) => {
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  const drawer = page.getByRole('dialog', { name: cartWords.es.title });
  await drawer.getByRole('button', { name: cartWords.es.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
  const [head, foot] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  await expect(head.getByRole('link')).toHaveCount(2);
  await expect(head.getByRole('button')).toHaveCount(0);
  await expect(foot.getByRole('heading')).toHaveCount(0);
  await head.getByRole('link', { name: checkoutWords.es.backToCart }).click();
  await expect(page).toHaveURL(/\/shopping-cart$/);
});

test('a declined card says so, and leaves the focus in its form for another', async ({ page }) => {
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await page
    .getByRole('dialog', { name: cartWords.es.title })
    .getByRole('button', { name: cartWords.es.checkout })
    .click();
  await fillDelivery(page, 'es');
  await fillCard(page, 'es', CARDS.declined);
  await pay(page, 'es');
  await expect(page.getByText(checkoutWords.es.declined)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.frameLocator('iframe').getByLabel(bankWords.frame.name)).toBeFocused();
  // Another reason has its own words and next step; what was typed stays.
  await fillCard(page, 'es', CARDS.noFunds);
  await pay(page, 'es');
  const values = { reason: 'insufficient_funds' };
  await expect(
    page.getByText(messageFor({ code: 'payment_declined', values }, 'es')),
  ).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel(checkoutWords.es.fullName)).toHaveValue('Lucía Méndez Ortega');
  await fillCard(page, 'es', CARDS.approved);
  await pay(page, 'es');
  await seeConfirmation(page);
});

test('after a failure the button stays under a double click, which pays once', async ({ page }) => {
  const t = checkoutWords.es;
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await page
    .getByRole('dialog', { name: cartWords.es.title })
    .getByRole('button', { name: cartWords.es.checkout })
    .click();
  await fillDelivery(page, 'es');
  await fillCard(page, 'es', CARDS.declined);
  await pay(page, 'es');
  await expect(page.getByText(t.declined)).toBeVisible();
  await fillCard(page, 'es', CARDS.approved);
  // Safari has no scroll anchoring; and a page that stands at its end moves back as it shrinks.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
  const bank = Promise.withResolvers<void>();
  let charges = 0;
  await page.route('**/order/card', async (route) => {
    charges += 1;
    await bank.promise;
    await route.continue();
  });
  const place = (name: string) => page.getByRole('button', { name }).boundingBox();
  await page.getByRole('button', { name: /^Pagar/ }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: -150, behavior: 'instant' }));
  const before = await place('Pagar');
  await pay(page, 'es');
  await expect(page.getByRole('button', { name: t.paying })).toBeVisible();
  expect((await place(t.paying))!.y).toBeCloseTo(before!.y, 0);
  bank.resolve();
  await seeConfirmation(page);
  expect(charges).toBe(1);
});
