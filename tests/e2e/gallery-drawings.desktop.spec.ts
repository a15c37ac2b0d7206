/** Drawings that would run script, after they were cleaned: opened as documents, and within a page. */
import type { Page } from '@playwright/test';
import { pictureSieve } from '../../edge/uploads/index.ts';
import payloads from '../support/xss/payloads.json' with { type: 'json' };
import { expect, test } from './language.ts';

const drawn = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="40">${inner}</svg>`;

/** Each of them runs by being opened. */
const RUNNING = [
  '<script>alert(1)</script>',
  '<script xlink:href="data:text/javascript,alert(1)"/>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<g onload="alert(1)"/>',
  '<style onload="alert(1)"/>',
  '<animate attributeName="x" dur="1ms" onbegin="alert(1)"/>',
  '<set attributeName="x" to="1" onbegin="alert(1)"/>',
  '<image href="x:" onerror="alert(1)"/>',
  '<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x:" onerror="alert(1)"/></foreignObject>',
  '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:parent.alert(1)"/></foreignObject>',
  '<title><h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script></title>',
].map(drawn);

/** What is left of a drawing; undefined for one that is refused. */
function clean(text: string): string | undefined {
  const sieve = pictureSieve(4_000_000);
  if (sieve.take(new TextEncoder().encode(text))) return undefined;
  const end = sieve.end();
  return typeof end === 'string' ? undefined : new TextDecoder().decode(end.bytes);
}

/** The addresses of the documents that called `alert` or one of its kind, as they come. */
async function listen(page: Page): Promise<ReadonlySet<string>> {
  const ran = new Set<string>();
  await page.context().exposeBinding('ran', ({ frame }) => void ran.add(frame.url()));
  await page.addInitScript(() => {
    const { ran: tell } = window as unknown as { ran: () => void };
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
      window[name] = tell as never;
    }
  });
  return ran;
}

/** Opens each text as a document of its own, without the policy of our media; gives those that ran. */
async function ranOf(page: Page, texts: readonly string[]): Promise<string[]> {
  const ran = await listen(page);
  await page.route('http://drawings.test/**', (route) => {
    const text = texts[Number(new URL(route.request().url()).pathname.slice(1))] ?? '';
    return route.fulfill({ contentType: 'image/svg+xml', body: text });
  });
  for (const index of texts.keys()) {
    await page.goto(`http://drawings.test/${index}`);
    await page.evaluate(touchAll);
  }
  return [...ran];
}

/** Does to every element what a visitor may do, and waits for what follows in the next frames. */
function touchAll(): Promise<void> {
  for (const element of document.querySelectorAll('*')) {
    for (const type of ['click', 'mouseover', 'focusin', 'focus', 'begin', 'load', 'error']) {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
  }
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

const all = [...RUNNING, ...payloads.flatMap(({ payload }) => [payload, drawn(payload)])];
const cleaned = all.map(clean).filter((one) => one !== undefined);

test('as they were sent they run: the test can fail', async ({ page }) => {
  expect(await ranOf(page, RUNNING)).toHaveLength(RUNNING.length);
});

test('cleaned, none runs as a document of its own', async ({ page }) => {
  expect(cleaned.length).toBeGreaterThan(RUNNING.length + 50);
  expect(await ranOf(page, cleaned)).toEqual([]);
});

test('nor written into a page', async ({ page }) => {
  const ran = await listen(page);
  const body = `<!doctype html><body>${cleaned.join('\n')}</body>`;
  await page.route('http://drawings.test/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto('http://drawings.test/');
  await page.evaluate(touchAll);
  expect(await page.locator('svg').count()).toBeGreaterThanOrEqual(cleaned.length);
  expect([...ran]).toEqual([]);
});
