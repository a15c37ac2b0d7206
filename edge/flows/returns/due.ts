import type { ReturnView } from '../../../shared/contracts/returns.ts';
import type { BoughtRefund, RefundableOrder } from '../../../shared/contracts/refunds.ts';
import { sumMinor } from '../../../shared/kernel/money.ts';
import { moneyUnits, paidFor } from '../../../shared/rules/exchanges.ts';
import { dueFor } from '../../../shared/rules/returns.ts';
import { toReturnable, type ReturnableRow } from '../../modules/returns/index.ts';

/** What the money for a return depends on, besides the return. */
interface DueFacts {
  readonly lines: readonly ReturnableRow[];
  /** `lines` is JSON: `[{total}]`, by their positions. */
  readonly paid: { readonly lines: string; readonly shipping_total: number };
  readonly refundable: RefundableOrder;
  readonly refunds: readonly BoughtRefund[];
}

/**
 * What is due to the buyer of an inspected return, minor units, never more than is left; nothing for units that are
 * exchanged. A withdrawal costs
 * its buyer nothing: no fee is kept, and the shipping goes back too.
 */
export function dueOf(
  {
    inspected_on: inspected,
    opened_on: opened,
    withdrawal_code: code,
    lines: returned,
  }: ReturnView,
  { lines, paid, refundable, refunds }: DueFacts,
): number | null {
  if (inspected === null) return null;
  const totals = JSON.parse(paid.lines) as { total: number }[];
  const due = dueFor(
    returned.flatMap(({ line, back, lost, exchange }) => {
      const bought = lines.find((one) => one.line === line);
      if (!bought) return [];
      const { return_fees: fees, restocking_fees: percent } = toReturnable(bought).terms;
      const keeps = code === null && fees === 'restocking_fees';
      const total = totals[line]?.total ?? 0;
      const received = moneyUnits({ received: back + lost, exchange });
      return [{ received, bought: bought.bought, total, fee: keeps ? (percent ?? 0) : 0 }];
    }),
  );
  const shipping = code === null ? 0 : paid.shipping_total;
  const given = sumMinor(refunds.flatMap((one) => (one.asked_on >= opened ? [one.amount] : [])));
  return Math.max(0, Math.min(due + shipping - given, refundable.left));
}

/** What was paid for units that are kept to be exchanged, minor units: it is not given back meanwhile. */
export function keptMoney(
  returned: ReturnView['lines'],
  lines: DueFacts['lines'],
  { lines: json }: Pick<DueFacts['paid'], 'lines'>,
): number {
  const totals = JSON.parse(json) as { total: number }[];
  return sumMinor(
    returned.flatMap(({ line, exchange }) => {
      const { bought = 0 } = lines.find((one) => one.line === line) ?? {};
      const isKept = exchange?.state === 'kept';
      return isKept ? [paidFor(exchange.units, bought, totals[line]?.total ?? 0)] : [];
    }),
  );
}
