import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../../_runtime/fixtures.ts';
import { order } from '../fixtures.ts';
import { messages } from '../messages/en.ts';
import { Parcels } from './Parcels.tsx';

const bought = order();
const parcel = {
  id: `os_${'0'.repeat(26)}`,
  number: 1,
  lines: [{ sku: bought.lines[0]?.sku ?? '', units: 1 }],
  carrier: 'Correos',
  tracking_number: 'MX1',
  tracking_url: 'https://correos.example/MX1',
  sent_on: '2026-11-23T21:00:00.000Z',
  delivered_on: null,
  called_back_on: null,
};

function html(given: Parameters<typeof order>[0]): string {
  const t = messages.es;
  return renderToString(<Parcels env={pageEnv()} t={t} order={order(given)} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('each parcel is shown with what it carries and its own tracking', () => {
  const other = { ...parcel, id: 'os_2', number: 2, tracking_url: null, carrier: null };
  const back = { ...parcel, id: 'os_3', number: 3, called_back_on: parcel.sent_on };
  const text = html({ shipments: [parcel, other, back] });
  expect(text).toContain('Paquete 1');
  expect(text).toContain(`1 × ${bought.lines[0]?.name}`);
  expect(text).toContain('href="https://correos.example/MX1"');
  expect(text).toContain('Número de guía MX1');
  expect(text).not.toContain('Paquete 3');
});

test('an order that goes as one shows none', () => {
  expect(html({})).toBe('');
});
