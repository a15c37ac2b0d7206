import { refundedBy, statusOf, type KeptPayment } from './payments.ts';

const STATUS = {
  waiting: 'charge_pending',
  pending: 'in_progress',
  paid: 'completed',
  declined: 'failed',
  expired: 'expired',
} as const;

/** A payment as Openpay shows its charge. */
export function showCharge(payment: KeptPayment, now: number): object {
  const { id, amount, currency, description, reference, page, created } = payment;
  const given = refundedBy(payment, now);
  const date = new Date(created).toISOString();
  return {
    id,
    authorization: null,
    method: 'card',
    operation_type: 'in',
    transaction_type: 'charge',
    status: given >= amount ? 'refunded' : STATUS[statusOf(payment, now)],
    creation_date: date,
    operation_date: date,
    description,
    error_message: null,
    order_id: reference,
    amount: amount / 100,
    currency,
    payment_method: { type: 'redirect', url: page },
    ...(payment.answer && {
      card: {
        type: 'debit',
        brand: 'mastercard',
        card_number: '555555XXXXXX4444',
        bank_name: 'Banco del Ensayo',
      },
    }),
    ...(given > 0 && {
      refund: { id: `${id}r`, amount: given / 100, status: 'completed' },
    }),
  };
}
