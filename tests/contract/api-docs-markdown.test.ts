/** The reference of the API as Markdown, and the index of it for language models. */
import { beforeAll, describe, expect, test } from 'vitest';
import { docsWords } from '../../edge/gateway/docs/words.ts';
import { guideWords } from '../../edge/gateway/docs/guide-words.ts';
import { messageFor } from '../../shared/i18n/message-for.ts';
import { contracts } from '../support/contracts.ts';
import { anaByPath, moda } from './shops.ts';

const services = [...Map.groupBy(contracts, ({ service }) => service)];
const LINK = /\[[^\]]*\]\((\S+?)\)/g;

describe.each(['es', 'en'] as const)('in %s', (locale) => {
  const pages = new Map<string, string>();
  beforeAll(async () => {
    const { text } = await moda.get(`/llms.txt?locale=${locale}`);
    const named = [...text.matchAll(LINK)].map(([, address = '']) => address);
    for (const address of named.filter((one) => one.includes('/api/docs'))) {
      const { pathname, search } = new URL(address);
      const answer = await moda.get(pathname + search);
      if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
      pages.set(pathname, answer.text);
    }
  });
  const pageOf = (service: string): string => pages.get(`/api/docs/${service}.md`) ?? '';
  /** What a page says of one call. */
  const partOf = (page: string, id: string): string =>
    page.split(`<a id="${id}"></a>\n`)[1]?.split('\n<a id="')[0] ?? '';

  test('the index names the guide, and a page of each service', () => {
    const wanted = services.map(([service]) => `/api/docs/${service}.md`);
    expect([...pages.keys()].toSorted()).toEqual(['/api/docs.md', ...wanted].toSorted());
  });

  test('each call stands in one page, with its fields, refusals and examples', () => {
    const anchors = [...pages].flatMap(([path, page]) =>
      [...page.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id = '']) => `${path} ${id}`),
    );
    const ids = new Set(contracts.map(({ id }) => id));
    const calls = anchors.filter((one) => ids.has(one.split(' ')[1] ?? ''));
    expect(calls.toSorted()).toEqual(
      contracts.map(({ id, service }) => `/api/docs/${service}.md ${id}`).toSorted(),
    );
    const t = docsWords[locale];
    for (const { id, service, method, path, errors, sample } of contracts) {
      const part = partOf(pageOf(service), id);
      expect(part, id).toContain(`\`${method.toUpperCase()} /api/${service}${path}\` (\`${id}\`)`);
      for (const code of errors) {
        const message = messageFor({ code }, locale).replaceAll(/[^\p{L} ].*/gsu, '');
        expect(part, id).toMatch(new RegExp(`\`${code}\` \\| \\d{3} \\| .*${message}`));
      }
      for (const name of Object.keys({ ...sample.params, ...sample.query, ...sample.body })) {
        expect(part, id).toContain(name);
      }
      expect(part, id).toContain('curl:\n\n```sh\ncurl ');
      expect(part, id).toMatch(new RegExp(`(?:${t.fromDemo}|${t.fromSchema}):\n\n\`\`\`json\n`));
    }
  });

  test('each link leads to a page of the store, and to an anchor of it', async () => {
    const texts = new Map(pages);
    for (const [path, page] of pages) {
      for (const [, address = ''] of page.replaceAll(/`+[^`]+`+/g, 'x').matchAll(LINK)) {
        const { origin, pathname, search, hash } = new URL(address, moda.origin + path);
        expect(origin, address).toBe(moda.origin);
        if (!address.startsWith('#')) expect(search, address).toBe(`?locale=${locale}`);
        const known = texts.get(pathname) ?? (await moda.get(pathname)).text;
        texts.set(pathname, known);
        expect(known, `${path} ${address}`).not.toContain('"code":"not_found"');
        if (hash !== '') expect(known, address).toContain(`<a id="${hash.slice(1)}"></a>`);
      }
    }
  });

  test('no text ends a table, and each row has the cells of its head', () => {
    for (const page of pages.values()) {
      let width = 0;
      for (const row of page.split('\n')) {
        if (!row.startsWith('| ')) width = 0;
        else {
          const cells = row.split(/(?<!\\)\|/).length;
          expect(cells, row).toBe(width || cells);
          width = cells;
        }
      }
    }
  });

  test('the guide holds what all calls share, without tags of HTML', () => {
    const guide = pages.get('/api/docs.md') ?? '';
    const { keys, limits, errors, repeats, lists, webhooks, versions } = guideWords[locale];
    for (const title of [keys, limits, errors, repeats, lists, webhooks, versions]) {
      expect(guide).toContain(`\n## ${title}\n`);
    }
    expect(guide).toContain('`idempotency_key_reused`');
    const others = [...pages.values()].map((page) =>
      page
        .replaceAll(/```[\s\S]*?```/g, '')
        .replaceAll(/`[^`\n]*`/g, '')
        .replaceAll(/<a id="[^"]+"><\/a>/g, ''),
    );
    expect(others.filter((text) => /(?<!\\)<|&\w+;/.test(text))).toEqual([]);
  });
});

test('it is kept as the document is, and pages of other origins may read it', async () => {
  for (const path of ['/api/docs.md', '/api/docs/shopping-carts.md']) {
    const { headers } = await moda.get(path, { origin: 'https://a.example' });
    expect(headers['content-type']).toBe('text/markdown; charset=UTF-8');
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers['vary']).toContain('Accept-Language');
    expect(headers['access-control-allow-origin']).toBe('*');
  }
});

test.each(['/api/docs/constructor.md', '/api/docs/guide.md', '/api/docs/.md'])(
  '%s is no page',
  async (path) => {
    const { status, headers } = await moda.get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/json/);
  },
);

test('a page of the reference names its Markdown', async () => {
  for (const [path, text] of [
    ['/api/docs', '/api/docs.md'],
    ['/api/docs/guide', '/api/docs.md'],
    ['/api/docs/shopping-carts', '/api/docs/shopping-carts.md'],
  ] as const) {
    const page = (await moda.get(path)).text;
    expect(page).toContain(
      `<link rel="alternate" type="text/markdown" href="${moda.origin}${text}">`,
    );
  }
});

test('a store that is reached by a path names its own addresses', async () => {
  const base = `${anaByPath.origin}/tienda/ana`;
  expect((await anaByPath.get('/llms.txt')).text).toContain(`(${base}/api/docs/shopping-carts.md)`);
  expect((await anaByPath.get('/api/docs.md')).text).toContain(
    `(${base}/api/docs/shopping-carts.md)`,
  );
  expect((await anaByPath.get('/api/docs/shopping-carts.md')).text).toContain(
    `(${base}/api/docs.md#errors)`,
  );
});
