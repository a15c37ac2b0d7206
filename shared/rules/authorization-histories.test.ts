/** Random histories of a card that a bank has authorised, by the rules alone: what is charged, given up and given back. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  authorizationEnd,
  authorizingCodes,
  fitsAuthorization,
  givenUpBefore,
  isFree,
  isHandedOver,
  nextReminder,
  type AuthorizationFacts,
  type AuthorizingCode,
} from './authorizations.ts';
import { nextState, type OrderState } from './order-states.ts';
import { afterPaymentEvent, type PaymentEvent, type PaymentState } from './payment-states.ts';
import { fitsLeft, leftOf, type TakenPart } from './refunds.ts';

const HOUR_MS = 3_600_000;
const TOTAL = 10_000;

const anyCode = fc.constantFrom(...authorizingCodes);
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), amount: fc.integer({ min: -1, max: 11_000 }) }),
  fc.record({
    do: fc.constantFrom(
      'authorize' as const,
      'give up' as const,
      'charged' as const,
      'refused' as const,
      'voided' as const,
      'expired' as const,
      'move' as const,
    ),
  }),
  fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 0, max: 11_000 }) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 100 }) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

/** A payment with its authorisation, its order and its refunds, as the rules let them go on. */
class Sale {
  payment: PaymentState = 'processing';
  order: OrderState = 'awaiting_payment';
  authorization: AuthorizationFacts | undefined;
  readonly taken: TakenPart[] = [];
  captured = 0;
  charges = 0;
  #asked = 0;
  #now = 0;
  #remindAt: number | null;
  readonly #endsAt: number;
  readonly #code: AuthorizingCode;

  constructor(code: AuthorizingCode) {
    this.#code = code;
    this.#endsAt = authorizationEnd(code, 0);
    this.#remindAt = nextReminder(code, this.#endsAt, 0);
  }

  /** Reminders that were given; never more than its provider's days ask for. */
  reminders = 0;

  take(step: Step): void {
    switch (step.do) {
      case 'authorize':
        if (this.#event('authorize')) {
          this.order = 'sent_to_supplier';
          this.authorization = { amount: TOTAL, state: 'standing', asked: null };
        }
        return;
      case 'ask':
        return this.#ask('capture', step.amount);
      case 'give up':
        return this.#ask('void', 0);
      case 'refused':
        return this.#put({ asked: null });
      case 'charged':
        return this.#charged();
      case 'voided':
        if (this.authorization?.asked === 'void') this.#ended('voided');
        return;
      case 'expired':
        return this.#ended('expired');
      case 'move':
        return this.#move();
      case 'refund':
        return this.#refund({ part: 'amount', line: null, amount: step.amount });
      case 'wait':
        this.#now += step.hours * HOUR_MS;
        return this.#due();
    }
  }

  get #stands(): boolean {
    return this.authorization?.state === 'standing';
  }

  #event(event: PaymentEvent): boolean {
    const next = afterPaymentEvent(this.payment, event);
    this.payment = next ?? this.payment;
    return next !== undefined;
  }

  #put(change: Partial<AuthorizationFacts>): void {
    if (this.authorization && this.#stands) {
      this.authorization = { ...this.authorization, ...change };
    }
  }

  #ask(asked: 'capture' | 'void', amount: number): void {
    if (!this.authorization || !isFree(this.authorization)) return;
    if (asked === 'capture' && !fitsAuthorization(amount, this.authorization.amount)) return;
    this.#asked = amount;
    this.#put({ asked });
  }

  #charged(): void {
    if (this.authorization?.asked !== 'capture' || !this.#event('approve')) return;
    this.captured = this.#asked;
    this.charges += 1;
    this.#put({ state: 'captured' });
    this.#refund({ part: 'amount', line: null, amount: TOTAL - this.captured });
  }

  #ended(state: 'voided' | 'expired'): void {
    if (!this.#stands || !this.#event('void')) return;
    this.order = 'canceled_by_supplier';
    this.#put({ state });
  }

  #move(): void {
    const next = nextState(this.order, 'seller');
    if (!next || (isHandedOver(next) && this.payment !== 'approved')) return;
    if (this.authorization) this.order = next;
  }

  #refund(part: TakenPart): void {
    const paid = { total: TOTAL, shipping: 0, lines: [] };
    if (this.payment === 'approved' && fitsLeft(leftOf(paid, this.taken), part)) {
      this.taken.push(part);
    }
  }

  #due(): void {
    if (!this.authorization || !isFree(this.authorization)) return;
    if (this.#endsAt <= givenUpBefore(this.#now)) return this.#ask('void', 0);
    if (this.#remindAt === null || this.#remindAt > this.#now) return;
    this.reminders += 1;
    this.#remindAt = nextReminder(this.#code, this.#endsAt, this.#now);
  }

  get givenBack(): number {
    return this.taken.reduce((sum, { amount }) => sum + amount, 0);
  }
}

test('no history charges twice, more than was authorised or after it was given up, or hands over what is not charged', () => {
  fc.assert(
    fc.property(anyCode, fc.array(anyStep, { maxLength: 30 }), (code, steps) => {
      const sale = new Sale(code);
      for (const step of steps) {
        sale.take(step);
        const state = sale.authorization?.state;
        expect(sale.charges).toBeLessThanOrEqual(1);
        expect(sale.captured).toBeLessThanOrEqual(TOTAL);
        expect(state === 'captured').toBe(sale.charges === 1);
        if (isHandedOver(sale.order)) expect(sale.payment).toBe('approved');
        if (sale.payment === 'approved') {
          // What was not charged counts as given back, and never more goes back than was charged.
          expect(sale.givenBack).toBeGreaterThanOrEqual(TOTAL - sale.captured);
          expect(sale.givenBack).toBeLessThanOrEqual(TOTAL);
        } else expect(sale.givenBack).toBe(0);
        const isOver = state === 'voided' || state === 'expired';
        expect(sale.payment === 'voided').toBe(isOver);
        expect(sale.reminders).toBeLessThanOrEqual(code === 'paypal' ? 2 : 1);
      }
    }),
    { numRuns: 20_000 },
  );
});
