/** Lighthouse on the way to a purchase. */
import { SKIRT } from '../../e2e/shopping.ts';
import { ensureBrowser } from '../../support/browser.ts';
import { startProduct } from '../../support/server.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { startBadSite } from '../support/bad-site.ts';
import { beginPurchase } from '../support/purchase.ts';
import { BAD_PAGE } from './bad-page.ts';
import { checksOf, median, table } from './figures.ts';
import { runLighthouse, type Run } from './run.ts';

const RUNS = 3;

interface Page {
  readonly name: string;
  readonly path: string;
  readonly cookie?: string;
  /** Whether search engines may show it: a cart and a checkout ask them not to. */
  readonly isPublic: boolean;
}

export const lighthouse: Part = {
  name: 'lighthouse',
  about:
    'Lighthouse, mobile settings: the median of three runs of home, list, item, cart, checkout',
  async run(tools) {
    const { quick } = tools;
    ensureBrowser();
    const product = await tools.keep(startProduct('audit-lighthouse'));
    const purchase = await beginPurchase(product.port);
    const pages: Page[] = [
      { name: 'home', path: '/', isPublic: true },
      { name: 'list', path: '/productos', isPublic: true },
      { name: 'item', path: SKIRT.path, isPublic: true },
      { name: 'cart', path: '/shopping-cart', cookie: purchase.withCart, isPublic: false },
      { name: 'checkout', path: purchase.checkout, cookie: purchase.withCheckout, isPublic: false },
    ];
    const origin = `http://moda.localhost:${product.port}`;
    const medians: [string, Run][] = [];
    const checks: Check[] = [];
    for (const { name, path, cookie, isPublic } of pages) {
      const runs: Run[] = [];
      for (let run = 1; run <= (quick ? 1 : RUNS); run++) {
        tools.say(`${name}, run ${run}`);
        runs.push(await runLighthouse(origin + path, cookie));
      }
      medians.push([name, median(runs)]);
      checks.push(...checksOf(name, median(runs), isPublic));
    }
    checks.push(await seesBadPage());
    return { checks, text: table(medians) };
  },
};

async function seesBadPage(): Promise<Check> {
  const site = await startBadSite(BAD_PAGE);
  try {
    const { scores } = await runLighthouse(site.origin);
    const values = Object.values(scores);
    return {
      name: 'sees a bad page',
      figure: values.join(' '),
      limit: 'each < 90',
      met: values.every((score) => score < 90),
    };
  } finally {
    site.stop();
  }
}
