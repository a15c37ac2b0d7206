/** One sale that lives by the rules alone: its payment, order, shares, refunds, disputes and books. */
import { sumMinor } from '../../shared/kernel/money.ts';
import {
  disputeMoves,
  disputeParts,
  divideCost,
  type DisputeState,
} from '../../shared/rules/disputes.ts';
import {
  cancelOrder,
  isCanceled,
  nextState,
  type OrderState,
} from '../../shared/rules/order-states.ts';
import {
  afterPaymentEvent,
  isPaymentUnderWay,
  type PaymentEvent,
  type PaymentState,
} from '../../shared/rules/payment-states.ts';
import { takenBack, type GivenBack, type SharedLine } from '../../shared/rules/refund-spread.ts';
import { fitsLeft, leftOf, type TakenPart } from '../../shared/rules/refunds.ts';
import { divideLine, EARNERS, type ResaleTerms } from '../../shared/rules/resale-shares.ts';
import { matchLines, type ReportLine } from '../../shared/rules/settlements.ts';

/** What is bought; minor units. */
export interface Bought {
  readonly lines: readonly {
    readonly price: number;
    readonly margin: number;
    readonly units: number;
  }[];
  readonly shipping: number;
  readonly terms: ResaleTerms;
}

/** Units of the one stock that all sales take from. */
export interface Stock {
  units: number;
}

/** The provider's fee of a lost dispute. */
const DISPUTE_FEE = 25_000;

interface Dispute {
  state: DisputeState;
  amount: number;
  posted: Record<string, number> | undefined;
  given: GivenBack | undefined;
}

export class RuledSale {
  payment: PaymentState = 'created';
  order: OrderState = 'awaiting_payment';
  readonly total: number;
  /** Minor units by account; what is credited is positive. */
  readonly books = new Map<string, number>();
  readonly taken: TakenPart[] = [];
  /** How often a dispute took the money, less how often it was paid back. */
  lost = 0;
  readonly #given: GivenBack[] = [];
  readonly #lines: readonly SharedLine[];
  readonly #bought: Bought;
  readonly #stock: Stock;
  readonly #units: number;
  #holds: boolean;
  #isSettled = false;
  #dispute: Dispute | undefined;

  constructor(bought: Bought, stock: Stock) {
    this.#bought = bought;
    this.#stock = stock;
    this.#units = bought.lines.reduce((sum, { units }) => sum + units, 0);
    this.#holds = this.#take();
    if (!this.#holds) this.order = 'canceled_by_customer';
    this.#lines = bought.lines.map((line, position) => {
      const { supplier, ...shares } = divideLine({ ...line, shipping: 0 }, bought.terms);
      return { position, total: supplier + sumMinor(Object.values(shares)), shares };
    });
    this.total = sumMinor(this.#lines.map(({ total }) => total)) + bought.shipping;
  }

  /** Tells the payment an event; an approval whose order is gone gives the money back whole. */
  tell(event: PaymentEvent): void {
    const next = afterPaymentEvent(this.payment, event);
    if (next === undefined || event === 'refund' || event === 'authorize') return;
    this.payment = next;
    if (next !== 'approved') return;
    this.#paid();
    if (isCanceled(this.order) && this.#take()) {
      this.#holds = true;
      this.order = 'awaiting_payment';
    }
    if (isCanceled(this.order))
      return this.#refund({ part: 'order', line: null, amount: this.total });
    this.order = nextState(this.order, 'system') ?? this.order;
  }

  /** The hold ends: an order that nobody pays for is cancelled, unless the bank is still asked. */
  expire(): void {
    if (this.order === 'awaiting_payment' && !isPaymentUnderWay(this.payment))
      this.#gone('canceled_by_customer');
  }

  move(): void {
    this.order = (!isCanceled(this.order) && nextState(this.order, 'seller')) || this.order;
  }

  cancel(by: 'customer' | 'seller'): void {
    const moved = cancelOrder(this.order, by);
    if (!moved.ok || isPaymentUnderWay(this.payment)) return;
    this.#gone(moved.value);
    this.#refund({ part: 'order', line: null, amount: this.left.total });
  }

  refund(part: 'line' | 'shipping' | 'amount', line: number, amount: number): void {
    this.#refund({ part, line: part === 'line' ? line : null, amount });
  }

  /** The provider's report names the payment, once or again; it is settled once. */
  settle(fee: number): void {
    const line: ReportLine = {
      kind: 'payment',
      reference: 'r',
      subject: null,
      gross: this.total,
      fee,
      net: this.total - fee,
    };
    const payment = {
      id: 'p',
      references: ['r'],
      currency: 'MXN',
      amount: this.total,
      isPaid: this.#isPaid,
      isSettled: this.#isSettled,
      refunds: [],
      disputes: [],
    };
    const [first, again] = matchLines([line, line], 'MXN', [payment]);
    if (again?.problem === null) throw new Error('settled twice');
    if (first?.problem !== null) return;
    this.#isSettled = true;
    this.#post({ bank: -(this.total - fee), supplier: -fee, clearing: this.total });
  }

  dispute(to: DisputeState, amount: number): void {
    const standing = this.#dispute;
    if (!standing) {
      if (to === 'open' && this.#isPaid) {
        this.#dispute = {
          state: 'open',
          amount: Math.min(amount, this.total),
          posted: undefined,
          given: undefined,
        };
      }
      return;
    }
    if (!disputeMoves(standing.state, to)) return;
    if (to === 'lost') this.#lose(standing);
    else if (standing.posted) this.#win(standing.posted, standing);
    standing.state = to;
  }

  get left() {
    return leftOf(
      {
        total: this.#isPaid ? this.total : 0,
        shipping: this.#bought.shipping,
        lines: this.#lines.map(({ total }) => total),
      },
      [
        ...this.taken,
        ...(this.#dispute?.given
          ? [{ part: 'amount', line: null, amount: this.#dispute.given.amount } as const]
          : []),
      ],
    );
  }

  /** What went back to the buyer, by refunds and a dispute that is lost. */
  get back(): number {
    return sumMinor(this.taken.map(({ amount }) => amount)) + (this.#dispute?.given?.amount ?? 0);
  }

  get isPaid(): boolean {
    return this.#isPaid;
  }

  get units(): number {
    return this.#holds ? this.#units : 0;
  }

  /** What each earner was given when it was paid. */
  get shares(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      EARNERS.map((earner) => [
        earner,
        sumMinor(this.#lines.map(({ shares }) => shares[earner] ?? 0)),
      ]),
    );
  }

  get #isPaid(): boolean {
    return this.payment === 'approved' || this.payment === 'refunded';
  }

  #take(): boolean {
    if (this.#stock.units < this.#units) return false;
    this.#stock.units -= this.#units;
    return true;
  }

  #gone(state: OrderState): void {
    this.order = state;
    if (this.#holds) this.#stock.units += this.#units;
    this.#holds = false;
  }

  #post(entries: Readonly<Record<string, number>>): void {
    for (const [account, amount] of Object.entries(entries)) {
      this.books.set(account, (this.books.get(account) ?? 0) + amount);
    }
  }

  #paid(): void {
    const supplier = sumMinor(
      this.#bought.lines.map(
        (line) => divideLine({ ...line, shipping: 0 }, this.#bought.terms).supplier,
      ),
    );
    this.#post({
      ...this.shares,
      clearing: -this.total,
      supplier: supplier + this.#bought.shipping,
    });
  }

  #refund(part: TakenPart): void {
    if (!fitsLeft(this.left, part)) return;
    this.taken.push(part);
    const given: GivenBack = {
      part: part.part === 'line' || part.part === 'shipping' ? part.part : 'other',
      line: part.line,
      amount: part.amount,
    };
    this.#post({ ...this.#backOf(given), clearing: part.amount });
    this.#given.push(given);
    if (this.left.total === 0)
      this.payment = afterPaymentEvent(this.payment, 'refund') ?? this.payment;
  }

  /** What a part that goes back takes from each wallet; the supplier bears what no earner does. */
  #backOf(given: GivenBack): Record<string, number> {
    const entries: Record<string, number> = { supplier: -given.amount };
    for (const { parts } of takenBack(this.#lines, this.#given, given)) {
      for (const [earner, amount] of Object.entries(parts)) {
        entries[earner] = (entries[earner] ?? 0) - amount;
        entries['supplier'] = (entries['supplier'] ?? 0) + amount;
      }
    }
    return entries;
  }

  #lose(dispute: Dispute): void {
    const parts = disputeParts([{ id: 'o', left: this.left.total }], dispute.amount);
    const lost = sumMinor(parts.map(({ amount }) => amount));
    const cost = DISPUTE_FEE + dispute.amount - lost;
    const given: GivenBack = { part: 'other', line: null, amount: lost };
    const entries = this.#backOf(given);
    const borne = parts.length > 0 ? sumMinor(Object.values(divideCost(cost, parts))) : 0;
    entries['supplier'] = (entries['supplier'] ?? 0) - borne;
    const posted = { ...entries, loss: borne - cost, clearing: dispute.amount + DISPUTE_FEE };
    this.#post(posted);
    this.lost += 1;
    dispute.posted = posted;
    dispute.given = given;
    this.#given.push(given);
  }

  #win(posted: Readonly<Record<string, number>>, dispute: Dispute): void {
    this.#post(
      Object.fromEntries(Object.entries(posted).map(([account, amount]) => [account, -amount])),
    );
    this.lost -= 1;
    if (dispute.given) this.#given.splice(this.#given.indexOf(dispute.given), 1);
    dispute.given = undefined;
  }
}
