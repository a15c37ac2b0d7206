/** The reference of a document ten times ours: what a reader of one service loads. */
import { expect, test } from 'vitest';
import { contracts } from '../../../tests/support/contracts.ts';
import { makeDocument } from '../openapi.ts';
import { callsIn, type ApiDocument } from './document.ts';
import script from './docs-script.js?raw';
import type { Shown } from './frame.ts';
import { serviceMarkdown } from './markdown.ts';
import { overviewPage } from './overview.ts';
import { servicePage } from './service.ts';

const TIMES = 10;
const SERVICE = 'shopping-carts';
/** The most that a call adds to the page of all calls, in bytes; the longest line has twenty codes of failures. */
const LINE_BYTES = { longest: 800, mean: 400 } as const;

const shown: Shown = {
  api: 'https://una.mx/api',
  origin: 'https://una.mx',
  path: '/api/docs',
  locale: 'en',
  suffix: '',
  text: '',
  form: 'html',
};

/** Our document with its calls as often as asked; what they speak of is named once, as in any. */
function grown(times: number): ApiDocument {
  const { paths, ...rest } = makeDocument(contracts, 'en') as unknown as ApiDocument;
  const more = Array.from({ length: times - 1 }, (_, n) =>
    callsIn({ ...rest, paths }).map((call) => {
      const tail = `-${n + 1}`;
      const operation = {
        ...call,
        operationId: call.operationId + tail,
        tags: [call.service + tail],
      };
      const path = call.path.replace(`/${call.service}`, `/${call.service}${tail}`);
      return { [path]: { [call.method]: operation } };
    }),
  ).flat();
  const all: Record<string, ApiDocument['paths'][string]> = { ...paths };
  for (const one of more) {
    for (const [path, methods] of Object.entries(one)) all[path] = { ...all[path], ...methods };
  }
  return { ...rest, paths: all };
}

const ours = grown(1);
const large = grown(TIMES);

test('it has thousands of calls', () => {
  expect(callsIn(large)).toHaveLength(TIMES * contracts.length);
  expect(callsIn(large).length).toBeGreaterThan(2_000);
});

test('the page of a service, and its Markdown, are the same bytes beside ten times the calls', () => {
  expect(servicePage(large, SERVICE, {}, shown)).toBe(servicePage(ours, SERVICE, {}, shown));
  const text = { ...shown, form: 'markdown' } as const;
  expect(serviceMarkdown(large, SERVICE, {}, text)).toBe(serviceMarkdown(ours, SERVICE, {}, text));
});

test('the page of a service holds its own calls alone', () => {
  const page = servicePage(large, SERVICE, {}, shown);
  const articles = [...page.matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id);
  const own = contracts.filter(({ service }) => service === SERVICE).map(({ id }) => id);
  expect(articles).toEqual(own);
});

test('the page of all calls grows by one line a call, and holds nothing else of it', () => {
  const [page, before] = [overviewPage(large, shown), overviewPage(ours, shown)];
  const lines = [...page.matchAll(/<li id="[^"]+".*?<\/li>/gs)].map(([line]) => line);
  expect(lines).toHaveLength(callsIn(large).length);
  const longest = Math.max(...lines.map((line) => line.length));
  expect(longest).toBeLessThan(LINE_BYTES.longest);
  const calls = callsIn(large).length - callsIn(ours).length;
  expect((page.length - before.length) / calls).toBeLessThan(LINE_BYTES.mean);
});

test('words leave the lines of the calls that have them', () => {
  const page = overviewPage(large, { ...shown, text: `${SERVICE}-9` });
  const services = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, service]) => service);
  expect(services).toEqual([`${SERVICE}-9`]);
});

test('the script of a page asks for nothing but the call that is tried', () => {
  const asked = [...script.matchAll(/\b(?:fetch|import|XMLHttpRequest|sendBeacon)\b[^\n]*/g)];
  expect(asked.map(([line]) => line)).toEqual(['fetch(address, {']);
  expect(script).not.toContain('openapi');
});
