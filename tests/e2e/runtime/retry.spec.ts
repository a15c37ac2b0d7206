import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';
import type { Site } from './harness/site.ts';

const log = (page: Page) => page.locator('shop-actions output');
const waking = (page: Page) => page.locator('[data-waking]');

/** The fixture as the edge renders it: with the files that its module imports. */
const written = (site: Site, name: string) =>
  site.render(name, {}, { imports: site.importsOf(name) });

/** Sends a click alone: a press of the pointer before it would be another try. */
const click = (page: Page) =>
  page.getByRole('button', { name: 'plain' }).evaluate((button) => (button as HTMLElement).click());

/** Clicks while the module, or a module that it imports, is lost on the way. */
async function clickInVain(page: Page): Promise<void> {
  await click(page);
  await expect(waking(page)).toHaveCount(0);
  await expect(log(page)).toHaveText('');
}

test('after its module was lost the next click works', async ({ page, site, open }) => {
  site.lose('/assets/actions.js');
  await open(written(site, 'actions'), { strict: true });
  await clickInVain(page);
  await click(page);
  await expect(log(page)).toHaveText('plain');
});

test('after a file that the module imports was lost the next click works', async ({
  page,
  site,
  open,
}) => {
  const imports = site.importsOf('actions');
  expect(imports.length).toBeGreaterThan(1);
  for (const path of imports) {
    site.lose(path);
    await open(written(site, 'actions'), { strict: true });
    await clickInVain(page);
    await click(page);
    await expect(log(page), path).toHaveText('plain');
  }
});

test('with everything lost twice in a row the third click works', async ({ page, site, open }) => {
  for (const path of ['/assets/actions.js', ...site.importsOf('actions')]) site.lose(path, 2);
  await open(written(site, 'actions'), { strict: true });
  await clickInVain(page);
  await clickInVain(page);
  await click(page);
  await expect(log(page)).toHaveText('plain');
});

test('where the file that renews modules is lost as well, the next click requests both', async ({
  page,
  site,
  open,
}) => {
  site.lose('/assets/actions.js');
  site.failing.add('/assets/touch.js');
  await open(written(site, 'actions'), { strict: true });
  await clickInVain(page);
  await clickInVain(page);
  site.failing.clear();
  await click(page);
  await expect(log(page)).toHaveText('plain');
});

test("a network's sign-in page in the place of a module is not taken for one", async ({
  page,
  site,
  open,
}) => {
  site.lose('/assets/actions.js');
  await open(written(site, 'actions'), { strict: true });
  await clickInVain(page);
  await page.route('**/assets/actions.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sign in to this network</title>' }),
  );
  await clickInVain(page);
  await page.unrouteAll();
  await click(page);
  await expect(log(page)).toHaveText('plain');
});

/** Makes the page's title count the modules that got an address of their own. */
async function countCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const make = URL.createObjectURL.bind(URL);
    let copies = 0;
    URL.createObjectURL = (blob: Blob) => {
      document.title = `${++copies} copies`;
      return make(blob);
    };
  });
}

test('a loaded module is not loaded twice: only lost files are copied', async ({
  page,
  site,
  open,
}) => {
  await countCopies(page);
  site.lose('/assets/actions.js');
  await open(written(site, 'listener') + written(site, 'actions'), { strict: true });
  await page.locator('shop-listener').getByRole('button', { name: 'add' }).click();
  await expect(page.getByText('1 in cart')).toBeVisible();
  await clickInVain(page);
  await click(page);
  await expect(log(page)).toHaveText('plain');
  await expect(page).toHaveTitle('1 copies');
});

test('a lost file that two fragments import is copied once', async ({ page, site, open }) => {
  await countCopies(page);
  const shared = site.importsOf('actions').find((path) => path.includes('define'))!;
  const importers = ['listener', 'actions']
    .flatMap((name) => [
      name,
      ...site.importsOf(name).map((path) => path.slice('/assets/'.length, -'.js'.length)),
    ])
    .filter((name) => site.importsOf(name).includes(shared));
  site.lose(shared);
  await open(written(site, 'listener') + written(site, 'actions'), { strict: true });
  await clickInVain(page);
  await Promise.all([
    click(page),
    page.locator('shop-listener').getByRole('button', { name: 'add' }).click(),
  ]);
  await expect(log(page)).toHaveText('plain');
  await expect(page.getByText('1 in cart')).toBeVisible();
  await expect(page).toHaveTitle(`${1 + new Set(importers).size} copies`);
});
