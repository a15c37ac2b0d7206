/** The elements on pages of a partner: nothing shifts, all can be read, nothing stays behind. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from '../../support/browser.ts';
import { startProduct } from '../../support/server.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { violationsOf } from '../axe/look.ts';
import { GROUND_NAMES, servePartner } from './host-pages.ts';
import { mountedAway } from './memory.ts';
import { paintBesideFetch } from './paint.ts';

const EXAMPLES = ['light', 'included', 'react', 'vue'];
const WIDTHS = [390, 1440];
const MOUNTS = { all: 1000, quick: 160 };
const ROUNDS = { all: 15, quick: 3 };

export const embeds: Part = {
  name: 'embeds',
  about: 'elements on partners’ pages: layout shift, axe on three grounds, scripts, memory, time',
  async run(tools) {
    const product = await tools.keep(startProduct('audit-embeds'));
    const store = `http://moda.localhost:${product.port}`;
    const partner = await tools.keep(servePartner(store));
    const path = browserPath();
    const browser = await chromium.launch({
      args: BROWSER_ARGS,
      ...(path === undefined ? {} : { executablePath: path }),
    });
    await tools.keep(Promise.resolve({ stop: () => browser.close() }));
    const size = tools.quick ? 'quick' : 'all';
    const { origin } = partner;
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    return {
      checks: [
        ...(await shifts(page, origin)),
        ...(await reads(page, origin)),
        ...(await scripts(browser, origin)),
        await paintBesideFetch(browser, { origin, store, rounds: ROUNDS[size] }),
        ...(await mountedAway(page, origin, MOUNTS[size])),
      ],
    };
  },
};

/** Layout shift of each example, until all its elements stand. */
async function shifts(page: Page, origin: string): Promise<Check[]> {
  const checks: Check[] = [];
  for (const example of EXAMPLES) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origin}/${example}`);
      await stands(page);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((settle) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => settle(sum), 500);
          }),
      );
      checks.push({
        name: `layout shift, ${example} at ${width} px`,
        figure: shift.toFixed(3),
        limit: '0',
        met: shift < 0.001,
      });
    }
  }
  return checks;
}

/** Axe on light, dark and coloured pages. */
async function reads(page: Page, origin: string): Promise<Check[]> {
  const checks: Check[] = [];
  for (const ground of GROUND_NAMES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}/${ground}`);
    await stands(page);
    const found = await violationsOf(page);
    checks.push({
      name: `axe and contrast on a ${ground} page`,
      figure: `${found.length} found`,
      limit: '0',
      met: found.length === 0,
      ...(found.length > 0 ? { note: found.slice(0, 8).join('\n     ') } : {}),
    });
  }
  return checks;
}

/** Files of script that a page with six elements loads, before and after it is touched. */
async function scripts(browser: Browser, origin: string): Promise<Check[]> {
  const page = await browser.newPage();
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
  });
  await page.goto(`${origin}/light`);
  await stands(page);
  const before = files.length;
  await page.locator('shop-item').getByRole('button').first().click();
  await page.locator('shop-item[data-hydrated]').waitFor();
  await page.locator('shop-buy-button').getByRole('combobox').focus();
  await page.locator('shop-buy-button[data-hydrated]').waitFor();
  const twice = files.filter((file, index) => files.indexOf(file) !== index);
  await page.close();
  return [
    {
      name: 'scripts of six elements before a touch',
      figure: `${before}`,
      limit: '1',
      met: before === 1,
    },
    {
      name: 'files that were loaded twice after it, React among them',
      figure: `${twice.length}`,
      limit: '0',
      met: twice.length === 0 && files.length > before,
      note: twice.join(', '),
    },
  ];
}

/** Scrolls to the end and back, and waits until every element has its HTML. */
async function stands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // As a thumb flicks a page: about 3,000 pixels a second.
    for (let top = 0; top < document.body.scrollHeight; top += 50) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForFunction(() => {
    const hosts = [...document.querySelectorAll('main *')].filter(({ localName }) =>
      localName.startsWith('shop-'),
    );
    return hosts.length > 0 && hosts.every(({ shadowRoot }) => shadowRoot !== null);
  });
}
