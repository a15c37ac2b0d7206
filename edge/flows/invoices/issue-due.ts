import type { Database, Written } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { invoices, toBuyerTaxData, toStoreTaxData } from '../../modules/invoices/index.ts';
import { announceOutbox, type WorkTopic } from '../../outbox/index.ts';
import { issuing, whyNoInvoice } from './issue.ts';

const done: Written = { ok: true };

/**
 * Issues the invoice of an order that is paid, whose buyer has given the data, in a store that lets
 * its invoices issue themselves. A trigger asks for it in the batch that pays the order. A second
 * try, and one that another call came before, find the invoice and do nothing.
 */
export const dueTopic: WorkTopic = {
  name: 'invoice.due',
  alert: { none: 'The invoice tells of itself once it is issued.' },
  async work(database: Database<DatabaseKind>, { payload }, { clock, env }) {
    if (!database.isCell()) return done;
    const { order } = JSON.parse(payload) as { readonly order: string };
    const [row, asked, made, lines] = await Promise.all([
      database.first(invoices.findOrder(order)),
      database.first(invoices.findAsked(order)),
      database.read(invoices.listOfOrder(order)),
      database.read(invoices.listInvoiced(order)),
    ]);
    if (!row || !asked || made.length > 0 || whyNoInvoice(row)) return done;
    const billing = await database.first(invoices.findBilling(row.supplier_id));
    if (billing?.issues_alone !== 1) return done;
    const issued = issuing(
      { row, lines, billing: toStoreTaxData(billing), recipient: toBuyerTaxData(asked) },
      clock.now(),
    );
    const written = await database.write(issued.statements);
    if (written.ok) await announceOutbox({ env, cell: database }, issued.outbox);
    return written;
  },
};
