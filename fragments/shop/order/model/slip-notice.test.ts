import { expect, test } from 'vitest';
import type { Purchase } from '../../../../shared/contracts/orders.ts';
import { es as t } from '../messages/es.ts';
import { slipNotice } from './slip-notice.ts';

const PAGE = { tag: 'es-MX', country: 'MX' };
const slip = (more: object) =>
  ({ until: '2026-11-28T18:00:00.000Z', is_over: false, ...more }) as Purchase['slip'];

test('a number that is waited for is told for 55 seconds, with its end by the store’s clock', () => {
  const notice = slipNotice({ slip: slip({}) }, t, PAGE);
  expect(notice).toMatchObject({ tone: 'info', seconds: 55 });
  expect(notice?.message).toMatch(/28 de noviembre de 2026.*12:00/);
});

test.each([null, slip({ is_over: true })])('without one there is no notice', (none) => {
  expect(slipNotice({ slip: none }, t, PAGE)).toBeUndefined();
});
