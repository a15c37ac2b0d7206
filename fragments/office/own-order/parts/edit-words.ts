import type { EditedLines } from '../../../../shared/contracts/order-edit-view.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { isStanding } from '../../../../shared/rules/courier-labels.ts';
import { mayEdit } from '../../../../shared/rules/order-edits.ts';
import type { Messages } from '../messages/es.ts';
import type { OwnOrderViewProps } from '../props.ts';

/** Writes an amount of an order's currency. */
export function moneyOf({ env, order }: Pick<OwnOrderViewProps, 'env' | 'order'>) {
  return (amount: number) => formatMoney(amount, order.currency, env.tag);
}

/** What an edit changes of lines, a sentence each: the units, the totals, and what becomes of the difference. */
export function changesOf(
  t: Messages['edit'],
  { changes, was, becomes, way }: EditedLines,
  money: (amount: number) => string,
): string[] {
  return [
    ...changes.map(({ name, from, to }) =>
      fill(t.change, { name, from: String(from), to: String(to) }),
    ),
    ...(way === 'none'
      ? []
      : [
          fill(t.totals, { was: money(was), becomes: money(becomes) }),
          fill(t[way], { amount: money(was - becomes) }),
        ]),
  ];
}

/** Whether an order may still be edited, as far as its stage and its parcels say. */
export function isEditable({ state, shipments = [], edits = [] }: OwnOrderViewProps['order']) {
  const isSent = shipments.some((one) => one.called_back_on === null);
  return mayEdit({ state, isSent, edits: edits.length });
}

/** Whether a courier has sold a label for the order, and not taken it back. */
export function isLabeled({ label }: Pick<OwnOrderViewProps, 'label'>): boolean {
  return label.label !== null && isStanding(label.label.state);
}
