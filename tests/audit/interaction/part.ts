import { chromium } from '@playwright/test';
import { startBareChromium } from '../../support/bare-chromium.ts';
import { BROWSER_ARGS, browserPath } from '../../support/browser.ts';
import { startProduct } from '../../support/server.ts';
import type { Check, Part, Tools } from '../../support/suite/part.ts';
import { buyBySearch } from './journey.ts';
import { COLD_CLICKS, openCart } from './open-cart.ts';
import { noteInteractions, type Interaction } from './responses.ts';

/** The slowdown from this machine to a mid-range phone. */
const SLOWDOWN = 4;
const OPEN_LIMIT_MS = 300;
const INP_LIMIT_MS = 200;

/** The shop's response time to a click. */
export const interaction: Part = {
  name: 'interaction',
  about: `from a cold click to the open cart, and INP on the way to a purchase, ${SLOWDOWN} × slower CPU`,
  async run(tools) {
    const product = await tools.keep(startProduct('audit-interaction'));
    const origin = `http://moda.localhost:${product.port}`;
    const opening = await openings(tools, origin);
    const responses = await journey(tools, origin);
    const worst = responses.toSorted((one, other) => other.duration - one.duration).slice(0, 5);
    return {
      checks: [...opening, inp(responses)],
      text: worst
        .map(({ duration, type, page }) => `${String(duration).padStart(5)} ms  ${type}  ${page}`)
        .join('\n'),
    };
  },
};

async function openings(tools: Tools, origin: string): Promise<Check[]> {
  const browser = await tools.keep(startBareChromium());
  const checks: Check[] = [];
  for (const click of COLD_CLICKS) {
    const taken: number[] = [];
    const runs = tools.quick ? 3 : 9;
    // The first run fills the edge's caches and does not count.
    for (let run = 0; run <= runs; run++) {
      const { painted } = await openCart(browser, origin, click, SLOWDOWN);
      if (run > 0) taken.push(painted);
    }
    taken.sort((one, other) => one - other);
    const median = taken[Math.floor(taken.length / 2)] ?? Infinity;
    tools.say(`${click.name}: ${taken.map(Math.round).join(' ')} ms`);
    checks.push({
      name: `${click.name}: click to open cart`,
      figure: `${Math.round(median)} ms`,
      limit: `≤ ${OPEN_LIMIT_MS} ms`,
      met: median <= OPEN_LIMIT_MS,
      note: `median of ${runs}, from ${Math.round(taken[0] ?? 0)} to ${Math.round(taken.at(-1) ?? 0)} ms`,
    });
  }
  return checks;
}

async function journey(tools: Tools, origin: string): Promise<Interaction[]> {
  const path = browserPath();
  const starting = chromium.launch({
    args: BROWSER_ARGS,
    ...(path === undefined ? {} : { executablePath: path }),
  });
  const browser = await starting;
  await tools.keep(Promise.resolve({ stop: () => browser.close() }));
  const all: Interaction[] = [];
  for (let run = 0; run < (tools.quick ? 1 : 3); run++) {
    const context = await browser.newContext({
      locale: 'es-MX',
      viewport: { width: 390, height: 844 },
    });
    const list = await noteInteractions(context, origin);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await buyBySearch(page, origin, (step) => tools.say(step));
    all.push(...list);
    await context.close();
  }
  return all;
}

/** The slowest interaction counts, as it does for a page with fewer than fifty. */
function inp(responses: readonly Interaction[]): Check {
  const worst = Math.max(0, ...responses.map(({ duration }) => duration));
  return {
    name: 'INP, home to confirmation',
    figure: `${worst} ms`,
    limit: `< ${INP_LIMIT_MS} ms`,
    // Without interactions the check has measured nothing.
    met: responses.length > 5 && worst < INP_LIMIT_MS,
    note: `${responses.length} interactions of 16 ms or more; the test driver's own listening is in it`,
  };
}
