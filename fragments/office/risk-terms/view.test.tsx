import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { riskHolds, type RiskHold } from '../../../shared/rules/payment-risk.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import { RiskTermsView } from './view.tsx';

const html = (hold: RiskHold, done = false) =>
  renderToString(
    <RiskTermsView
      t={t}
      env={pageEnv()}
      terms={{ hold_risky: hold }}
      done={done}
      idempotencyKey="key"
    />,
  );

test.each(riskHolds)('%s is checked where the store has it', (hold) => {
  const checked = html(hold).match(/<input[^>]*checked=""[^>]*>/g) ?? [];
  expect(checked).toHaveLength(1);
  expect(checked[0]).toContain(`value="${hold}"`);
});

test('what was saved is said', () => {
  expect(html('off')).not.toContain(t.saved);
  expect(html('off', true)).toContain(t.saved);
});
