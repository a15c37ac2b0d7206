import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ReviewReportProps } from './props.ts';
import { ReviewReportView } from './view.tsx';

function html(given: Partial<ReviewReportProps> = {}, isReported = false): string {
  const props: ReviewReportProps = {
    env: pageEnv({ base: '/tienda/a' }),
    found: {
      review: {
        id: 'rv_1',
        qualification: 1,
        title: '<b>Mal</b>',
        text: 'Compren en otro lado',
        author: '',
        created_at: '2026-11-22T20:00:00.000Z',
        changed_at: null,
        answer: null,
        photos: [],
      },
      item: { slug: 'falda', owner_slug: 'a', type: 'product', name: 'Falda' },
      is_reported: isReported,
    },
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<ReviewReportView {...props} t={messages.es} />).replaceAll('<!-- -->', '');
}

test('the review stands as text above the form with its reasons', () => {
  const text = html();
  expect(text).toContain('&lt;b&gt;Mal&lt;/b&gt;');
  expect(text).toContain('action="/tienda/a/resenas/rv_1/reportar"');
  expect(text.split('type="radio"')).toHaveLength(6);
  expect(text).toContain('Comprador');
});

test('what was chosen stays, with its problem', () => {
  const text = html({ values: { reason: 'spam' }, errors: { reason: messages.es.needs.reason } });
  expect(text).toMatch(/value="spam"[^>]* checked=""|checked=""[^>]* value="spam"/);
  expect(text).toContain(messages.es.needs.reason);
});

test('once it is reported there is no form, and the way back', () => {
  const text = html({}, true);
  expect(text).toContain(messages.es.reported);
  expect(text).not.toContain('<form');
  expect(text).toContain('href="/tienda/a/productos/a/falda#resenas"');
});
