/**
 * Markup that somebody has smuggled into a page or a picture: the browser runs, loads and sends
 * nothing of it. The pages are those of the product, with the markup put into their text on the way.
 */
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Answered } from '../support/visit.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';
import { SKIRT } from './shopping.ts';

const FOREIGN = 'https://foreign.example';
const RAN = '/ran-by-what-was-smuggled-in';

const SMUGGLED = `<base href="${FOREIGN}/">
  <script>document.documentElement.dataset.ran = 'inline'</script>
  <script src="${FOREIGN}/script.js"></script>
  <script type="module">document.documentElement.dataset.ran = 'module'</script>
  <style>html { --ran: yes }</style>
  <link rel="stylesheet" href="${FOREIGN}/style.css">
  <img src="${FOREIGN}/picture.png" onerror="document.documentElement.dataset.ran = 'handler'" alt="">
  <iframe src="${FOREIGN}/frame"></iframe>
  <object data="${FOREIGN}/object"></object>
  <a id="smuggled-link" href="javascript:document.documentElement.dataset.ran = 'link'">x</a>
  <form id="smuggled-form" action="${FOREIGN}/form"><input name="a"></form>
  <form id="smuggled-button" action="/"><button formaction="${FOREIGN}/button">x</button></form>`;

/** The requests that reach the foreign site, which answers everything. */
async function foreignRequests(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${FOREIGN}/**`, async (route) => {
    asked.push(route.request().url());
    const body = `document.documentElement.dataset.ran = 'foreign'`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

/** The product's own answer to a request, which the browser can be given with another body. */
async function ownAnswer(request: Request): Promise<Answered> {
  const { pathname } = new URL(request.url());
  const { cookie = '' } = await request.allHeaders();
  return demoShop('moda').get(pathname, { cookie });
}

/** Headers for a body that was changed on the way. */
function headersOf({ headers }: Answered, leftOut: readonly string[] = []): Record<string, string> {
  const ofLength = ['content-length', 'content-encoding', 'transfer-encoding', 'set-cookie'];
  const left = new Set([...ofLength, ...leftOut]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}

/** Opens a page of the store with the markup at the beginning of its body. */
async function openWith(page: Page, path: string, smuggled: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await ownAnswer(route.request());
      const body = answer.text.replace(/<body[^>]*>/, (start) => start + smuggled);
      expect(body).not.toBe(answer.text);
      await route.fulfill({ headers: headersOf(answer), body });
    },
    { times: 1 },
  );
  await page.goto(path);
}

/** Everything that can be seen of markup that had its way. */
function seenOf(page: Page) {
  return page.evaluate(() => ({
    ran: document.documentElement.dataset['ran'],
    styled: getComputedStyle(document.documentElement).getPropertyValue('--ran'),
    base: new URL(document.baseURI).origin,
  }));
}

const PAGES = [
  { path: '/', who: null },
  { path: '/productos', who: null },
  { path: SKIRT.path, who: null },
  { path: '/shopping-cart', who: null },
  { path: '/login', who: null },
  { path: '/register', who: null },
  { path: '/mis-compras', who: 'rosa' },
  { path: '/admin/equipo', who: 'lirio' },
] as const;

for (const { path, who } of PAGES) {
  test.describe(path, () => {
    test('nothing that is smuggled in runs, loads or is sent', async ({ page, baseURL }) => {
      if (who) await signInAs(page, who);
      const asked = await foreignRequests(page.context());
      await openWith(page, path, SMUGGLED);
      await page.locator('#smuggled-link').dispatchEvent('click');
      await page.evaluate(() => {
        for (const id of ['smuggled-form', 'smuggled-button']) {
          const form = document.querySelector<HTMLFormElement>(`#${id}`);
          form?.requestSubmit(form.querySelector('button'));
        }
      });
      await page.waitForLoadState('networkidle');
      const { origin } = new URL(baseURL ?? '');
      expect(await seenOf(page)).toEqual({ ran: undefined, styled: '', base: origin });
      expect(new URL(page.url()).origin).toBe(origin);
      expect(asked).toEqual([]);
    });
  });
}

test('a page without the policy would run it all: the tests above can fail', async ({ page }) => {
  const asked = await foreignRequests(page.context());
  await page.route('**/login', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: `<!doctype html>${SMUGGLED}` });
  });
  await page.goto('/login');
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  expect(await seenOf(page)).toMatchObject({
    ran: expect.any(String),
    styled: 'yes',
    base: FOREIGN,
  });
});

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="location='${RAN}'">
  <script>location = '${RAN}'</script><rect width="9" height="9"/></svg>`;

test('a drawing that is opened by itself runs no script', async ({ page }) => {
  const ran: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === RAN) ran.push(pathname);
  });
  const serve = (keepsPolicy: boolean) =>
    page.route(
      '**/media/brand/moda.svg',
      async (route) => {
        const answer = await ownAnswer(route.request());
        const headers = headersOf(answer, keepsPolicy ? [] : ['content-security-policy']);
        await route.fulfill({ headers, body: DRAWING });
      },
      { times: 1 },
    );
  await serve(true);
  await page.goto('/media/brand/moda.svg');
  await page.waitForLoadState('networkidle');
  expect(ran).toEqual([]);
  // As a picture of a page it runs nothing in any case; without its policy it would, alone.
  await serve(false);
  await page.goto('/media/brand/moda.svg').catch(() => undefined);
  await expect.poll(() => ran.length).toBeGreaterThan(0);
});
