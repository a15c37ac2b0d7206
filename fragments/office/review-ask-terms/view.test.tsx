import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { ReviewAskTermsProps } from './props.ts';
import { ReviewAskTermsView } from './view.tsx';

const html = (given: Partial<ReviewAskTermsProps> = {}) =>
  renderToString(
    <ReviewAskTermsView
      t={t}
      env={pageEnv()}
      terms={{ days: 7, reminder_days: null }}
      done={false}
      idempotencyKey="key"
      values={null}
      errors={{}}
      error={null}
      {...given}
    />,
  );

test('a store without a reminder is offered the usual days, unticked', () => {
  const text = html();
  expect(text).toMatch(/name="days"[^>]*value="7"/);
  expect(text).not.toContain('checked=""');
  expect(text).toMatch(/name="reminder_days"[^>]*value="7"/);
  expect(text).not.toContain(t.saved);
});

test('what the store has chosen stands in the form', () => {
  const text = html({ terms: { days: 0, reminder_days: 30 }, done: true });
  expect(text).toMatch(/name="days"[^>]*value="0"/);
  expect(text).toMatch(/name="reminder"[^>]*checked=""/);
  expect(text).toMatch(/name="reminder_days"[^>]*value="30"/);
  expect(text).toContain(t.saved);
});

test('a refused form stands as it was typed, with what is wrong', () => {
  const text = html({
    values: { days: '61', reminder: '', reminder_days: '7' },
    errors: { days: t.needs.days },
  });
  expect(text).toMatch(/<input(?=[^>]*name="days")[^>]*aria-invalid="true"/);
  expect(text).toContain('value="61"');
  expect(text).toContain(t.needs.days);
});
