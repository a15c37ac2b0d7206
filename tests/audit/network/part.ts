import { chromium, type Page, type Request } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from '../../support/browser.ts';
import { startProduct } from '../../support/server.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { buyBySearch } from '../interaction/journey.ts';

/** A poor mobile connection: bits a second, milliseconds of a round trip. */
const BITS = 400_000;
const LATENCY_MS = 400;
/** A page that shows nothing within this time looks broken to a visitor. */
const PAINT_LIMIT_MS = 6_000;

interface Step {
  readonly name: string;
  readonly milliseconds: number;
  /** First paint of the page that the step opens; null where it opens none. */
  readonly paint: number | null;
}

/** A purchase over a very poor connection. */
export const network: Part = {
  name: 'network',
  about: `the whole purchase at ${BITS / 1000} kbit/s and ${LATENCY_MS} ms: done once, nothing lost`,
  async run(tools) {
    const product = await tools.keep(startProduct('audit-network'));
    const origin = `http://moda.localhost:${product.port}`;
    const path = browserPath();
    const browser = await chromium.launch({
      args: BROWSER_ARGS,
      ...(path === undefined ? {} : { executablePath: path }),
    });
    await tools.keep(Promise.resolve({ stop: () => browser.close() }));
    const page = await browser.newPage({
      locale: 'es-MX',
      viewport: { width: 390, height: 844 },
    });
    await slowDown(page);
    const keys = noteKeys(page);
    const busy = await watchProgress(page);
    const steps: Step[] = [];
    let since = Date.now();
    let last = '';
    await buyBySearch(page, origin, async (name) => {
      const url = page.url();
      const paint = url === last ? null : await firstPaint(page);
      last = url;
      steps.push({ name, milliseconds: Date.now() - since, paint });
      tools.say(`${name}: ${Date.now() - since} ms`);
      since = Date.now();
    });
    return { checks: judge(steps, keys, busy), text: table(steps) };
  },
};

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BITS / 8,
    uploadThroughput: BITS / 8,
  });
}

/** Idempotency keys by the action that they belong to. */
function noteKeys(page: Page): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  page.on('request', (request: Request) => {
    const key = request.headers()['idempotency-key'];
    if (!key || request.method() === 'GET') return;
    const path = new URL(request.url()).pathname.replaceAll(/co_[0-9a-z]+/g, '…');
    keys.set(path, (keys.get(path) ?? new Set()).add(key));
  });
  return keys;
}

/** The signs of waiting that were shown: `aria-busy`, `data-waking`, a skeleton. */
async function watchProgress(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeBinding('noteProgress', (_, what: string) => void seen.add(what));
  await page.addInitScript(() => {
    const { noteProgress } = globalThis as unknown as { noteProgress: (what: string) => void };
    const look = (): void => {
      for (const host of document.querySelectorAll<HTMLElement>('[data-fragment]')) {
        const name = host.dataset['fragment'] ?? '';
        if (host.shadowRoot?.querySelector('[aria-busy="true"]')) noteProgress(`${name} busy`);
        if (host.hasAttribute('data-waking')) noteProgress(`${name} waking`);
      }
      setTimeout(look, 100);
    };
    addEventListener('DOMContentLoaded', look);
  });
  return seen;
}

function firstPaint(page: Page): Promise<number | null> {
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  );
}

function judge(
  steps: readonly Step[],
  keys: ReadonlyMap<string, ReadonlySet<string>>,
  busy: ReadonlySet<string>,
): Check[] {
  const paints = steps.flatMap(({ paint }) => (paint === null ? [] : [paint]));
  const worst = Math.max(0, ...paints);
  const twice = [...keys].filter(([path, used]) => path.includes('/order') && used.size > 1);
  const waits = ['cart busy', 'checkout busy'].filter((what) => busy.has(what));
  return [
    {
      name: 'the purchase is completed',
      figure: steps.at(-1)?.name ?? 'nothing',
      limit: 'confirmation',
      met: steps.at(-1)?.name === 'confirmation',
    },
    {
      name: 'worst first paint of a page',
      figure: `${Math.round(worst)} ms`,
      limit: `≤ ${PAINT_LIMIT_MS} ms`,
      met: paints.length > 3 && worst <= PAINT_LIMIT_MS,
    },
    {
      name: 'orders and payments sent under more than one key',
      figure: String(twice.length),
      limit: '0',
      met: twice.length === 0 && [...keys.keys()].some((path) => path.includes('/order')),
      note: [...keys].map(([path, used]) => `${path} ${used.size}`).join(', '),
    },
    {
      name: 'what shows that it waits',
      figure: waits.join(', ') || 'nothing',
      limit: 'cart, checkout',
      met: waits.length === 2,
      note: [...busy].toSorted().join(', '),
    },
  ];
}

function table(steps: readonly Step[]): string {
  return steps
    .map(({ name, milliseconds, paint }) => {
      const shown = paint === null ? '' : `first paint ${Math.round(paint)} ms`;
      return `${name.padEnd(14)}${String(milliseconds).padStart(7)} ms  ${shown}`.trimEnd();
    })
    .join('\n');
}
