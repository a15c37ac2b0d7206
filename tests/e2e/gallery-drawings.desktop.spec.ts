/** Drawings that would run script, after they were cleaned: opened as documents, and within a page. */
import { pictureSieve } from '../../edge/uploads/index.ts';
import payloads from '../support/xss/payloads.json' with { type: 'json' };
import { expect, test } from './language.ts';
import { ranOf, ranTogether } from './running-texts.ts';

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

const opened = (html: string) => ({ html, type: 'image/svg+xml' }) as const;
const all = [...RUNNING, ...payloads.flatMap(({ payload }) => [payload, drawn(payload)])];
const cleaned = all.map(clean).filter((one) => one !== undefined);

test('as they were sent they run: the test can fail', async ({ page }) => {
  expect(await ranOf(page, RUNNING.map(opened))).toHaveLength(RUNNING.length);
});

test('cleaned, none runs as a document of its own', async ({ page }) => {
  expect(cleaned.length).toBeGreaterThan(RUNNING.length + 50);
  expect(await ranOf(page, cleaned.map(opened))).toEqual([]);
});

test('nor written into a page', async ({ page }) => {
  const { ran, elements } = await ranTogether(page, cleaned);
  expect(elements).toBeGreaterThanOrEqual(cleaned.length);
  expect(ran).toEqual([]);
});
