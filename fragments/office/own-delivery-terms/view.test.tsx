import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { OwnDeliveryTermsProps } from './props.ts';
import { OwnDeliveryTermsView } from './view.tsx';

const html = (given: Partial<OwnDeliveryTermsProps> = {}) =>
  renderToString(
    <OwnDeliveryTermsView
      t={t}
      env={pageEnv()}
      terms={null}
      done={null}
      idempotencyKey="key"
      values={null}
      errors={{}}
      error={null}
      {...given}
    />,
  );

test('a store without delivery of its own begins with usual terms, and has nothing to end', () => {
  const text = html();
  expect(text).toMatch(/name="weekday_6"[^>]*checked/);
  expect(text).not.toMatch(/name="weekday_7"[^>]*checked/);
  expect(text).not.toContain(t.end);
});

test('its terms stand in the form, and can be ended', () => {
  const terms = {
    cost: 8_050,
    lead_days: 2,
    weekdays: [7],
    windows: [{ from: '10:00', to: '12:00' }],
    postal_codes: ['06', '0710'],
  };
  const text = html({ terms, done: 'delivery' });
  expect(text).toContain('value="80.5"');
  expect(text).toContain('10:00–12:00</textarea>');
  expect(text).toContain('06, 0710</textarea>');
  expect(text).toMatch(/name="weekday_7"[^>]*checked/);
  expect(text).toContain(t.end);
  expect(text).toContain(t.done.delivery);
});

test('refused terms stand as they were typed, each with what is wrong', () => {
  const text = html({
    values: { cost: 'x', lead_days: '1', windows: '9-13', postal_codes: '', weekday_7: 'on' },
    errors: { windows: t.needs.windows },
    error: 'No se guardó.',
  });
  expect(text).toContain('9-13</textarea>');
  expect(text).toMatch(/<textarea[^>]*name="windows"[^>]*aria-invalid="true"/);
  expect(text).toContain(t.needs.windows);
  expect(text).toMatch(/name="weekday_7"[^>]*checked/);
  expect(text).not.toMatch(/name="weekday_1"[^>]*checked/);
  expect(text).toContain('No se guardó.');
});
