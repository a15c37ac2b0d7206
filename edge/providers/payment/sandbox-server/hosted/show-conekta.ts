import { sourceIdOf } from './kept-cards.ts';
import { laterOf } from './authorizations.ts';
import { refundedBy, statusOf, takenOf, type KeptPayment } from './payments.ts';

const STATUS = {
  waiting: null,
  pending: 'pending_confirmation',
  paid: 'paid',
  declined: 'declined',
  expired: 'expired',
} as const;

/** How Conekta calls what is authorised alone; one that was charged is paid. */
const LATER = { authorized: 'pre_authorized', canceled: 'canceled', expired: 'expired' } as const;

/** How an order's payment stands, in Conekta's words; null before its buyer has paid. */
function paymentStatusOf(payment: KeptPayment, now: number): string | null {
  const later = laterOf(payment, now);
  if (later !== undefined && later !== 'captured') return LATER[later];
  const given = refundedBy(payment, now);
  if (given === 0) return STATUS[statusOf(payment, now)];
  return given >= takenOf(payment) ? 'refunded' : 'partially_refunded';
}

/** How an order's charge stands; what was given back of it changes nothing of that. */
function chargeStatusOf(payment: KeptPayment, now: number): string {
  const later = laterOf(payment, now);
  return later !== undefined && later !== 'captured' ? LATER[later] : statusOf(payment, now);
}

/** A payment as Conekta shows its order. */
export function orderOf(payment: KeptPayment, now: number): object {
  const { id, amount, currency, reference, description, page, created, customer } = payment;
  const seconds = Math.floor(created / 1000);
  const status = statusOf(payment, now);
  const given = refundedBy(payment, now);
  const isOver = status === 'declined';
  const paid = paymentStatusOf(payment, now);
  return {
    id: `ord_${id}`,
    object: 'order',
    livemode: false,
    amount,
    amount_refunded: given,
    currency,
    ...(paid !== null && { payment_status: paid }),
    created_at: seconds,
    updated_at: seconds,
    metadata: { reference, ...(payment.later && { pre_authorize: true }) },
    customer_info: {
      object: 'customer_info',
      name: 'sandbox',
      ...(customer !== undefined && { customer_id: customer }),
    },
    line_items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: `line_item_${id}`,
          object: 'line_item',
          parent_id: `ord_${id}`,
          name: description,
          quantity: 1,
          unit_price: amount,
        },
      ],
    },
    // A card that is kept already pays without a page.
    ...(payment.source === undefined && {
      checkout: {
        id,
        object: 'checkout',
        type: 'HostedPayment',
        name: description,
        livemode: false,
        force_save_card: payment.keeps === true,
        status: isOver ? 'Expired' : status === 'paid' ? 'Paid' : 'Issued',
        url: page,
      },
    }),
    ...(payment.answer && {
      charges: {
        object: 'list',
        has_more: false,
        data: [chargeOf(payment, chargeStatusOf(payment, now))],
      },
    }),
  };
}

/** The card by which everybody pays here. */
const CARD = {
  brand: 'visa',
  last4: '4242',
  issuer: 'Banco de Pruebas',
  exp_month: '12',
  exp_year: '30',
};

/** The card that a payment has left with its customer, as Conekta shows it. */
export function sourceOf(payment: KeptPayment): object {
  return {
    id: sourceIdOf(payment),
    object: 'payment_source',
    type: 'card',
    created_at: Math.floor(payment.settlesAt / 1000),
    parent_id: payment.customer,
    card_type: 'credit',
    ...CARD,
    default: false,
    visible_on_checkout: true,
    payment_source_status: 'active',
  };
}

function chargeOf(payment: KeptPayment, status: string): object {
  const { id, currency, created, settlesAt, amount, captured = amount } = payment;
  return {
    id: `ch_${id}`,
    object: 'charge',
    livemode: false,
    order_id: `ord_${id}`,
    amount: captured,
    currency,
    created_at: Math.floor(created / 1000),
    status,
    ...(status === 'declined' && { failure_code: 'insufficient_funds' }),
    ...(status === 'paid' && { paid_at: Math.floor(settlesAt / 1000) }),
    payment_method: { object: 'card_payment', type: 'credit', ...CARD },
  };
}
