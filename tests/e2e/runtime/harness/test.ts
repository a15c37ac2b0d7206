import { test as base, type Page } from '@playwright/test';
import { buildFixtures, type Built } from './build.ts';
import { Site, type PageOptions } from './site.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  site: Site;
  /** Texts that the page wrote to console.error, and its uncaught errors. */
  errors: string[];
  /** Opens a document whose body is given, with the loader. */
  open: (body: string, options?: PageOptions) => Promise<void>;
}

export const test = base.extend<Fixtures, { built: Built }>({
  built: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is asked
    async ({}, use) => use(await buildFixtures()),
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ built }, use) => {
    const site = new Site(built);
    await site.listen();
    await use(site);
    await site.close();
  },
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(errors);
  },
  open: async ({ page, site }, use) => {
    await use(async (body, options) => {
      await page.goto(site.put('/page', site.document(body, options)));
    });
  },
});

/**
 * Collects in the page, in order, every event of a type that a fragment sends; read with
 * `recorded`.
 */
export async function record(page: Page, type: string): Promise<void> {
  await page.addInitScript((name) => {
    const list: string[] = ((globalThis as { recorded?: string[] }).recorded ??= []);
    document.addEventListener(name, (event) =>
      list.push(`${name} ${(event.target as Element).localName}`),
    );
  }, type);
}

/** The events that `record` has collected so far. */
export function recorded(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as { recorded?: string[] }).recorded ?? []);
}
