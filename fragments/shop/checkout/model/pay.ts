import {
  actionKey,
  call,
  endOf,
  pollPayment,
  type ApiError,
  type PollEnd,
} from '../../../../shared/api-client/index.ts';
import { confirmPayment, payByCard, payByRedirect } from '../../../../shared/contracts/payment.ts';
import type { LeadingCode } from '../../../../shared/rules/payment-codes.ts';
import type { CardActions } from './card.ts';
import type { CheckoutContext } from './context.ts';

/** A bank may take this long. */
const CHARGE_TIMEOUT_MS = 30_000;

/** Refusals after which the card was certainly not charged. */
const REFUSALS = new Set<ApiError['code']>([
  'checkout_expired',
  'payment_not_found',
  'card_number_refused',
  'invalid_request',
  'too_many_requests',
]);

export interface PayActions {
  /** Pays a placed order by the card in the form. */
  readonly pay: (payment: string, checkout: string) => Promise<void>;
  /** Goes on with an order that is placed: to its provider's page, or to the number to pay by. */
  readonly leave: (payment: string, code: LeadingCode) => Promise<void>;
  /** Asks how the payment went, after the return from the bank's page. */
  readonly comeBack: () => Promise<void>;
}

/** The payment of a checkout, from the token to its end. */
export function payActions(context: CheckoutContext, card: CardActions): PayActions {
  const { ports, props, get, set, leaveFor, refuse } = context;
  const { api, t } = ports;
  const key = actionKey();

  async function pay(payment: string, checkout: string): Promise<void> {
    set({ busy: 'paying' });
    const source = await card.giveToken();
    if (!source) return set({ busy: null, failure: get().card.error || t.cardFailed });
    const answer = await call(api, payByCard, {
      params: { token: payment },
      body: props.saved ? { card_id: source } : { source_id: source },
      key: key.for([payment, source]),
      timeoutMs: CHARGE_TIMEOUT_MS,
    });
    key.settle(answer.ok ? undefined : answer.error);
    if (answer.ok) return decide(endOf(answer.value, true) ?? (await poll(payment)), checkout);
    const { code, message } = answer.error;
    if (code === 'payment_declined') return decline(message || t.declined);
    if (REFUSALS.has(code)) return refuse(answer.error);
    // Only the provider knows whether the card was charged.
    decide(await poll(payment), checkout);
  }

  async function leave(payment: string, code: LeadingCode): Promise<void> {
    set({ busy: 'leaving', declined: null, failure: null });
    const answer = await call(api, payByRedirect, {
      params: { token: payment, code },
      key: key.for([payment, code]),
      timeoutMs: CHARGE_TIMEOUT_MS,
    });
    key.settle(answer.ok ? undefined : answer.error);
    if (answer.ok && /^https?:/.test(answer.value.approval_url)) {
      // A buyer who comes back to choose another way finds the form as it was.
      if (props.mode !== 'paying') ports.keep(get().values);
      return ports.go(answer.value.approval_url);
    }
    if (!answer.ok && REFUSALS.has(answer.error.code)) return refuse(answer.error);
    const isDeclined = !answer.ok && answer.error.code === 'payment_declined';
    set({ busy: null, failure: (isDeclined && answer.error.message) || t.attemptFailed });
  }

  function poll(payment: string): Promise<PollEnd> {
    set({ busy: 'waiting' });
    const confirm = () => call(api, confirmPayment, { params: { token: payment } });
    return pollPayment({ ...ports, confirm }, props.mode !== 'returning');
  }

  function decide(end: PollEnd, checkout: string): void {
    if (end.kind === 'settled') leaveFor(checkout);
    else if (end.kind === 'late') set({ busy: null, outcome: 'late' });
    else if (end.kind === 'action' && /^https?:/.test(end.url)) {
      set({ busy: 'leaving' });
      ports.go(end.url);
    } else decline(end.kind === 'declined' ? (end.text ?? t.declined) : t.attemptFailed);
  }

  function decline(declined: string): void {
    set({ busy: null, failure: null, declined });
    card.reset();
  }

  async function comeBack(): Promise<void> {
    const { placed } = get();
    if (!placed?.token) return leaveFor(props.checkout.id);
    const end = await poll(placed.token);
    if (end.kind === 'settled') return leaveFor(placed.checkout);
    set({
      busy: null,
      outcome: end.kind === 'late' ? 'late' : 'declined',
      declined: end.kind === 'declined' ? end.text : null,
    });
  }

  return { pay, leave, comeBack };
}
