import { expect, test } from 'vitest';
import { disputedMail } from './disputed.ts';

const told = {
  event: 'opened',
  locale: 'es',
  region: null,
  number: 'K7QX-2M4P',
  money: { amount: 125_050, currency: 'MXN' },
  // Half past five in the morning in London, the evening before in Mexico City.
  until: Date.UTC(2026, 10, 28, 5, 30),
  storeName: 'Lirio',
  country: 'MX',
  color: '#14213d',
  name: 'Ana Ruiz',
  link: 'https://lirio.example/admin/pagos/py_1',
} as const;

test('an opened dispute names its last day, by the calendar of the store', () => {
  expect(disputedMail(told).text).toContain('27 de noviembre de 2026');
  expect(disputedMail({ ...told, locale: 'en' }).text).toMatch(
    /November 27, 2026|27 November 2026/,
  );
});

test('one without an end, or that has ended, names no day', () => {
  const open = disputedMail({ ...told, until: null }).text;
  expect(open).toContain('K7QX-2M4P');
  for (const text of [open, disputedMail({ ...told, event: 'lost' }).text]) {
    expect(text).not.toMatch(/noviembre|1970|1969/);
  }
});
