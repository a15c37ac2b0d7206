import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { device } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { AlertDevicesProps } from './props.ts';
import { AlertDevicesView } from './view.tsx';

function html(given: Partial<AlertDevicesProps> = {}): string {
  const props: AlertDevicesProps = {
    env: pageEnv({ base: '/tienda/a' }),
    me: 'ac_rosa',
    devices: [device()],
    publicKey: 'Bkey',
    idempotencyKey: 'k',
    isDropped: false,
    error: null,
    ...given,
  };
  return renderToStaticMarkup(<AlertDevicesView {...props} locale="es" t={messages.es} />);
}
const { es } = messages;

test('each device has its name, its host, and a form that removes it', () => {
  const text = html();
  expect(text).toContain('Chrome en Android');
  expect(text).toContain('moda.test');
  expect(text).toContain('action="/tienda/a/me/alerts/preferences"');
  expect(text).toContain('name="id" value="dv_a"');
  expect(text).toContain('aria-label="Quitar Chrome en Android"');
});

test('the button asks on a device that is not added, where the platform has a key', () => {
  expect(html()).toContain(es.add);
  expect(html({ devices: [] })).toContain(es.none);
  expect(html({ devices: [device({ is_current: true })] })).not.toContain(es.add);
  const off = html({ publicKey: null });
  expect(off).not.toContain(es.add);
  expect(off).toContain(es.off);
});

test('without script it says what was removed, or why not', () => {
  expect(html({ isDropped: true })).toContain(es.dropped);
  expect(html({ error: 'No se pudo' })).toContain('No se pudo');
});
