import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TestMode } from '../../../shared/contracts/test-mode.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import { TestModeView } from './view.tsx';

const html = (given: Partial<TestMode> = {}) =>
  renderToString(
    <TestModeView
      t={t}
      env={pageEnv({ base: '/tienda/a' })}
      mode={{ test_mode: false, codes: [], orders: 0, ...given }}
      done={null}
      idempotencyKey="key"
    />,
  ).replaceAll('<!-- -->', '');

test('the one button turns the mode over, and says which way', () => {
  expect(html()).toContain(t.off);
  expect(html()).toMatch(/name="test_mode" value="on"[^]*Activar modo de prueba/);
  expect(html({ test_mode: true })).toContain(t.on);
  expect(html({ test_mode: true })).toMatch(/name="test_mode" value="off"[^]*Apagar/);
});

test('it names the ways by which a test is paid, and leads to their keys', () => {
  expect(html()).toContain(t.noCodes);
  expect(html({ codes: ['paypal'] })).toContain('Se prueba en efectivo y con: PayPal.');
  expect(html()).toContain('href="/tienda/a/admin/configuracion/llaves-de-prueba"');
});

test('test orders are counted, listed and deleted after one more step; without any none is offered', () => {
  expect(html()).not.toContain(t.delete);
  const some = html({ orders: 2 });
  expect(some).toContain('Tienes 2 pedidos de prueba.');
  expect(some).toMatch(/<details><summary>[^<]+<\/summary><form[^]*value="test-orders"/);
  expect(html({ orders: 1 })).toContain(t.orders.one);
});
