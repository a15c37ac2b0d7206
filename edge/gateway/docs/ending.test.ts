/** A call that is to go: none is yet, so that these are calls of this test's own. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../../../shared/contracts/contract.ts';
import { makeDocument } from '../openapi.ts';
import type { ApiDocument } from './document.ts';
import type { Shown } from './frame.ts';
import { guidePage } from './guide.ts';
import { guideMarkdown, serviceMarkdown } from './markdown.ts';
import { overviewPage } from './overview.ts';
import { servicePage } from './service.ts';

const common = { method: 'get', access: 'public', answer: z.object({}) } as const;
const calls = [
  contract({
    ...common,
    id: 'old.read',
    service: 'old',
    path: '/',
    summary: { en: 'Reads', es: 'Lee' },
    deprecated: { since: '2026-12-01', until: '2027-12-01', use: 'fresh.read' },
  }),
  contract({
    ...common,
    id: 'fresh.read',
    service: 'fresh',
    path: '/',
    summary: { en: 'Reads more', es: 'Lee más' },
  }),
];

const shownIn = (locale: 'es' | 'en', form: Shown['form'] = 'html'): Shown => ({
  api: 'https://una.mx/api',
  origin: 'https://una.mx',
  path: '/api/docs',
  locale,
  suffix: '',
  text: '',
  form,
});
const documentIn = (locale: 'es' | 'en') => makeDocument(calls, locale) as unknown as ApiDocument;

test('the document says so of that call alone', () => {
  const { paths } = documentIn('en');
  expect(paths['/old/']?.['get']).toMatchObject({
    deprecated: true,
    'x-deprecated': { since: '2026-12-01', until: '2027-12-01', use: 'fresh.read' },
  });
  expect(paths['/fresh/']?.['get']).not.toHaveProperty('deprecated');
});

test.each([
  ['es', 'Obsoleta: desaparece el 2027-12-01.', 'desde el 2026-12-01; desaparece el 2027-12-01'],
  ['en', 'Deprecated: goes on 2027-12-01.', 'since 2026-12-01; it goes on 2027-12-01'],
] as const)('each page marks it, in %s', (locale, mark, days) => {
  const document = documentIn(locale);
  const shown = shownIn(locale);
  const overview = overviewPage(document, shown);
  expect(overview.split(mark)).toHaveLength(2);
  const page = servicePage(document, 'old', {}, shown);
  expect(page.split(mark)).toHaveLength(3);
  expect(page).toContain(`<dd>${days}</dd>`);
  expect(page).toContain('<dd><a href="/api/docs/fresh#fresh.read"><code>fresh.read</code></a>');
  expect(servicePage(document, 'fresh', {}, shown)).not.toContain(mark);
  const guide = guidePage(document, shown);
  expect(guide).toContain('<a href="/api/docs/old#old.read"><code>old.read</code></a>');
  expect(guide).toContain(days);

  const text = shownIn(locale, 'markdown');
  const markdown = serviceMarkdown(document, 'old', {}, text);
  expect(markdown).toContain(`## **${mark}** `);
  expect(markdown).toContain(`: ${days}\n`);
  expect(markdown).toContain('[`fresh.read`](https://una.mx/api/docs/fresh.md#fresh.read)');
  expect(guideMarkdown(document, text)).toContain(
    `| [\`old.read\`](https://una.mx/api/docs/old.md#old.read) | ${days} |`,
  );
});
