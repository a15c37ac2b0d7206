import type { Failure } from '../../../shared/contracts/errors.ts';
import type { StoreTaxData } from '../../../shared/contracts/invoices.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import type { BuyerTaxData } from '../../../shared/rules/cfdi.ts';
import type { InvoiceLine } from '../../../shared/rules/invoice-sums.ts';
import { isCanceled } from '../../../shared/rules/order-states.ts';
import { mayReceipt } from '../../../shared/rules/receipts.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { Refusal } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import { globalInvoices, invoices, type InvoicedOrder } from '../../modules/invoices/index.ts';
import { isInStage } from '../../modules/orders/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
import { invoicedTopic } from './tell.ts';

type Refused = 'invoice_canceled' | 'invoice_elsewhere' | 'invoice_too_early';

/** Why the invoice of an order is not issued now; undefined where it may be. */
export function whyNoInvoice(order: InvoicedOrder): Refused | undefined {
  if (isCanceled(order.state)) return 'invoice_canceled';
  if (order.country !== 'MX' || order.currency !== 'MXN' || order.total === 0) {
    return 'invoice_elsewhere';
  }
  return mayReceipt(order) ? undefined : 'invoice_too_early';
}

interface Issuing {
  readonly id: string;
  readonly statements: Statement[];
  readonly outbox: string[];
  readonly refused: (why: Refusal) => Promise<Failure>;
}

/** The statements that issue an invoice of an order that is paid, and ask for its mail. */
export function issuing(
  {
    row,
    lines,
    billing,
    recipient,
  }: {
    readonly row: InvoicedOrder;
    readonly lines: readonly InvoiceLine[];
    readonly billing: StoreTaxData;
    readonly recipient: BuyerTaxData;
  },
  now: number,
): Issuing {
  const { vat, issues_alone: _alone, ...issuer } = billing;
  const id = newId('invoice');
  const shipping = { name: 'Envío', amount: 1, total: row.shipping_total, shipping: true };
  // What costs nothing has no tax, and no line.
  const paid = [...lines, shipping].filter(({ total }) => total > 0);
  const sum = paid.reduce((all, { total }) => all + total, 0);
  if (sum !== row.total) throw new Error(`lines of ${row.id} do not add up to its total`);
  const message = {
    id: newId('message'),
    storeId: row.store_id,
    payload: { order: row.id, invoice: id },
  };
  return {
    id,
    outbox: [message.id],
    statements: [
      assertThat(isInStage(row.id, row.state), invoices.hasNone(row.id)),
      // An order that stands in a global invoice leaves it for one of its own.
      globalInvoices.creditGlobal(newId('invoice'), row.id, now),
      invoices.issue({ id, order: row, issuer, recipient, lines: paid, vat }, now),
      insertOutbox(invoicedTopic, message, now),
    ],
    // Another call has issued it meanwhile, or the order has moved: a repeat finds out.
    refused: ({ kind }) =>
      Promise.resolve({ code: kind === 'unique' ? 'idempotency_in_progress' : 'invoice_issued' }),
  };
}
