import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { BillingProps } from './props.ts';
import { BillingView } from './view.tsx';

const DATA = {
  first_name: 'Ana',
  surname: '<Ruiz>',
  email: 'ana@example.com',
  phone: '5512345678',
  street_name: 'Amsterdam',
  street_number: '120',
  postal_code: '06100',
  city: 'Cuauhtémoc',
  state_code: 'CMX',
  country_code: 'AR',
};

const html = (given: Partial<BillingProps> = {}) =>
  renderToString(
    <BillingView
      t={t}
      env={pageEnv()}
      path="/checkout/co_1"
      kept={null}
      isOpen={false}
      idempotencyKey="key"
      values={{}}
      errors={{}}
      error={null}
      {...given}
    />,
  ).replaceAll('<!-- -->', '');

test('a link until the card is another’s; the country is the page’s', () => {
  expect(html()).toContain(t.same);
  expect(html()).not.toContain('<input');
  const text = html({ isOpen: true });
  expect(text).not.toContain(t.drop);
  expect(text).toContain(`value="${pageEnv().country}" selected=""`);
});

test('kept data are named where it is closed, and can be taken out', () => {
  expect(html({ kept: DATA })).toContain('Tarjeta de Ana &lt;Ruiz&gt;');
  const text = html({ kept: DATA, isOpen: true });
  expect(text).toContain(t.drop);
  expect(text).toContain('value="AR" selected=""');
});

test('a refused form is open with what was typed, and says what is wrong', () => {
  const values = { ...DATA, city: '' };
  const text = html({ kept: DATA, values, errors: { city: t.needs.city } });
  expect(text).toContain(`id="f-billing-city-error">${t.needs.city}`);
});
