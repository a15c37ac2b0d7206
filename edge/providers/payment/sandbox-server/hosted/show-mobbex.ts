import { refundedBy, statusOf, type KeptPayment } from './payments.ts';

const CODES = { waiting: 1, pending: 2, paid: 200, declined: 400, expired: 401 } as const;

/** A payment as Mobbex shows its operation. */
export function operationOf(payment: KeptPayment, now: number): object {
  const { id, reference, amount, currency, description, created } = payment;
  const given = refundedBy(payment, now);
  const code = given >= amount ? 602 : given > 0 ? 605 : CODES[statusOf(payment, now)];
  return {
    id: `op${id}`,
    description,
    status: { code: String(code), text: 'sandbox' },
    total: amount / 100,
    refunded: given / 100,
    currency: { code: currency },
    created: new Date(created).toISOString(),
    reference,
    source: { name: 'Visa', type: 'card', reference: 'visa', number: '4507 15** **** 1234' },
  };
}
