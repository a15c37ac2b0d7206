/** The example for React, as the page about elements shows it, on a page of another origin. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { reactExample } from '../../edge/embed/docs/examples.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { addToCart, SKIRT } from './shopping.ts';

const ROOT = join(import.meta.dirname, '../..');
const STORE = `http://moda.localhost:${process.env['E2E_PORT']}`;
const SOURCE = `import { createRoot } from 'react-dom/client';
${reactExample(SKIRT.path.split('/').at(-1) ?? '', 'chamarra-acolchada-capucha-hombre')}
createRoot(document.querySelector('#app')).render(<Pick />);`;

let server: Server;
let partner = '';

/** Bundles the example as a partner's own build would. */
async function bundled(): Promise<string> {
  const built = (await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'example',
        resolveId: (id) => (id === 'example.jsx' ? join(ROOT, 'example.jsx') : undefined),
        load: (id) => (id.endsWith('example.jsx') ? SOURCE : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'example.jsx' } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

test.beforeAll(async () => {
  const script = await bundled();
  server = createServer(({ url }, response) => {
    const isScript = url === '/app.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
    });
    response.end(
      isScript
        ? script
        : `<!doctype html><html lang="es"><title>Blog</title><div id="app"></div>
          <script type="module" src="${STORE}/embed/v1.js"></script>
          <script type="module" src="/app.js"></script></html>`,
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

test('React changes an element’s attribute, and what is shown goes into the cart', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(partner);
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
