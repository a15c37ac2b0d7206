/** A page whose text arrives in two parts, with the bar cut in its middle. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

/** The bar's last element, before which the text is cut: the bar's layout depends on it. */
const CUT = 'href="/shopping-cart"';
/** Long enough for a browser that would draw what it has. */
const DRAWN_BY_MS = 1_000;

test('nothing is drawn before the bar is whole, and then nothing moves', async ({
  page,
  baseURL,
}) => {
  const slow = await slowFront(new URL(baseURL!));
  try {
    await page.goto(slow.origin, { waitUntil: 'commit' });
    // Without script there is no word of the parts that have come.
    await page.waitForFunction(() => document.querySelector('shop-nav')?.shadowRoot);
    const early = await page.evaluate(async (ms) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return performance.getEntriesByType('paint').length;
    }, DRAWN_BY_MS);
    expect(early).toBe(0);
    slow.release();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    const moved = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().length;
    });
    expect(moved).toBe(0);
  } finally {
    slow.stop();
  }
});

/** Serves the store's pages, and holds back the second part of its front until it is released. */
async function slowFront(store: URL) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: store.host, 'accept-encoding': 'identity' };
    const target = { host: '127.0.0.1', port: store.port, path: asked.url, method: asked.method };
    const passed = request({ ...target, headers }, (got) => {
      void (async () => {
        const parts: Buffer[] = [];
        for await (const part of got) parts.push(part as Buffer);
        const body = Buffer.concat(parts);
        delete got.headers['content-length'];
        delete got.headers['transfer-encoding'];
        answer.writeHead(got.statusCode!, got.headers);
        const cut = asked.url === '/' ? body.indexOf(CUT) : 0;
        answer.write(body.subarray(0, cut));
        if (cut > 0) await released;
        answer.end(body.subarray(cut));
      })();
    });
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${store.hostname}:${port}/`,
    release,
    stop: () => {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
