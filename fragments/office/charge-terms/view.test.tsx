import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChargeTerms } from '../../../shared/contracts/charge-terms.ts';
import { authorizingCodes } from '../../../shared/rules/authorizations.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import { ChargeTermsView } from './view.tsx';

const html = (later: ChargeTerms['charges_later'], done = false) =>
  renderToString(
    <ChargeTermsView
      t={t}
      env={pageEnv()}
      terms={{ charges_later: later }}
      done={done}
      idempotencyKey="key"
    />,
  );

test('what the store charges later is ticked, and nothing else', () => {
  expect(html([])).not.toContain('checked=""');
  expect(html(['str_card'])).toMatch(/name="later_str_card"[^>]*checked=""/);
});

test('each code that authorises is offered, with what its provider keeps', () => {
  for (const code of authorizingCodes) {
    expect(html([code])).toMatch(new RegExp(`name="later_${code}"[^>]*checked=""`));
    expect(html([])).toContain(t.hints[code]);
  }
});

test('what was saved is said', () => {
  expect(html([])).not.toContain(t.saved);
  expect(html([], true)).toContain(t.saved);
});
