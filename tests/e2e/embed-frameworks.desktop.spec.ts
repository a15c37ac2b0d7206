/** The examples for React and Vue, as the page about elements shows them, on a page of another origin. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { bundledReact, bundledVue } from '../support/embed-examples.ts';
import { storeAddress } from './partner-page.ts';
import { addToCart, SKIRT } from './shopping.ts';

const ITEM = SKIRT.path.split('/').at(-1) ?? '';
const OTHER = 'chamarra-acolchada-capucha-hombre';

let server: Server;
let partner = '';

test.beforeAll(async () => {
  const scripts = new Map([
    ['/react.js', await bundledReact(ITEM, OTHER)],
    ['/vue.js', await bundledVue(ITEM, OTHER)],
  ]);
  server = createServer(({ url = '' }, response) => {
    const script = scripts.get(url);
    response.writeHead(200, {
      'content-type': script === undefined ? 'text/html; charset=utf-8' : 'text/javascript',
    });
    response.end(
      script ??
        `<!doctype html><html lang="es"><title>Blog</title><div id="app"></div>
          <script type="module" src="${storeAddress()}/embed/v1.js"></script>
          <script type="module" src="${url}.js"></script></html>`,
    );
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

for (const framework of ['react', 'vue']) {
  test(`${framework} changes an element’s attribute, and what is shown goes into the cart`, async ({
    page,
  }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.goto(`${partner}/${framework}`);
    await expect(page.getByRole('heading', { name: SKIRT.name })).toBeVisible();
    await page.getByRole('button', { name: 'Otro artículo' }).click();
    await expect(page.locator('shop-item').getByRole('heading', { level: 1 })).toContainText(
      'Chamarra',
    );
    await addToCart(page, 'es');
    const cart = page.getByRole('dialog', { name: cartWords.es.title });
    await expect(cart.getByText('Chamarra').first()).toBeVisible();
    expect(thrown).toEqual([]);
  });
}
