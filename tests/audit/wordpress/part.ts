/** The plugin for WordPress in a real one: an author sets elements, and a reader buys. */
import { readFileSync } from 'node:fs';
import { chromium, expect, type BrowserContext } from '@playwright/test';
import { doorFile } from '../../../edge/cli/start/operator-door.ts';
import { demoKeyOf } from '../../../edge/cli/seed/embed-keys.ts';
import { demoAccount } from '../../e2e/demo-person.ts';
import { beginSession, LEFT } from '../../e2e/straight.ts';
import { BROWSER_ARGS, browserPath } from '../../support/browser.ts';
import { startProduct, type Product } from '../../support/server.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { serveWordpress } from './site.ts';
import { buy, nameStore, readWithoutScript, seePreview, signIn, writePage } from './walk.ts';

/** The demo's key counts for this port alone. */
const PORT = 8790;

export const wordpress: Part = {
  name: 'wordpress',
  about: 'the plugin in a WordPress of Debian’s: settings, block, shortcode, a sale by a partner',
  async run(tools) {
    const checks: Check[] = [];
    let stopped = false;
    const step = async <T>(name: string, work: () => Promise<T>): Promise<T | undefined> => {
      if (stopped) return undefined;
      tools.say(name);
      try {
        const result = await work();
        checks.push({ name, figure: 'done', met: true });
        return result;
      } catch (error) {
        stopped = true;
        const note = error instanceof Error ? error.message : String(error);
        checks.push({ name, figure: 'stopped', met: false, note });
        return undefined;
      }
    };
    const product = await tools.keep(startProduct('audit-wordpress'));
    const sold = { store: `http://moda.localhost:${product.port}`, key: demoKeyOf('moda') };
    const path = browserPath();
    const browser = await chromium.launch({
      args: BROWSER_ARGS,
      ...(path === undefined ? {} : { executablePath: path }),
    });
    await tools.keep(Promise.resolve({ stop: () => browser.close() }));
    const author = await browser.newContext();
    const page = await author.newPage();

    const site = await step('WordPress starts with the plugin', () =>
      tools.keep(serveWordpress(PORT)),
    );
    const origin = site?.origin ?? '';
    await step('its author signs in, and names store and key', async () => {
      await signIn(page, site!);
      await nameStore(page, origin, sold);
    });
    let address = '';
    await step('the editor takes the block and shows it, and the page is published', async () => {
      address = await writePage(page, origin);
      await seePreview(page);
    });
    await step('without script the page shows the item, and leads to the store', () =>
      readWithoutScript(browser, address, sold.store),
    );
    await step('a reader buys through 3-D Secure', () => buy(browser, address));
    await step('the sale is the partner’s in the store’s books', () => isBooked(author, product));
    return { checks, ...(site && { text: `WordPress ${site.version}` }) };
  },
};

/** The owner of the store sees the order among those of the key. */
async function isBooked(context: BrowserContext, product: Product): Promise<void> {
  process.env['E2E_PORT'] = String(product.port);
  process.env['E2E_SANDBOX_PORT'] = String(product.sandboxPort);
  process.env[LEFT.door] = readFileSync(doorFile(product.stateDir), 'utf8');
  await beginSession(context, demoAccount('lirio').id, 'moda');
  const page = await context.newPage();
  await page.goto(`http://moda.localhost:${product.port}/api/partners/keys`);
  const { results } = JSON.parse(await page.locator('body').innerText()) as {
    results: readonly { public_key: string; orders: number }[];
  };
  const key = results.find(({ public_key }) => public_key === demoKeyOf('moda'));
  expect(key?.orders).toBe(1);
}
