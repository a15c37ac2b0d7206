/** The playground: an element is tried in its frame, and its code works when it is pasted. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { embedWords } from '../../edge/embed/docs/words.ts';
import { demoKeyOf } from '../../edge/cli/seed/embed-keys.ts';

const STORE = `http://moda.localhost:${process.env['E2E_PORT']}`;
const t = embedWords.es;
let server: Server;
let pasted = '';

test.beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="es"><title>Blog</title><body>${pasted}</body></html>`);
  });
  // The demo's partner has this address.
  await new Promise<void>((settle) => {
    server.listen(8790, '127.0.0.1', settle);
  });
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an element is dressed in the frame, and its pasted code shows the same', async ({ page }) => {
  expect((server.address() as AddressInfo).port).toBe(8790);
  await page.goto(`${STORE}/embed/playground?locale=es`);
  await page.getByLabel('limit').fill('2');
  await page.getByText(t.tokens, { exact: true }).click();
  await page.getByLabel('--shop-radius').fill('0px');
  await page.getByRole('button', { name: t.show }).click();
  const cards = page.frameLocator('iframe').locator('shop-item-grid').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const code = await page.locator('pre').innerText();
  expect(code).toContain('--shop-radius: 0px;');

  pasted = code.replace('pk_…', demoKeyOf('moda'));
  await page.goto('http://blog.localhost:8790/');
  const shown = page.locator('shop-item-grid').getByRole('listitem');
  await expect(shown).toHaveCount(2);
  const radius = await page
    .locator('shop-item-grid')
    .evaluate((host) => getComputedStyle(host).getPropertyValue('--radius-m').trim());
  expect(radius).toBe('0px');
});
