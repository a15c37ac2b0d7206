import type { SellerOrderView } from '../../../../shared/contracts/seller-orders.ts';
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
      {receipt === null && hasMoney(order) && (
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

/** Whether the money of an order has come, and is money. */
function hasMoney({ is_test: isTest, authorization, ...order }: SellerOrderView): boolean {
  const isAuthorized = authorization?.state === 'standing' ? 1 : 0;
  return isTest !== true && mayReceipt({ ...order, is_authorized: isAuthorized });
}
