import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { PaymentLinkProps } from './props.ts';
import { PaymentLinkView } from './view.tsx';

const link = {
  public_slug: 'pl_1',
  url: 'https://lirio.example/pago/pl_1',
  until: '2026-08-21T18:30:00.000Z',
};
const html = (given: Partial<PaymentLinkProps> = {}) =>
  renderToString(
    <PaymentLinkView
      t={t}
      env={pageEnv()}
      path="/mis-compras/co_1"
      link={null}
      idempotencyKey="key"
      error={null}
      {...given}
    />,
  );

test('a link is made by a form, and then shown with its end', () => {
  expect(html()).toContain(t.make);
  expect(html()).not.toContain('share-url');
  const text = html({ link });
  expect(text).toContain(`value="${link.url}"`);
  expect(text).toMatch(/Vale hasta las 12:30/);
  expect(text).not.toContain('<form');
});

test('why none was made is told', () => {
  expect(html({ error: 'ya no' })).toMatch(/role="alert".*ya no/s);
});
