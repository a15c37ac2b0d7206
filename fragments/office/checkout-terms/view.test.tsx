import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import { CheckoutTermsView } from './view.tsx';

const html = (master: boolean, done = false) =>
  renderToString(
    <CheckoutTermsView
      t={t}
      env={pageEnv()}
      terms={{ master_checkout: master }}
      done={done}
      idempotencyKey="key"
    />,
  );

test('the way that the store has is checked', () => {
  expect(html(true)).toMatch(
    /<input[^>]*checked=""[^>]*value="together"|value="together"[^>]*checked=""/,
  );
  expect(html(false)).toMatch(
    /<input[^>]*checked=""[^>]*value="apart"|value="apart"[^>]*checked=""/,
  );
  expect(html(true).match(/checked=""/g)).toHaveLength(1);
});

test('what was saved is said', () => {
  expect(html(true)).not.toContain(t.saved);
  expect(html(true, true)).toContain(t.saved);
});
