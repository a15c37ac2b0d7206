import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ItemFilesProps } from './props.ts';
import { ItemFilesView } from './view.tsx';

const file = {
  id: 'fi_1',
  name: 'Guía <uno>.pdf',
  type: 'application/pdf',
  bytes: 1_500_000,
  downloads: 3,
  created_on: '2026-11-26T12:00:00.000Z',
};

function html(given: Partial<ItemFilesProps> = {}): string {
  const props: ItemFilesProps = {
    env: pageEnv({ locale: 'es', base: '/tienda/a', country: 'MX' }),
    item: { id: 'it_1', name: 'Curso' },
    files: [file],
    done: null,
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<ItemFilesView {...props} locale="es" t={messages.es} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('a file stands with its size and its downloads, and can be taken away without script', () => {
  const text = html();
  expect(text).toContain('Guía &lt;uno&gt;.pdf');
  expect(text).toContain('1.5 MB · 3 descargas');
  expect(text).toContain('action="/tienda/a/admin/articulos/it_1/archivos"');
  expect(text).toContain('name="file" value="fi_1"');
  expect(text).toContain('<noscript>');
});

test('an item without files says what to do, one that is full why it takes no more', () => {
  expect(html({ files: [] })).toContain('Todavía no hay archivos');
  const many = Array.from({ length: 20 }, (_, n) => ({ ...file, id: `fi_${n}` }));
  expect(html({ files: many })).toContain('Un artículo entrega hasta 20 archivos');
  expect(html({ done: 'added' })).toContain('Se guardó el archivo');
});
