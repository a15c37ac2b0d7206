/** The card provider's form, embedded by a page of another origin. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';
import type { RunningProvider } from '../support/sandbox-provider.ts';
import { SANDBOX_KEYS, startProvider } from '../support/sandbox-provider.ts';

type Message = Record<string, unknown>;

interface Shops {
  readonly provider: RunningProvider;
  /** Origin of a server that embeds the frame for the parent named in `?parent=`. */
  readonly shopOrigin: string;
}

/**
 * One provider and one shop for each worker of the test runner. The shop is a real server: Chromium
 * does not let a page that a test makes up embed an address of this machine.
 */
const test = base.extend<object, Shops>({
  provider: [
    async ({ browserName: _unused }, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  shopOrigin: [
    async ({ provider }, use) => {
      const server = createServer((request, response) => {
        const { searchParams } = new URL(request.url ?? '/', 'http://shop.localhost');
        const parent = searchParams.get('parent') ?? `http://${request.headers.host}`;
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(shopPage(provider.origin, parent));
      });
      await new Promise<void>((settle) => {
        server.listen(0, '127.0.0.1', settle);
      });
      await use(`http://shop.localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

/** A shop's page that embeds the frame, logs its messages and sets its height. */
function shopPage(origin: string, parent: string): string {
  const query = { key: SANDBOX_KEYS.PUBLISHABLE_KEY, origin: parent, locale: 'es', theme: 'light' };
  const address = `${origin}/v1/frame?${new URLSearchParams(query).toString()}`;
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>Shop</title>
<iframe id="card" title="card" width="280" src="${address.replaceAll('&', '&amp;')}"></iframe>
<script>
const card = document.getElementById('card');
const messages = [];
addEventListener('message', (event) => {
  if (event.origin !== '${origin}' || event.source !== card.contentWindow) return;
  messages.push(event.data);
  if (event.data.type === 'resize') card.height = event.data.height;
});
function say(message) { card.contentWindow.postMessage({ target: 'sandbox-card', ...message }, '${origin}'); }
</script>`;
}

class Shop {
  readonly page: Page;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('#card');
  }

  async say(message: Message): Promise<void> {
    await this.page.evaluate(`say(${JSON.stringify(message)})`);
  }

  async messages(type: string): Promise<Message[]> {
    const all = await this.page.evaluate<Message[]>('messages');
    return all.filter((message) => message['type'] === type);
  }

  async message(type: string): Promise<Message> {
    await expect.poll(async () => (await this.messages(type)).length).toBeGreaterThan(0);
    return (await this.messages(type)).at(-1) ?? {};
  }
}

async function openShop(page: Page, address: string): Promise<Shop> {
  await page.goto(address);
  const shop = new Shop(page);
  await expect(shop.frame.getByLabel('Número de tarjeta')).toBeVisible();
  return shop;
}

test('a typed card becomes a token', async ({ page, shopOrigin }) => {
  const shop = await openShop(page, shopOrigin);
  const { frame } = shop;
  await shop.message('ready');
  await frame.getByLabel('Nombre del titular').fill('Ana Pérez');
  await frame.getByLabel('Número de tarjeta').pressSequentially('5555555555554444');
  await frame.getByLabel('Vencimiento').pressSequentially('5/90');
  await frame.getByLabel('Código CVC').pressSequentially('12x3');
  await expect(frame.getByLabel('Número de tarjeta')).toHaveValue('5555 5555 5555 4444');
  await expect(frame.getByLabel('Vencimiento')).toHaveValue('05/90');
  await expect(frame.getByLabel('Código CVC')).toHaveValue('123');
  await expect
    .poll(async () => shop.message('change'))
    .toMatchObject({ complete: true, brand: 'mastercard' });
  await shop.say({ type: 'tokenize', request: 'r1' });
  const token = await shop.message('token');
  expect(token).toMatchObject({
    source: 'sandbox-card',
    request: 'r1',
    brand: 'mastercard',
    last4: '4444',
  });
  expect(token['token']).toMatch(/^tok_\w+$/);
  expect(JSON.stringify(await page.evaluate('messages'))).not.toContain('5555');
});

test('an error shows after its field was touched, and all of them when a token is asked for', async ({
  page,
  shopOrigin,
}) => {
  const shop = await openShop(page, shopOrigin);
  const { frame } = shop;
  const number = frame.getByLabel('Número de tarjeta');
  await number.pressSequentially('4242');
  await expect(number).toHaveAttribute('aria-invalid', 'false');
  await number.blur();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(frame.getByText('Revisa el número de la tarjeta.')).toBeVisible();
  await expect(frame.getByText('Son 3 o 4 dígitos.')).toBeHidden();
  await shop.say({ type: 'tokenize', request: 'r2' });
  expect(await shop.message('error')).toMatchObject({
    request: 'r2',
    field: 'name',
    code: 'invalid_name',
  });
  await expect(frame.getByText('Son 3 o 4 dígitos.')).toBeVisible();
  await expect(frame.getByLabel('Nombre del titular')).toBeFocused();
  await shop.say({ type: 'reset' });
  await expect(number).toHaveValue('');
  await expect(frame.getByText('Son 3 o 4 dígitos.')).toBeHidden();
});

test('digits keep their place, are cut to 19 and grouped as on the card', async ({
  page,
  shopOrigin,
}) => {
  const { frame } = await openShop(page, shopOrigin);
  const number = frame.getByLabel('Número de tarjeta');
  await number.pressSequentially('42424242');
  await number.press('Home');
  await number.pressSequentially('99');
  await expect(number).toHaveValue('9942 4242 42');
  await number.fill('1'.repeat(25));
  await expect(number).toHaveValue('1111 1111 1111 1111 111');
  await number.fill('378282246310005');
  await expect(number).toHaveValue('3782 822463 10005');
});

test('the theme changes, a ping is answered, and nothing overflows at 280 px', async ({
  page,
  shopOrigin,
}) => {
  const shop = await openShop(page, shopOrigin);
  await shop.say({ type: 'theme', theme: 'dark' });
  await expect(shop.frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  const before = (await shop.messages('ready')).length;
  await shop.say({ type: 'ping' });
  await expect.poll(async () => (await shop.messages('ready')).length).toBe(before + 1);
  await shop.say({ type: 'tokenize', request: 'r3' });
  await shop.message('error');
  const overflow = async () =>
    shop.frame.locator('html').evaluate((root) => ({
      across: root.scrollWidth - window.innerWidth,
      down: root.scrollHeight - window.innerHeight,
    }));
  await expect.poll(overflow).toEqual({ across: 0, down: 0 });
});

test('a page of another origin gets no messages and is not obeyed', async ({
  page,
  shopOrigin,
}) => {
  const shop = await openShop(page, `${shopOrigin}/?parent=http://other.localhost`);
  await shop.say({ type: 'theme', theme: 'dark' });
  await shop.say({ type: 'tokenize', request: 'r4' });
  await page.waitForTimeout(300);
  await expect(shop.frame.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate('messages')).toEqual([]);
});
