import { mayReceipt } from '../../../../shared/rules/receipts.ts';
import type { OwnOrderViewProps } from '../props.ts';

/** What is printed of an order: its packing list, and its receipt once it is paid. */
export function Papers({ env, t, supplier, order, receipt, idempotencyKey }: OwnOrderViewProps) {
  const page = `${env.base}/admin/ordenes/${order.id}`;
  return (
    <>
      <a className="btn btn-s" href={`${page}/empaque`}>
        {t.packing}
      </a>
      {receipt !== null && (
        <a className="btn btn-s" href={`${page}/recibo`}>
          {t.receipt} {receipt.number}
        </a>
      )}
      {receipt === null && mayReceipt(order) && (
        <form method="post" action={page}>
          <input type="hidden" name="intent" value="receipt" />
          <input type="hidden" name="mashup" value={`${supplier}:${supplier}`} />
          <input type="hidden" name="order" value={order.id} />
          <input type="hidden" name="idempotency_key" value={idempotencyKey} />
          <button className="btn btn-s">{t.makeReceipt}</button>
        </form>
      )}
      {order.contact.email !== '' && (
        <form method="post" action={page}>
          <input type="hidden" name="intent" value="mail" />
          <input type="hidden" name="id" value={supplier} />
          <input type="hidden" name="order" value={order.id} />
          <input type="hidden" name="idempotency_key" value={`${idempotencyKey}mail`} />
          <button className="btn btn-s">{t.sendMail}</button>
        </form>
      )}
    </>
  );
}
