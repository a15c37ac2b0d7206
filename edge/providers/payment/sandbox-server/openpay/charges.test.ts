import { expect, test } from 'vitest';
import { toCharge } from '../../openpay/mapper.ts';
import { wireCharge } from '../../openpay/wire.ts';
import { answered, chargeRequest, newCharge, show } from './charges.ts';
import { ANSWERS, faultFor } from './plan.ts';

const REQUEST = chargeRequest.parse({
  method: 'store',
  amount: 100.5,
  currency: 'MXN',
  description: 'K7QX-2M4P',
  order_id: 'a.py_1-1',
  due_date: '2026-11-28T18:00:00Z',
});
const NOW = Date.UTC(2026, 10, 26, 12);
const read = (charge: ReturnType<typeof newCharge>) => toCharge(wireCharge.parse(show(charge)));

test('a number waits until its due date, in a store or as a transfer', () => {
  expect(read(newCharge(REQUEST, NOW))).toMatchObject({
    outcome: 'referenced',
    reference: 'a.py_1-1',
    until: Date.UTC(2026, 10, 28, 18),
    amount: { amount: 10_050, currency: 'MXN' },
    slip: { kind: 'store', number: expect.stringMatching(/^\d{28}$/) },
  });
  expect(read(newCharge({ ...REQUEST, method: 'bank_account' }, NOW))).toMatchObject({
    slip: { kind: 'bank', account: expect.stringMatching(/^\d{18}$/) },
  });
});

test.each([
  ['pay', 'approved', 10_050],
  ['twice', 'approved', 10_050],
  ['silent', 'approved', 10_050],
  ['late', 'approved', 10_050],
  ['other', 'approved', 10_150],
  ['forged', 'referenced', 10_050],
  ['expire', 'declined', 10_050],
] as const)('%s leaves it %s', (answer, outcome, amount) => {
  const after = answered(newCharge(REQUEST, NOW), answer);
  expect(read(after)).toMatchObject({ outcome, amount: { amount } });
});

test('one that is paid stays paid; one that expired may be paid late', () => {
  const paid = answered(newCharge(REQUEST, NOW), 'pay');
  for (const answer of ANSWERS) expect(answered(paid, answer)).toBe(paid);
  expect(read(answered(answered(newCharge(REQUEST, NOW), 'expire'), 'pay'))).toMatchObject({
    outcome: 'approved',
  });
});

test('a buyer’s e-mail asks for a fault of the call', () => {
  expect(faultFor('openpay-500@example.com')).toBe('fails');
  expect(faultFor('ana@example.com')).toBeUndefined();
  expect(faultFor(undefined)).toBeUndefined();
});
