import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { InstalmentTermsProps } from './props.ts';
import { InstalmentTermsView } from './view.tsx';

const html = (given: Partial<InstalmentTermsProps> = {}) =>
  renderToString(
    <InstalmentTermsView
      t={t}
      env={pageEnv()}
      terms={{ terms: [3, 12], minimum: 50_050 }}
      done={false}
      idempotencyKey="key"
      {...given}
    />,
  );

test('each plan says from which amount on it counts, and what is offered is checked', () => {
  const text = html();
  expect(text).toMatch(/12 meses, desde [^<]*1,200/);
  expect(text.match(/checked=""/g)).toHaveLength(2);
  expect(text).toContain('value="500.5"');
  expect(text).not.toContain(t.saved);
});

test('outside Mexico no plan has a least amount of its own', () => {
  const text = html({ env: { ...pageEnv(), currency: 'ARS' }, done: true });
  expect(text).toContain('12 meses<');
  expect(text).toContain(t.saved);
});
