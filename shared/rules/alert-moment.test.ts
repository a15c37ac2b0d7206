import { expect, test } from 'vitest';
import { alertMoment } from './alert-moment.ts';

const AT = '2026-11-26T15:30:00.000Z';
const HOUR_MS = 3_600_000;

test.each([
  [1, 'MX', '9:30'],
  [1, 'AR', '12:30'],
  [25, 'MX', '26 nov 2026'],
])('%i hours later in %s it reads %s', (hours, country, words) => {
  const read = alertMoment(AT, Date.parse(AT) + hours * HOUR_MS, { tag: 'es-MX', country });
  expect(read).toContain(words);
});
