import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { SlipMailProps } from './props.ts';
import { SlipMailView } from './view.tsx';

const html = (given: Partial<SlipMailProps> = {}) =>
  renderToString(
    <SlipMailView
      t={t}
      env={pageEnv()}
      path="/mis-compras/co_1"
      order="or_1"
      email="ana@example.com"
      isSent={false}
      idempotencyKey="key"
      error={null}
      {...given}
    />,
  );

test('the mail is asked for by a form, and its address is told', () => {
  expect(html()).toMatch(/<form[^>]* action="[^"]*\/mis-compras\/co_1"/);
  expect(html()).toMatch(/name="idempotency_key" value="key-mail"/);
  expect(html()).toContain('ana@example.com');
  expect(html()).not.toMatch(/role="(alert|status)"/);
});

test('that it was sent is told, and why it was not', () => {
  expect(html({ isSent: true })).toMatch(/role="status"[^>]*>Enviado a ana@example.com/);
  expect(html({ error: 'espera' })).toMatch(/role="alert".*espera/s);
});
