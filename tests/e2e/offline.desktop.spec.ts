/** Without a connection: a clear page and the cart kept; everything works again once it is back. */
import { expect, test, type Page } from '@playwright/test';
import { messages as words } from '../../edge/offline/words.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as navWords } from '../../fragments/shop/nav/messages/en.ts';
import { addToCart, fillDelivery, seeConfirmation, SKIRT, type Language } from './shopping.ts';
import { fill } from '../../shared/i18n/fill.ts';

const LOCALES: Record<Language, string> = { es: 'es-MX', en: 'en-US' };

/** Touches the page once and waits until the store's service worker is ready. */
async function prepare(page: Page, path: string): Promise<void> {
  await page.goto(path);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await page.keyboard.press('Shift');
  await isActive(page, '/');
}

/** Waits until the service worker of this page is active. */
async function isActive(page: Page, scope: string): Promise<void> {
  const active = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      return found && [new URL(found.scope).pathname, found.active?.state];
    });
  await expect.poll(active).toEqual([scope, 'activated']);
}

/** The paths that the browser's caches hold. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        paths.push(pathname + search);
      }
    }
    return paths.toSorted();
  });
}

for (const language of ['es', 'en'] as const) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });

    test('a visit says so in the store’s name, shows the number of units in the cart, and recovers by itself', async ({
      page,
      context,
    }) => {
      const t = words[language];
      await prepare(page, SKIRT.path);
      await addToCart(page, language);
      await expect(page.getByRole('dialog', { name: cartWords[language].title })).toBeVisible();
      // The language is that of the last page, not the browser's.
      await page.goto('/catalogos');
      await context.setOffline(true);
      const answer = await page.goto('/productos');
      expect(answer?.fromServiceWorker()).toBe(true);
      await expect(page).toHaveTitle(`${t.title} · Lirio`);
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      await expect(page.getByText(t.cart_one.replace('{{count}}', '1'))).toBeVisible();
      await expect(page.getByText(t.cart_other.replace('{{count}}', ''))).toBeHidden();
      await page.getByRole('button', { name: t.retry }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      await context.setOffline(false);
      await expect(page.locator('shop-item-grid')).not.toHaveCount(0);
      await expect(page).toHaveURL(/\/productos$/);
      await page.getByRole('link', { name: navWords[language].cart }).click();
      const cart = page.getByRole('dialog', { name: cartWords[language].title });
      await expect(cart.getByRole('link', { name: SKIRT.name })).toBeVisible();
    });
  });
}

test('pages, refusals, redirects and forms are as without a service worker, and nothing private is kept', async ({
  page,
}) => {
  await prepare(page, '/');
  expect((await page.goto('/no-existe'))?.status()).toBe(404);
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await page
    .getByRole('dialog', { name: cartWords.es.title })
    .getByRole('button', { name: cartWords.es.checkout })
    .click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
  await page.goto('/shopping-cart');
  const answer = await page.evaluate(async () => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/preferences';
    form.innerHTML = '<input name="locale" value="en"><input name="return_to" value="/catalogos">';
    document.body.append(form);
    return form.requestSubmit();
  });
  expect(answer).toBeUndefined();
  await expect(page).toHaveURL(/\/catalogos$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect
    .poll(() => keptPaths(page))
    .toEqual(['/offline/language', '/offline?lang=en', '/offline?lang=es']);
});

test('a store below a path has its own service worker, and the store above answers only for itself', async ({
  context,
}) => {
  const root = `http://localhost:${process.env['E2E_PORT']}`;
  // Each visit has a tab of its own. A page without a connection retries by itself, as the
  // browser's own page does, and that retry would cancel the next request.
  const inTab = async (visit: (page: Page) => Promise<void>): Promise<void> => {
    const tab = await context.newPage();
    await visit(tab);
    await tab.close();
  };
  const seeOffline = (path: string, name: string) =>
    inTab(async (tab) => {
      await tab.goto(root + path);
      await expect(tab).toHaveTitle(`${words.es.title} · ${name}`);
    });
  await inTab((tab) => prepare(tab, `${root}/`));
  await context.setOffline(true);
  await inTab(async (tab) => {
    await expect(tab.goto(`${root}/tienda/ana`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
  await seeOffline('/productos', 'Mercado Jacaranda');
  await context.setOffline(false);
  await inTab(async (tab) => {
    await tab.goto(`${root}/tienda/ana`);
    await tab.keyboard.press('Shift');
    await isActive(tab, '/tienda/ana');
  });
  await context.setOffline(true);
  await seeOffline('/tienda/ana', 'Lo que elige Ana');
  await seeOffline('/tienda/ana/catalogos', 'Lo que elige Ana');
  await seeOffline('/productos', 'Mercado Jacaranda');
});

test('a form that is posted without a connection says so and leads back to its page, which works again', async ({
  page,
  context,
}) => {
  await prepare(page, '/');
  // The module of the form never arrives, so that the browser posts the form itself.
  await page.route('**/assets/item.*.js*', (route) => route.abort());
  await page.goto(SKIRT.path);
  await context.setOffline(true);
  await page.locator('button.add').click();
  await expect(page.getByRole('heading', { level: 1, name: words.es.title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${SKIRT.path}$`));
  await page.unroute('**/assets/item.*.js*');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: SKIRT.name })).toBeVisible();
  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await expect(cart.getByRole('link', { name: SKIRT.name })).toBeVisible();
});

test('the cart panel says that it failed, and works again afterwards', async ({
  page,
  context,
}) => {
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await expect(cart.getByRole('link', { name: SKIRT.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await context.setOffline(true);
  await page.getByRole('link', { name: navWords.es.cart }).click();
  await expect(cart.getByText(cartWords.es.failed)).toBeVisible();
  await context.setOffline(false);
  await cart.getByRole('button', { name: cartWords.es.retry }).click();
  await expect(cart.getByRole('link', { name: SKIRT.name })).toBeVisible();
});

test('a checkout says that the order did not go through, keeps the typed fields, and places it later', async ({
  page,
  context,
}) => {
  const t = checkoutWords.es;
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await page.locator('shop-checkout[data-hydrated]').waitFor();
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: t.cash }).check();
  await context.setOffline(true);
  await page.getByRole('button', { name: t.place }).click();
  await expect(page.locator('shop-checkout').getByText(t.notPossible)).toBeVisible();
  await expect(page.getByLabel(t.fullName)).toHaveValue('Lucía Méndez Ortega');
  await context.setOffline(false);
  await page.getByRole('button', { name: t.place }).click();
  await seeConfirmation(page);
});

test('the search says that it has no suggestions, and gives them later', async ({
  page,
  context,
}) => {
  const t = navWords.es;
  await page.goto('/');
  await page
    .getByRole('button', { name: fill(t.searchIn, { store: 'Lirio' }) })
    .first()
    .click();
  await page.locator('shop-nav[data-hydrated]').waitFor();
  await context.setOffline(true);
  await page.getByRole('combobox').fill('falda blossom');
  await expect(page.getByText(t.failed).filter({ visible: true }).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('combobox').fill('falda bloss');
  await expect(page.getByRole('option', { name: SKIRT.name })).toBeVisible();
});

test('the service worker starts after a held action, whose modules need the processor', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const counted = globalThis as { registered?: number };
    counted.registered = 0;
    ServiceWorkerContainer.prototype.register = () => {
      counted.registered! += 1;
      return Promise.reject(new TypeError('counted only'));
    };
  });
  const registered = () => page.evaluate<number>('registered');
  const { promise: later, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/item.*.js', async (route) => {
    await later;
    await route.continue();
  });
  await page.goto(SKIRT.path);
  await page.locator('button.add').click();
  await expect.poll(() => page.evaluate<boolean>(`'shopRenewed' in globalThis`)).toBe(true);
  expect(await registered()).toBe(0);
  release();
  await page.clock.fastForward(2000);
  await expect.poll(registered).toBe(1);
});
