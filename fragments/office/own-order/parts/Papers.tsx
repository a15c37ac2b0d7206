import { mayReceipt } from '../../../../shared/rules/receipts.ts';
import type { OwnOrderViewProps } from '../props.ts';
import { OrderForm } from './OrderForm.tsx';

/** What is printed of an order: its packing list, and its receipt once it is paid. */
export function Papers(props: OwnOrderViewProps) {
  const { env, t, supplier, order, receipt } = props;
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
        <OrderForm {...props} intent="receipt" fields={{ mashup: `${supplier}:${supplier}` }}>
          <button className="btn btn-s">{t.makeReceipt}</button>
        </OrderForm>
      )}
      {order.contact.email !== '' && (
        <OrderForm {...props} intent="mail">
          <button className="btn btn-s">{t.sendMail}</button>
        </OrderForm>
      )}
    </>
  );
}
