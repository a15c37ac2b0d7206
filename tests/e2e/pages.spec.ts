/** Every page of every store answers, has one title, fits its screen and breaks nothing. */
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PAGES, readEntry } from '../support/demo-pages.ts';

const LOCALES = { es: 'es-MX', en: 'en-US' } as const;

/** The faults of the page that is shown, in words; empty where it has none. */
async function faultsOf(page: Page): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  return [
    ...(headings === 1 ? [] : [`${headings} headings of level 1`]),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the screen`] : []),
  ];
}

for (const [language, locale] of Object.entries(LOCALES)) {
  for (const [store, pages] of Object.entries(DEMO_PAGES)) {
    test(`${store || 'bare address'}, ${language}`, async ({ browser, contextOptions }) => {
      const context = await browser.newContext({ ...contextOptions, locale });
      const page = await context.newPage();
      const faults: string[] = [];
      let shown = '';
      page.on('pageerror', (error) => faults.push(`${shown}: ${error.message}`));
      page.on('console', (message) => {
        // The browser logs the status of a page that is missing on purpose.
        const own = message.location().url === page.url() && /status of 404/.test(message.text());
        if (message.type() === 'error' && !own) faults.push(`${shown}: ${message.text()}`);
      });
      const origin = `http://${store && `${store}.`}localhost:${process.env['E2E_PORT']}`;
      for (const entry of pages) {
        const { path, status } = readEntry(entry);
        shown = path;
        const answer = await page.goto(origin + path);
        if (answer?.status() !== status) faults.push(`${path}: status ${answer?.status()}`);
        faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}
