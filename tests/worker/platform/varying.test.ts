/** The headers that change an answer which caches may keep, and the word of it to the caches. */
import { beforeAll, expect, test } from 'vitest';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore } from './stores.ts';

const slug = 'cabeceras';
const HOST = `http://${slug}.localhost:8787`;

let platform: Platform;

beforeAll(async () => {
  await openStore({ slug, cell: 'a' });
  await listItems({ slug, cell: 'a' }, 2);
  platform = startPlatform();
});

/** Headers with which a caller may try to change what others are answered. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'x-locale': 'en' },
  { 'accept-language': 'en-US' },
  { cookie: 'locale=en' },
  { cookie: 'theme=dark' },
  { cookie: 'session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
  { cookie: 'referral=ajeno; campaign=ajena; click_id=ajeno' },
  { origin: 'http://evil.example' },
  { referer: 'http://evil.example/' },
  { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-prefix': '/evil' },
  { forwarded: 'host=evil.example;proto=https' },
  { 'x-original-url': '/evil' },
  { 'x-rewrite-url': '/evil' },
  { 'x-http-method-override': 'POST' },
  { accept: 'application/json' },
  { range: 'bytes=0-10' },
];

const PATHS = [
  '/',
  '/productos',
  `/productos/st_${slug}/articulo-1`,
  '/api/products-list-public/',
  `/api/store/${slug}`,
  '/api/openapi.json',
  '/embed/v1.js',
  '/embed/html/shop-item?item=articulo-1',
  '/robots.txt',
  '/sitemap.xml',
];

interface Read {
  readonly status: number;
  readonly text: string;
  readonly vary: string;
  readonly isKept: boolean;
}

async function read(path: string, headers: Record<string, string> = {}): Promise<Read> {
  const answer = await platform.ask(HOST + path, { headers });
  const cacheControl = answer.headers.get('cache-control') ?? expect.fail(`${path} says nothing`);
  return {
    status: answer.status,
    // Each fragment of an embed has a name of its own in the page.
    text: (await answer.text()).replaceAll(/\be[\da-f]{8}-/g, ''),
    vary: (answer.headers.get('vary') ?? '').toLowerCase(),
    isKept: !/no-store|private/.test(cacheControl),
  };
}

test.each(PATHS)('a header that changes a public answer is named in Vary: %s', async (path) => {
  const plain = await read(path);
  expect(plain.status).toBe(200);
  for (const headers of HEADERS) {
    const [name = ''] = Object.keys(headers);
    const other = await read(path, headers);
    if (other.isKept && other.text !== plain.text) expect(other.vary, name).toContain(name);
    // Whatever changes by a header is named without it too: a cache keeps the first answer it sees.
    if (plain.isKept && other.text !== plain.text) expect(plain.vary, name).toContain(name);
  }
});

// The document of the API is the same as its own contract test reads, and slow to write.
test.each(PATHS.filter((path) => !path.includes('openapi')))(
  'no header changes what the next visitor gets: %s',
  async (path) => {
    const before = await read(path);
    expect(before.status).toBe(200);
    for (const headers of HEADERS) {
      // The second time an address is asked for, its page is kept in memory.
      const [other] = [await read(path, headers), await read(path, headers)];
      const { text } = await read(path);
      const seen = { isSame: text === before.text, namesAttacker: other.text.includes('evil') };
      expect(seen, JSON.stringify(headers)).toEqual({ isSame: true, namesAttacker: false });
    }
  },
);
