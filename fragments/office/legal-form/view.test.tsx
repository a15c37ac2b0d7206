import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { LegalFormProps } from './props.ts';
import { legalForm } from './server.ts';

const props: LegalFormProps = {
  env: pageEnv({ base: '/tienda/ana' }),
  text: {
    kind: 'returns',
    body: '<p>Treinta días</p>',
    body_en: null,
    version: 2,
    since: '2026-01-01T12:00:00.000Z',
    from: 'own',
  },
  max: 60_000,
  name: 'Devoluciones',
  shopHref: '/tienda/ana/devoluciones',
  action: '/tienda/ana/admin/textos-legales/returns',
  isSaved: true,
  idempotencyKey: 'k',
};
const context = { locale: 'es', instance: 'a', moduleUrl: '/a.js' } as const;

test('the form holds the text in force with its version, and says since when', () => {
  const html = legalForm.render(props, context);
  expect(html).toContain('&lt;p&gt;Treinta días&lt;/p&gt;');
  expect(html).toMatch(/name="version"[^>]*value="2"/);
  expect(html).toContain('Vigente desde el');
  expect(html).toContain(messages.es.saved);
});

test('another editor’s version is shown beside the own one', () => {
  const values = { version: '1', body: 'El mío', body_en: '' };
  const html = legalForm.render({ ...props, values, errors: {}, error: 'x' }, context);
  expect(html).toContain(messages.es.theirs);
  expect(html).toContain('El mío');
});
