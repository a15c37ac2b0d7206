/** How soon an element is painted, beside a page that fetches the same HTML by itself. */
import type { Browser } from '@playwright/test';
import type { Check } from '../../support/suite/part.ts';
import { demoKeyOf } from '../../../edge/cli/seed/embed-keys.ts';
import { ITEM } from './host-pages.ts';

const SLOWER = 4;
const MOST = 1.3;

type Way = 'loader' | 'fetch';

/** From the page's script tag to the painted element, on a slow processor. */
export async function paintBesideFetch(
  browser: Browser,
  { origin, store, rounds }: { origin: string; store: string; rounds: number },
): Promise<Check> {
  const times: Record<Way, number[]> = { loader: [], fetch: [] };
  // The first round warms the server, and the browser's compiler.
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of ['loader', 'fetch'] as const) {
      const time = await once(browser, { origin, store, way });
      if (round > 0) times[way].push(time);
    }
  }
  const [ours, bare] = [median(times.loader), median(times.fetch)];
  return {
    name: `script tag to painted element, processor ${SLOWER} × slower`,
    figure: `${(ours / bare).toFixed(2)} × (${Math.round(ours)} ms, a bare fetch ${Math.round(bare)} ms)`,
    limit: `≤ ${MOST} ×`,
    met: ours <= bare * MOST,
  };
}

async function once(
  browser: Browser,
  { origin, store, way }: { origin: string; store: string; way: Way },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${origin}/fetched`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const query = `item=${ITEM}&locale=es&key=${demoKeyOf('moda')}`;
    return await page.evaluate(
      async ({ kind, address, of, key, item }) => {
        const start = performance.now();
        const painted = async () => {
          for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame);
          return performance.now() - start;
        };
        if (kind === 'fetch') {
          const html = await (await fetch(`${address}/embed/html/shop-item?${of}`)).text();
          const box = document.createElement('div');
          document.body.append(box);
          box.setHTMLUnsafe(html);
          return painted();
        }
        const host = document.createElement('shop-item');
        host.setAttribute('item', item);
        document.body.append(host);
        const ready = new Promise((settle) => {
          host.addEventListener('shop-ready', settle);
        });
        const script = document.createElement('script');
        document.head.append(
          Object.assign(script, { type: 'module', src: `${address}/embed/v1.js?key=${key}` }),
        );
        await ready;
        return painted();
      },
      { kind: way, address: store, of: query, key: demoKeyOf('moda'), item: ITEM },
    );
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
