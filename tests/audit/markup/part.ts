/** The markup of every page, as it is sent, in both languages. */
import { DEMO_PAGES, demoHost, readEntry } from '../../support/demo-pages.ts';
import { startProduct, type Product } from '../../support/server.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { ask } from '../../support/visit.ts';
import { beginPurchase, buyForCash, postForm } from '../support/purchase.ts';
import { peoplePages } from '../support/people-pages.ts';
import { faultsOf, IN_A_FRAME, type Fault } from './rules.ts';

const LANGUAGES = ['es', 'en'] as const;

/** One answer to check. */
interface Sent {
  readonly what: string;
  readonly html: string;
  /** Rules that do not apply to the answer. */
  readonly but?: readonly string[];
}

export const markup: Part = {
  name: 'markup',
  about: 'html-validate on every page as it is sent, its shadow roots included, in both languages',
  async run(tools) {
    const product = await tools.keep(startProduct('audit-markup'));
    const checks: Check[] = [];
    for (const language of LANGUAGES) {
      for (const [group, pages] of Object.entries(await everyPage(product, language))) {
        tools.say(`${group}, ${language}`);
        checks.push(await checkOf(`${group}, ${language}`, pages));
      }
    }
    checks.push(await seesBadPage());
    return { checks };
  },
};

/** Every page by group: the pages of each store of the demo, of a purchase, and of neither. */
async function everyPage(
  { port, sandboxPort }: Product,
  language: string,
): Promise<Record<string, Sent[]>> {
  const spoken = { 'accept-language': language };
  const get = async (host: string, path: string, cookie = '', at = port): Promise<Sent> => {
    const headers = { ...spoken, ...(cookie ? { cookie } : {}) };
    const { status, text } = await ask(at, `${host}:${at}`, path, { headers });
    return { what: `${host}${path} ${status}`, html: text };
  };
  const groups: Record<string, Sent[]> = {};
  for (const [store, entries] of Object.entries(DEMO_PAGES)) {
    groups[store || 'bare address'] = await Promise.all(
      entries.map((entry) => get(demoHost(store), readEntry(entry).path)),
    );
  }
  const moda = 'moda.localhost';
  const { withCart, withCheckout, checkout } = await beginPurchase(port);
  const bought = await buyForCash(port);
  const incomplete = { 'contact.email': 'no', payment_type: 'cash' };
  const refused = await postForm(port, checkout, incomplete, { ...spoken, cookie: withCheckout });
  const open = await get(moda, checkout, withCheckout);
  groups['a purchase'] = [
    await get(moda, '/shopping-cart', withCart),
    await get(moda, '/shopping-cart?notice=cart_empty', withCart),
    open,
    { what: `${checkout} refused ${refused.status}`, html: refused.text },
    await get(moda, bought.path, bought.cookie),
  ];
  groups['people'] = await peoplePages(port, language);
  groups['around the shop'] = [
    await get('nobody.localhost', '/'),
    await get(moda, '/api/docs'),
    await get(moda, '/dev/outbox'),
    await get('localhost', '/', '', sandboxPort),
    { ...(await get('localhost', framePath(open.html), '', sandboxPort)), but: IN_A_FRAME },
    await get('localhost', '/3ds/none', '', sandboxPort),
  ];
  return groups;
}

/** The path of the provider's card form for a checkout. */
function framePath(checkout: string): string {
  const url = /"frameUrl":"([^"]+)"/.exec(checkout)?.[1] ?? '';
  const { pathname, search } = new URL(url.replaceAll('\\u0026', '&'));
  return pathname + search;
}

async function checkOf(name: string, pages: readonly Sent[]): Promise<Check> {
  const found: string[] = [];
  for (const { what, html, but } of pages) {
    found.push(...(await faultsOf(html, but)).map((fault) => `${what}: ${inWords(fault)}`));
  }
  return {
    name: `${name}: ${pages.length} pages`,
    figure: `${found.length} faults`,
    limit: '0',
    met: found.length === 0,
    ...(found.length > 0 ? { note: [...new Set(found)].slice(0, 8).join('\n     ') } : {}),
  };
}

function inWords({ rule, message, where }: Fault): string {
  return `${rule}: ${message} (${where})`;
}

async function seesBadPage(): Promise<Check> {
  const html =
    '<html><body><h1>a</h1><h3>b</h3><x-a><template shadowrootmode="open">' +
    '<p id="i"><img src="x"><p id="i"><ul><div></ul></template></x-a></body></html>';
  const rules = [...new Set((await faultsOf(html)).map(({ rule }) => rule))];
  return {
    name: 'sees a bad page',
    figure: `${rules.length} rules broken`,
    limit: '≥ 5',
    met: rules.length >= 5,
    note: rules.join(', '),
  };
}
