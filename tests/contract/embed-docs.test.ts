/** The pages and files by which partners learn the elements. */
import { describe, expect, test } from 'vitest';
import { EMBED_NAMES } from '../../fragments/_runtime/embed-names.ts';
import { demoKeyOf } from '../../edge/cli/seed/embed-keys.ts';
import { embedWords } from '../../edge/embed/docs/words.ts';
import { anaByPath, moda } from './shops.ts';

const locales = ['es', 'en'] as const;

/**
 * The names of v1, stated a second time: an element, an attribute or a property that goes breaks a
 * partner's page, and comes with v2.
 */
const V1 = {
  elements: [
    'shop-blog-list',
    'shop-business-list',
    'shop-buy-button',
    'shop-cart',
    'shop-catalogue-grid',
    'shop-catalogue-strip',
    'shop-checkout',
    'shop-item',
    'shop-item-grid',
    'shop-purchases',
    'shop-register',
    'shop-search-box',
    'shop-share',
    'shop-sign-in',
    'shop-slider',
    'shop-whatsapp',
  ],
  attributes: ['store', 'locale', 'theme', 'data-key'],
  own: {
    'shop-item': ['item'],
    'shop-item-grid': ['kind', 'catalogue', 'text', 'limit', 'layout'],
    'shop-buy-button': ['item', 'sku'],
    'shop-search-box': ['text'],
    'shop-share': ['item', 'kind'],
  },
  properties: [
    '--shop-primary',
    '--shop-on-primary',
    '--shop-link',
    '--shop-accent',
    '--shop-text',
    '--shop-muted',
    '--shop-surface',
    '--shop-line',
    '--shop-font',
    '--shop-heading-font',
    '--shop-radius',
  ],
  events: ['shop-ready', 'shop-error', 'shop-added'],
  methods: ['scan', 'refresh', 'press', 'checkout'],
  parts: {
    'shop-item': ['name', 'price', 'button'],
    'shop-item-grid': ['title', 'card'],
    'shop-cart': ['button'],
    'shop-share': ['button'],
    'shop-catalogue-grid': ['title', 'card'],
    'shop-buy-button': ['price', 'options', 'button', 'status'],
    'shop-search-box': ['box', 'field', 'button'],
    'shop-checkout': ['link'],
    'shop-sign-in': ['link'],
    'shop-register': ['link'],
    'shop-purchases': ['link'],
  },
};

interface Declared {
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly { readonly name: string }[];
  readonly slots: readonly { readonly name: string }[];
  readonly cssParts: readonly { readonly name: string }[];
  readonly cssProperties: readonly { readonly name: string }[];
  readonly events: readonly { readonly name: string }[];
}

async function declared(): Promise<readonly Declared[]> {
  const answer = await moda.get('/embed/custom-elements.json', { origin: 'https://a.example' });
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const { schemaVersion, modules } = answer.json() as {
    schemaVersion: string;
    modules: readonly { readonly declarations: readonly Declared[] }[];
  };
  expect(schemaVersion).toBe('2.1.0');
  return modules.flatMap((module) => module.declarations);
}

test('nothing of v1 vanishes from the manifest of the elements', async () => {
  const declarations = await declared();
  const names = (list: readonly { readonly name: string }[] = []) => list.map(({ name }) => name);
  const of = (element: string) => declarations.find(({ tagName }) => tagName === element);
  for (const element of V1.elements) {
    expect(of(element)?.description, element).toBeTruthy();
    expect(names(of(element)?.attributes)).toEqual(expect.arrayContaining(V1.attributes));
    expect(names(of(element)?.cssProperties)).toEqual(expect.arrayContaining(V1.properties));
    expect(names(of(element)?.events)).toEqual(expect.arrayContaining(V1.events));
  }
  for (const [element, attributes] of Object.entries(V1.own)) {
    expect(names(of(element)?.attributes)).toEqual(expect.arrayContaining(attributes));
  }
  for (const [element, parts] of Object.entries(V1.parts)) {
    expect(names(of(element)?.cssParts), element).toEqual(expect.arrayContaining(parts));
  }
  for (const { slots } of declarations) expect(names(slots)).toEqual(['']);
});

test('nothing of v1 vanishes from the loader’s own methods', async () => {
  const { text } = await moda.get('/embed/docs');
  for (const method of V1.methods) expect(text).toContain(`shopEmbed.${method}(`);
});

test('each part that the manifest names is in the element, and no other', async () => {
  const query = `item=falda-corta-estampada-blossom-breeze&limit=2&key=${demoKeyOf('moda')}`;
  for (const { tagName, cssParts } of await declared()) {
    const { status, text } = await moda.get(`/embed/html/${tagName}?${query}`);
    expect(status, tagName).toBe(200);
    const found = [...text.matchAll(/ part="([\w-]+)"/g)].map(([, part = '']) => part);
    const told = cssParts.map(({ name }) => name);
    expect([...new Set(found)].toSorted(), tagName).toEqual(told.toSorted());
  }
});

describe.each(locales)('in %s', (locale) => {
  test('the reference names every element, the pinned version and the lines of a policy', async () => {
    const { status, text, headers } = await moda.get(`/embed/docs?locale=${locale}`);
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(embedWords[locale].lead);
    for (const name of EMBED_NAMES) expect(text).toContain(name);
    expect(text).toMatch(/integrity=&quot;sha256-[\w+/=]+&quot;/);
    expect(text).toContain(`script-src ${moda.origin}; connect-src ${moda.origin}`);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  test('the playground gives code to copy for what its form says', async () => {
    const form =
      'element=shop-item-grid&was=shop-item-grid&limit=3&theme=dark&--shop-primary=%23ff0000';
    const { text } = await moda.get(`/embed/playground?locale=${locale}&${form}`);
    expect(text).toContain('&lt;shop-item-grid limit=&quot;3&quot; theme=&quot;dark&quot;&gt;');
    expect(text).toContain('--shop-primary: #ff0000;');
    expect(text).toContain('sandbox="allow-scripts allow-forms"');
  });
});

test.each([
  'text=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '--shop-primary=red;}body{display:none',
  '--shop-primary=%3C/style%3E%3Cscript%3E',
  'element=__proto__',
  'width=-1&theme=%22',
])('no text of the address becomes markup or a rule: %s', async (query) => {
  for (const path of ['playground', 'preview/shop-item-grid']) {
    const named = query.startsWith('element')
      ? query
      : `element=shop-item-grid&was=shop-item-grid&${query}`;
    const { status, text } = await moda.get(`/embed/${path}?${named}`);
    expect([200, 404]).toContain(status);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('body{display:none');
    expect(text).not.toContain('</style><script>');
  }
});

test('a preview stands in an origin of its own, and only in this store’s frame', async () => {
  const { status, headers, text } = await moda.get('/embed/preview/shop-item-grid?limit=2');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toMatch(
    /^sandbox allow-scripts allow-forms; default-src 'none'/,
  );
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
  expect(text).toContain('<shop-item-grid');
  expect((await moda.get('/embed/preview/shop-nav')).status).toBe(404);
});

test.each(['docs.md', 'llms.txt', 'html-custom-data.json', 'web-types.json'])(
  'a reader of %s finds every element, or the way to them',
  async (file) => {
    const answer = await moda.get(`/embed/${file}?locale=en`, { origin: 'https://a.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const names = file === 'llms.txt' ? [`${moda.origin}/embed/docs.md`] : EMBED_NAMES;
    for (const name of names) expect(answer.text).toContain(name);
    if (file.endsWith('.json')) expect(() => answer.json()).not.toThrow();
  },
);

test('what editors complete has the values that an attribute takes, and the way to its page', async () => {
  const { tags } = (await moda.get('/embed/html-custom-data.json')).json() as {
    tags: {
      name: string;
      attributes: { name: string; values: { name: string }[] }[];
      references: { url: string }[];
    }[];
  };
  const grid = tags.find(({ name }) => name === 'shop-item-grid');
  expect(grid?.references[0]?.url).toBe(`${moda.origin}/embed/docs#shop-item-grid`);
  const theme = grid?.attributes.find(({ name }) => name === 'theme');
  expect(theme?.values.map(({ name }) => name)).toEqual(['dark', 'auto']);
});

test('no text of a cell ends a table of the Markdown', async () => {
  const { text } = await moda.get('/embed/docs.md?locale=es');
  const tables = text.split('\n').filter((line) => line.startsWith('|'));
  expect(tables.length).toBeGreaterThan(40);
  for (const line of tables) expect(line, line).toMatch(/ \|$/);
});

test('the preview’s own script is the only one inside its document', async () => {
  const { text, headers } = await moda.get('/embed/preview/shop-item-grid?limit=2&own=%3Cb%3E');
  expect(text.match(/<script>/g)).toHaveLength(1);
  expect(headers['content-security-policy']).toMatch(/script-src http\S+ 'sha256-/);
  const { text: form } = await moda.get(
    '/embed/playground?element=shop-cart&was=shop-cart&own=%3Cb%3E',
  );
  expect(form).toContain('&lt;shop-cart&gt;&amp;lt;b&amp;gt;&lt;/shop-cart&gt;');
});

test('a store that is reached by a path names its own addresses', async () => {
  const { text } = await anaByPath.get('/embed/docs');
  expect(text).toContain(`${anaByPath.origin}/tienda/ana/embed/v1.js`);
});
