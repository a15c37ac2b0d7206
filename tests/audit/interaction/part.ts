import { chromium } from '@playwright/test';
import { startBareChromium } from '../../support/bare-chromium.ts';
import { BROWSER_ARGS, browserPath } from '../../support/browser.ts';
import { startProduct } from '../../support/server.ts';
import type { Check, Part, Tools } from '../../support/suite/part.ts';
import { BARE_CLICK, startBarePage } from './bare-page.ts';
import { buyBySearch } from './journey.ts';
import { ADD_TO_CART, CART_ICON, openCart, type ColdClick } from './open-cart.ts';
import { noteInteractions, type Interaction } from './responses.ts';

/** The slowdown from this machine to a mid-range phone. */
const SLOWDOWN = 4;
const OPEN_LIMIT_MS = 300;
/** Adding asks the edge for prices: as long as this, or as a bare page's answer times this. */
const ADD_LIMIT_MS = 250;
const ADD_LIMIT_RATIO = 1.8;
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

/** The medians of both cold clicks, and beside them of a bare page's, in turn. */
async function openings(tools: Tools, origin: string): Promise<Check[]> {
  const browser = await tools.keep(startBareChromium());
  const bare = await tools.keep(startBarePage());
  const subjects = [
    { origin, click: CART_ICON },
    { origin, click: ADD_TO_CART },
    { origin: bare.origin, click: BARE_CLICK },
  ].map((subject) => ({ ...subject, taken: [] as number[] }));
  const runs = tools.quick ? 3 : 9;
  // The first run fills the edge's caches and does not count.
  for (let run = 0; run <= runs; run++) {
    for (const subject of subjects) {
      const { painted } = await openCart(browser, subject.origin, subject.click, SLOWDOWN);
      if (run > 0) subject.taken.push(painted);
    }
  }
  const said = (click: ColdClick): { middle: number; note: string } => {
    const taken = subjects.find((subject) => subject.click === click)?.taken ?? [];
    const sorted = taken.toSorted((one, other) => one - other);
    tools.say(`${click.name}: ${sorted.map(Math.round).join(' ')} ms`);
    const [first = Infinity, last = Infinity] = [sorted[0], sorted.at(-1)];
    return {
      middle: sorted[Math.floor(sorted.length / 2)] ?? Infinity,
      note: `median of ${runs}, from ${Math.round(first)} to ${Math.round(last)} ms`,
    };
  };
  const [icon, add, button] = [said(CART_ICON), said(ADD_TO_CART), said(BARE_CLICK)];
  const ratio = add.middle / button.middle;
  const own = await browser.ownPages();
  return [
    {
      name: "pages of the browser's own, beside the measured one",
      figure: String(own.length),
      limit: '0',
      met: own.length === 0,
      note: own.join(' ') || 'they would share its processor',
    },
    {
      name: `${CART_ICON.name}: click to open cart`,
      figure: `${Math.round(icon.middle)} ms`,
      limit: `≤ ${OPEN_LIMIT_MS} ms`,
      met: icon.middle <= OPEN_LIMIT_MS,
      note: icon.note,
    },
    {
      name: `${ADD_TO_CART.name}: first touch to lines and prices`,
      figure: `${Math.round(add.middle)} ms, ${ratio.toFixed(2)} × a bare page`,
      limit: `≤ ${ADD_LIMIT_MS} ms, or ≤ ${ADD_LIMIT_RATIO} ×`,
      met: add.middle <= ADD_LIMIT_MS || ratio <= ADD_LIMIT_RATIO,
      note: `${add.note}; ${BARE_CLICK.name}: ${Math.round(button.middle)} ms, ${button.note}`,
    },
  ];
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
