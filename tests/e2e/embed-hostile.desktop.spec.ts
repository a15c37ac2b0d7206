/** Foreign pages that do what pages do: the elements hold, and the page itself never breaks. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { messages as itemWords } from '../../fragments/shop/item/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { demoShop } from './partners.ts';
import { SKIRT } from './shopping.ts';

const ITEM = SKIRT.path.split('/').at(-1) ?? '';
const STORE = `http://moda.localhost:${process.env['E2E_PORT']}`;
const LOADER = `<script type="module" src="${STORE}/embed/v1.js"></script>`;
const ELEMENTS = `<shop-item item="${ITEM}">Mi propio texto</shop-item><shop-cart></shop-cart>`;

interface Host {
  /** In the head, before the loader. */
  readonly head?: string;
  readonly html?: string;
  readonly body?: string;
  readonly csp?: string;
}

const HOSTS: Record<string, Host> = {
  'a strict policy': {
    csp: `default-src 'none'; script-src ${STORE}; connect-src ${STORE}; img-src ${STORE}; style-src 'none'`,
  },
  'Trusted Types, with no policy allowed': {
    csp: `script-src ${STORE}; require-trusted-types-for 'script'; trusted-types 'none'`,
  },
  'styles that undo everything': {
    head: '<style>* { all: unset !important }</style>',
  },
  'small root letters, from right to left': {
    html: 'dir="rtl"',
    head: '<style>html { font-size: 62.5% } * { box-sizing: content-box }</style>',
  },
  'a library that adds toJSON, and a patched fetch': {
    head: `<script>
      Array.prototype.toJSON = undefined; Object.prototype.mine = () => 1;
      const real = fetch;
      fetch = (...given) => String(given[0].url ?? given[0]).includes('/embed/') ? Promise.reject(new Error('mine')) : real(...given);
    </script>`,
  },
  'two loaders, one of them of another store': {
    head: `${LOADER}<script type="module" src="${STORE.replace('moda', 'casa')}/embed/v1.js"></script>`,
  },
};

let server: Server;
let partner = '';
const pages = new Map<string, Host>(Object.entries(HOSTS));

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', partner);
    const host = pages.get(decodeURIComponent(pathname.slice(1))) ?? {};
    const { head = '', html = '', body = ELEMENTS, csp } = host;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(csp && { 'content-security-policy': csp }),
    });
    response.end(`<!doctype html><html lang="es" ${html}><head><meta charset="utf-8"><title>Blog</title>
      <link rel="icon" href="data:,">${head}${LOADER}</head>
      <body><h1>Mi blog</h1>${body}<p id="end">Fin</p></body></html>`);
  });
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  partner = `http://blog.localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Collects what the page throws, and what it is told. */
function listen(page: Page) {
  const thrown: string[] = [];
  const told: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  page.on('console', (message) => message.type() === 'warning' && told.push(message.text()));
  return { thrown, told };
}

const add = (page: Page) => page.getByRole('button', { name: itemWords.es.live.add });
const cartOf = (page: Page) => page.getByRole('dialog', { name: cartWords.es.title });

for (const name of Object.keys(HOSTS)) {
  test(`an item is shown, and goes into the cart, on a page with ${name}`, async ({ page }) => {
    const { thrown } = listen(page);
    await page.goto(`${partner}/${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { name: SKIRT.name })).toBeVisible();
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('Mi propio texto');
    await add(page).click();
    await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
    await expect(page.locator('#end')).toHaveText('Fin');
    expect(thrown).toEqual([]);
  });
}

test('letters keep their size on a page whose root has small ones', async ({ page }) => {
  await page.goto(`${partner}/${encodeURIComponent('small root letters, from right to left')}`);
  await expect(add(page)).toBeVisible();
  const size = await add(page).evaluate((button) => parseFloat(getComputedStyle(button).fontSize));
  expect(size).toBeGreaterThanOrEqual(14);
});

const FAULTS: Record<string, { status?: number; body?: string; says: RegExp }> = {
  'answers 500': { status: 500, body: '{"code":"internal_error"}', says: /status_500/ },
  'answers nonsense': { status: 200, body: '<p>Bad <b>gateway', says: /no_element/ },
  'is out of reach': { says: /unreachable/ },
};

for (const [name, { status, body, says }] of Object.entries(FAULTS)) {
  test(`the page keeps its own content, and one line says why, where the store ${name}`, async ({
    page,
  }) => {
    const { thrown, told } = listen(page);
    await page.route('**/embed/html/**', (route) =>
      status === undefined
        ? route.abort()
        : route.fulfill({
            status,
            body: body ?? '',
            contentType: 'text/html',
            headers: { 'access-control-allow-origin': '*' },
          }),
    );
    pages.set('silent', {
      body: `<shop-item item="${ITEM}"><a href="/mine">Mi enlace</a></shop-item>`,
    });
    await page.goto(`${partner}/silent`);
    await expect(page.locator('shop-item')).toHaveAttribute('data-failed', '');
    await expect(page.getByRole('link', { name: 'Mi enlace' })).toBeVisible();
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]).toMatch(says);
    expect(thrown).toEqual([]);
  });
}

test('a key of another page names the origin that it does not know', async ({ page }) => {
  const { told } = listen(page);
  const key = `pk_moda${'0'.repeat(20)}`;
  pages.set('stolen', { body: `<shop-item-grid data-key="${key}">Lo mío</shop-item-grid>` });
  await page.goto(`${partner}/stolen`);
  await expect(page.getByText('Lo mío')).toBeVisible();
  await expect.poll(() => told.join()).toContain(`origin_not_registered ${partner}`);
});

test('a frame without storage keeps the cart as long as it is open', async ({ page }) => {
  const { thrown } = listen(page);
  pages.set('framed', {});
  pages.set('frame', {
    body: `<iframe sandbox="allow-scripts allow-forms" src="/framed" width="900" height="900"></iframe>`,
  });
  await page.goto(`${partner}/frame`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: itemWords.es.live.add }).click();
  const cart = frame.getByRole('dialog', { name: cartWords.es.title });
  await expect(cart.getByText(SKIRT.name)).toBeVisible();
  const link = cart.getByRole('link', { name: cartWords.es.checkout });
  await expect(async () => {
    await link.dispatchEvent('pointerdown');
    expect(await link.getAttribute('href')).toContain('?add=');
  }).toPass();
  expect(thrown).toEqual([]);
});

test('an element whose name the page has taken is left to the page', async ({ page }) => {
  const { thrown } = listen(page);
  pages.set('taken', {
    head: `<script>customElements.define('shop-cart', class extends HTMLElement {
      connectedCallback() { this.textContent = 'Mi carrito'; } });</script>`,
  });
  await page.goto(`${partner}/taken`);
  await expect(page.getByRole('heading', { name: SKIRT.name })).toBeVisible();
  await add(page).click();
  await expect(page.locator('shop-item[data-hydrated]')).toHaveCount(1);
  expect(thrown).toEqual([]);
});

test('elements follow their attributes, moves and copies, and stores of their own', async ({
  page,
}) => {
  const { thrown } = listen(page);
  await page.goto(`${partner}/plain`);
  const item = page.locator('shop-item').first();
  await expect(page.getByRole('heading', { name: SKIRT.name })).toBeVisible();
  await item.evaluate((element) =>
    element.setAttribute('item', 'chamarra-acolchada-capucha-hombre'),
  );
  await expect(item.getByRole('heading', { level: 1 })).toContainText('Chamarra');
  await item.evaluate((element) => document.querySelector('#end')!.before(element));
  await add(page).click();
  await expect(cartOf(page).getByText('Chamarra').first()).toBeVisible();
  await page.evaluate(
    (store) => {
      const link = document.createElement('shop-sign-in');
      link.setAttribute('store', store);
      document.body.append(link);
      link.scrollIntoView();
    },
    STORE.replace('moda', 'casa'),
  );
  await expect(page.locator('shop-sign-in').getByRole('link')).toHaveAttribute(
    'href',
    /casa\.localhost:\d+\/login/,
  );
  expect(thrown).toEqual([]);
});

test('without script the store’s HTML in a page shows the item, and leads to the store', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { text: html } = await demoShop('moda').get(`/embed/html/shop-item?item=${ITEM}`);
  pages.set('included', { body: html });
  await page.goto(`${partner}/included`);
  await expect(page.getByRole('heading', { name: SKIRT.name })).toBeVisible();
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  for (const href of links) expect(href).toMatch(/^(https?:|#|mailto:|tel:)/);
  await context.close();
});
