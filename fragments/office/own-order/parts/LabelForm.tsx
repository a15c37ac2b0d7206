import type { ReactNode } from 'react';
import type { OwnOrderViewProps } from '../props.ts';

type Props = OwnOrderViewProps & {
  intent: 'label-buy' | 'label-rates' | 'label-cancel';
  children: ReactNode;
};

/** A form about the label of the order. */
export function LabelForm({ env, supplier, order, idempotencyKey, intent, children }: Props) {
  return (
    <form className="note-form" method="post" action={`${env.base}/admin/ordenes/${order.id}`}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={supplier} />
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${intent}`} />
      {children}
    </form>
  );
}
