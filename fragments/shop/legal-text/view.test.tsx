import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { legalText } from './server.ts';

const versions = [
  { version: 3, since: '2026-03-01T12:00:00.000Z' },
  { version: 1, since: '2026-01-01T12:00:00.000Z' },
];
const render = (version: 1 | 3) =>
  legalText.render(
    {
      env: pageEnv({ base: '/tienda/ana' }),
      title: 'Devoluciones',
      text: {
        body: '<p>Días</p>',
        version,
        since: versions[version === 3 ? 0 : 1]!.since,
        versions,
      },
      href: '/tienda/ana/devoluciones',
    },
    { locale: 'es', instance: 'l', moduleUrl: '/l.js' },
  );

test('the text in force says since when, and links its earlier versions', () => {
  const html = render(3);
  expect(html).toContain('<p>Días</p>');
  expect(html).toContain(messages.es.since);
  expect(html).toContain('href="/tienda/ana/devoluciones?version=1"');
  expect(html).not.toContain(messages.es.older);
});

test('an earlier version says so, and leads to the one in force', () => {
  const html = render(1);
  expect(html).toContain(messages.es.older);
  expect(html).toContain('href="/tienda/ana/devoluciones"');
  expect(html).toContain('<details class="versions" open="">');
});
