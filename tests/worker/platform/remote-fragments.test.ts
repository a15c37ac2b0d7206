import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  documentKey,
  POINTER_KEY,
  revisionOf,
} from '../../../shared/contracts/fragment-registry.ts';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore } from './stores.ts';

const ORIGIN = 'https://fragments.example';
const STYLES = ':host{display:block}';
const STYLE_HASH = 'sha256-';
const INSIDE = 'Hecho en otra parte';
const uno = { slug: 'uno', cell: 'a' } as const;

let styleHash = '';
let asked: Request[] = [];
let answer: (version: string) => Response;
let platform: Platform;

beforeAll(async () => {
  await openStore(uno);
  await listItems(uno, 40);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLES));
  styleHash = STYLE_HASH + btoa(String.fromCharCode(...new Uint8Array(digest)));
});

beforeEach(() => {
  asked = [];
  answer = (version) =>
    Response.json({ element: 'shop-toasts', version, html: `<p>${INSIDE}</p>`, styles: STYLES });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    return Promise.resolve(answer(new URL(request.url).searchParams.get('version') ?? ''));
  });
  platform = startPlatform();
});
afterEach(() => void vi.restoreAllMocks());

let pages = 0;

/** The address of a page that no request has seen yet, and that may be kept. */
function somePage(): string {
  pages += 1;
  return `/products/articulo-${pages}`;
}

/** Registers a version of the toasts' fragment for all stores. */
async function release(version: string): Promise<void> {
  const module = { path: '/toasts.js', integrity: styleHash };
  const entry = { origin: ORIGIN, version, styles: styleHash, module };
  const text = JSON.stringify({ fragments: { toasts: entry } });
  const revision = await revisionOf(text);
  await env.REGISTRY.put(documentKey(revision), text);
  await env.REGISTRY.put(POINTER_KEY, JSON.stringify({ stable: revision }));
}

async function visit(path: string) {
  const found = await platform.ask(`http://uno.localhost${path}`, {
    headers: { cookie: 'session=secret', 'user-agent': 'somebody' },
  });
  const text = await found.text();
  const [, toasts = ''] = text.split('<shop-toasts');
  return { status: found.status, headers: found.headers, text, toasts };
}

test('stands in the page like one of the build, under its own hashes, and is kept with it', async () => {
  await release('1');
  const path = somePage();
  const seen = await visit(path);
  expect(seen.status).toBe(200);
  expect(seen.toasts).toContain(
    `data-module="${ORIGIN}/toasts.js" data-integrity="${styleHash}" data-wakes="toast:show"`,
  );
  expect(seen.toasts).toContain(
    `<template shadowrootmode="open"><style>${STYLES}</style><p>${INSIDE}</p></template>`,
  );
  expect(seen.headers.get('content-security-policy')).toContain(`'${styleHash}'`);
  expect((await visit(path)).headers.get('x-page-cache')).toBe('hit');
  expect(asked).toHaveLength(1);
  expect([...(asked[0]?.headers.keys() ?? [])].toSorted()).toEqual([
    'accept',
    'accept-language',
    'x-request-id',
  ]);
});

test('is another one once the pointer has moved, and again when it is moved back', async () => {
  const path = somePage();
  const versions: (string | null)[] = [];
  for (const version of ['1', '2', '1']) {
    await release(version);
    platform.clock.advance(5_000);
    // The first request starts a look at the pointer, and still gets the known version.
    await visit(somePage());
    asked = [];
    const { headers } = await visit(path);
    const [question] = asked;
    versions.push(
      question ? new URL(question.url).searchParams.get('version') : headers.get('x-page-cache'),
    );
  }
  // Fragments cached under the first document are still there when it counts again.
  expect(versions).toEqual(['1', '2', 'hit']);
});

test.each<[string, () => Response]>([
  ['fails', () => new Response('x', { status: 500 })],
  [
    'breaks off',
    () => new Response(brokenOff(), { headers: { 'content-type': 'application/json' } }),
  ],
  [
    'is another',
    () => Response.json({ element: 'shop-nav', version: '1', html: '', styles: STYLES }),
  ],
])('one that %s gives way to the build’s own, and the page is not kept', async (_how, bad) => {
  await release('1');
  answer = bad;
  const path = somePage();
  const seen = await visit(path);
  expect(seen.status).toBe(200);
  expect(seen.text).toMatch(/<\/body><\/html>$/);
  expect(seen.toasts).toContain('data-fragment="toasts"');
  expect(seen.toasts).not.toContain(ORIGIN);
  expect((await visit(path)).headers.get('x-page-cache')).toBe('miss');
});

test('is left alone after five failures', async () => {
  await release('1');
  answer = () => new Response('x', { status: 500 });
  for (let time = 0; time < 8; time += 1) await visit(somePage());
  expect(asked).toHaveLength(5);
});

test('has no part in a page of one visitor’s own', async () => {
  await release('1');
  const seen = await visit('/shopping-cart');
  expect(seen.toasts).toContain('data-fragment="toasts"');
  expect(asked).toHaveLength(0);
});

function brokenOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"element":'));
      controller.error(new Error('connection lost'));
    },
  });
}
