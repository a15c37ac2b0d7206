import { invoiceNumber } from '../../../shared/rules/invoice-sums.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { tellAccount, tellStaff } from '../../modules/alerts/index.ts';
import { invoices } from '../../modules/invoices/index.ts';
import { alertBody, invoicedMail, stoppable } from '../../modules/mail/index.ts';
import { listTold } from '../../modules/orders/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, ToldAlert } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { mailToBuyer } from '../buyer-mail.ts';

interface Payload {
  readonly order: string;
  readonly invoice: string;
}

/** The buyer's account, and the staff that sees to invoices, are each told of the document. */
const alert: ToldAlert = {
  app: 'invoicing',
  params: ['type', 'subtype', 'order', 'customer', 'supplier', 'invoice'],
  async tell(database, row, now) {
    if (!database.isCell()) return [];
    const { order: id, invoice } = JSON.parse(row.payload) as Payload;
    const [[order], made] = await Promise.all([
      database.read(listTold(row.store_id, { order: id })),
      database.first(invoices.findInvoice(invoice)),
    ]);
    if (!order || !made) return [];
    const number = invoiceNumber(made.number);
    const about = { about: row.id, app: 'invoicing' } as const;
    const params = {
      type: 'invoice',
      order: order.id,
      supplier: order.supplier_id,
      invoice: number,
    };
    const named = { invoice: number, number: order.number };
    const words = made.kind === 'credit' ? 'credited' : 'invoiced';
    const toStaff = tellStaff(
      {
        ...about,
        storeId: order.supplier_id,
        storeName: order.supplier_name,
        params: { ...params, subtype: 'issued' },
        body: alertBody((t) => t(`${words}.store`, named)),
      },
      { storeId: order.supplier_id, grant: 'invoicing-admin' },
      now,
    );
    if (order.account_id === null) return toStaff;
    const toBuyer = tellAccount(
      {
        ...about,
        storeId: order.store_id,
        storeName: order.store_name,
        params: { ...params, subtype: 'customer-recipient', customer: order.account_id },
        body: alertBody((t) => t(`${words}.buyer`, named)),
      },
      order.account_id,
      now,
    );
    return [...toBuyer, ...toStaff];
  },
};

/** The mail that tells a buyer that an invoice or a credit note was issued. */
export const invoicedTopic: MessageTopic = stoppable({ name: 'mail.invoiced', alert, compose });

async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | undefined> {
  if (!database.isCell()) return undefined;
  const { order: id, invoice } = JSON.parse(row.payload) as Payload;
  const [mail, made] = await Promise.all([
    mailToBuyer(database, row, id, ports),
    database.first(invoices.findInvoice(invoice)),
  ]);
  if (!mail || !made || made.kind === 'global') return undefined;
  const link = mail.orderUrl('/factura');
  return mail.to(
    invoicedMail({ ...mail.head, kind: made.kind, invoice: invoiceNumber(made.number), link }),
  );
}
