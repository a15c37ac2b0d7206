import type { ReactNode } from 'react';
import type { OwnOrderViewProps } from '../props.ts';

export interface OrderFormProps extends OwnOrderViewProps {
  /** The form of the page that it posts. */
  intent: string;
  /** Hidden fields beside those that name the order. */
  fields?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
}

/** A form of the order's page: about the order, its label, one of its parcels or a note. */
export function OrderForm(props: OrderFormProps) {
  const { env, supplier, order, idempotencyKey, intent, fields, className, children } = props;
  const hidden: Readonly<Record<string, string>> = {
    intent,
    id: supplier,
    order: order.id,
    ...fields,
    idempotency_key: `${idempotencyKey}-${intent}`,
  };
  return (
    <form className={className} method="post" action={`${env.base}/admin/ordenes/${order.id}`}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
