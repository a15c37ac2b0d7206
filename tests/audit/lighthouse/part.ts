/** Lighthouse on the way to a purchase. */
import { SKIRT } from '../../e2e/shopping.ts';
import { ensureBrowser } from '../../support/browser.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { startBadSite } from '../support/bad-site.ts';
import { startOverTls } from '../support/tls.ts';
import { beginCheckout } from '../support/tls-visit.ts';
import { BAD_PAGE } from './bad-page.ts';
import { checksOf, median, table } from './figures.ts';
import { runLighthouse, type Run } from './run.ts';

const RUNS = 3;

/** A store of the demo on its own domain: browsers reach the platform over TLS and HTTP/2. */
const HOST = 'www.moda.test';

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
    const site = await tools.keep(startOverTls('lighthouse', HOST));
    const purchase = await beginCheckout(site);
    const pages: Page[] = [
      { name: 'home', path: '/', isPublic: true },
      { name: 'list', path: '/productos', isPublic: true },
      { name: 'item', path: SKIRT.path, isPublic: true },
      { name: 'cart', path: '/shopping-cart', cookie: purchase.withCart, isPublic: false },
      { name: 'checkout', path: purchase.path, cookie: purchase.withCheckout, isPublic: false },
    ];
    const at = { host: HOST, port: site.httpsPort };
    const medians: [string, Run][] = [];
    const checks: Check[] = [];
    for (const { name, path, cookie, isPublic } of pages) {
      const runs: Run[] = [];
      for (let run = 1; run <= (quick ? 1 : RUNS); run++) {
        tools.say(`${name}, run ${run}`);
        runs.push(await runLighthouse({ url: `https://${HOST}${path}`, cookie, at }));
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
    const { scores } = await runLighthouse({ url: site.origin });
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
