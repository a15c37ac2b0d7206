import { fail, ok, type Result } from '../kernel/result.ts';
import type { OrderState } from './order-states.ts';
import { isPaidFirst, type PaymentCode } from './payment-codes.ts';

/** The stages in which a seller may edit an order: it is placed, and nobody has handed it over. */
const EDIT_STAGES: readonly OrderState[] = [
  'sent_to_supplier',
  'confirm_order',
  'in_process',
  'to_deliver',
];

/** Most edits of one order. */
export const ORDER_EDITS_MAX = 50;
/** Most characters of the words for the buyer that go with an edit. */
export const EDIT_NOTE_MAX = 500;

/** The facts of an order on which its edits depend. */
export interface EditFacts {
  readonly state: OrderState;
  /** Whether a parcel of it was sent, and not called back. */
  readonly isSent: boolean;
  /** How often it was edited. */
  readonly edits: number;
}

/** Whether a seller may edit an order now; one that is held may be edited, since many holds wait for that. */
export function mayEdit({ state, isSent, edits }: EditFacts): boolean {
  return EDIT_STAGES.includes(state) && !isSent && edits < ORDER_EDITS_MAX;
}

/** A line of an order as it stands. */
export interface EditableLine {
  readonly sku: string;
  readonly type: string;
  readonly units: number;
  /** Minor units. */
  readonly unit_price: number;
}

/** How many units of a line an order is to have; 0 takes the line out. */
export interface AskedUnits {
  readonly sku: string;
  readonly units: number;
}

/** Units that leave an order, with their price. */
export interface Cut {
  readonly sku: string;
  readonly from: number;
  readonly to: number;
  /** Minor units. */
  readonly amount: number;
}

export type CutProblem = 'line_not_editable' | 'units_not_left' | 'last_line_stays';

/**
 * What leaves an order: goods alone, since tickets and files are handed over as they are paid; and never all of it,
 * which is a cancellation. Lines that stay as they are, or that nobody asks about, are left out.
 */
export function cutsOf(
  lines: readonly EditableLine[],
  asked: readonly AskedUnits[],
): Result<Cut[], CutProblem> {
  const cuts: Cut[] = [];
  for (const { sku, units: to } of asked) {
    const line = lines.find((one) => one.sku === sku);
    if (!line || (line.type !== 'product' && line.units !== to)) return fail('line_not_editable');
    const { units: from, unit_price: price } = line;
    if (to > from) return fail('units_not_left');
    if (to < from) cuts.push({ sku, from, to, amount: price * (from - to) });
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const left = sum(lines.map(({ units }) => units)) - sum(cuts.map(({ from, to }) => from - to));
  return left > 0 ? ok(cuts) : fail('last_line_stays');
}

/** What becomes of the money of units that leave an order. */
export const balanceWays = ['refunded', 'less_due', 'none'] as const;
export type BalanceWay = (typeof balanceWays)[number];

/**
 * Whether the money of a cut goes back, or its buyer owes less: what is paid first was paid before the order was its
 * seller's, and what is paid by hand is paid after the last edit.
 * @param amount minor units
 */
export function balanceWay(payment: PaymentCode | null, amount: number): BalanceWay {
  if (amount === 0 || payment === null) return 'none';
  return isPaidFirst(payment) ? 'refunded' : 'less_due';
}
