import type { CheckoutView } from '../../../../shared/contracts/checkout.ts';
import type { CheckoutProps } from '../props.ts';
import { noCard, type CardState } from './card-frame.ts';
import { initialChoice, initialValues, type Chosen, type Values } from './draft.ts';
import { validate, type Problem } from './validate.ts';

/** The call that is under way; no control may be used until it ends. */
export type Busy = 'delivery' | 'placing' | 'paying' | 'waiting' | 'leaving';

/** Orders that exist already and await their payment. */
export interface Placed {
  readonly checkout: string;
  readonly token: string | null;
  /**
   * The content that the orders were placed with, as JSON: other content places them again. Null
   * when there is no form.
   */
  readonly content: string | null;
}

export interface CheckoutState {
  readonly checkout: CheckoutView;
  /** When the checkout was answered, on this machine's clock; undefined on the edge. */
  readonly receivedAt: number | undefined;
  readonly values: Values;
  readonly chosen: Chosen;
  /** Fields that the shopper has left once: only these show their problems. */
  readonly touched: Readonly<Record<string, true>>;
  /** The edge's refusals by field name; each one goes when its field changes. */
  readonly refused: Readonly<Record<string, string>>;
  /** How often invalid fields stopped a submit; each time the list of them takes the focus. */
  readonly stopped: number;
  /** A failure that belongs to no field. It stays until the next try has ended. */
  readonly failure: string | null;
  /** Why the card was not charged; said at its form, which is empty then and has the focus. */
  readonly declined: string | null;
  readonly busy: Busy | null;
  readonly placed: Placed | null;
  readonly card: CardState;
  readonly expired: boolean;
  /** Whether the cart changed after this checkout was made of it. */
  readonly stale: boolean;
  /** How the return from a bank's page ended, when it did not end well. */
  readonly outcome: 'declined' | 'late' | null;
}

/** The state that the edge renders with. */
export function initialState(props: CheckoutProps): CheckoutState {
  const { checkout, payment, errors = {} } = props;
  return {
    checkout,
    receivedAt: undefined,
    values: initialValues(props),
    chosen: initialChoice(props),
    touched: {},
    refused: errors,
    stopped: Object.keys(errors).length ? 1 : 0,
    failure: props.error ?? null,
    declined: null,
    busy: props.mode === 'returning' ? 'waiting' : null,
    placed: payment
      ? { checkout: payment.checkout_aggregation, token: payment.token, content: null }
      : null,
    card: noCard,
    expired: checkout.state === 'expired',
    stale: false,
    // While a bank is still deciding, a second charge is never offered.
    outcome: props.mode === 'paying' && payment?.state === 'processing' ? 'late' : null,
  };
}

/** The e-mail, once its field was left; empty until then. */
export function leftEmail({ touched, values }: CheckoutState): string {
  const name = 'contact.email';
  return (touched[name] && values[name]) || '';
}

/** The problem of a field: one that the form found, or the edge's message. */
export type FieldError = { readonly problem: Problem } | { readonly message: string };

/** Every problem that keeps the order from being placed, by field name in the order of the page. */
export function fieldErrors({
  checkout,
  values,
  chosen,
  refused,
}: CheckoutState): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const [name, problem] of Object.entries(validate(checkout, values, chosen)))
    errors[name] = { problem };
  for (const [name, message] of Object.entries(refused)) errors[name] = { message };
  return errors;
}
