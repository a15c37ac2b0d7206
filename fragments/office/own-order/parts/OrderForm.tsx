import type { ReactNode } from 'react';
import type { OwnOrderViewProps } from '../props.ts';

interface OrderFormProps extends OwnOrderViewProps {
  /** The form of the page that it posts. */
  intent: string;
  /** Hidden fields beside those that name the order. */
  fields?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A form about the order of the page. */
export function OrderForm(props: OrderFormProps) {
  const { env, supplier, order, idempotencyKey, intent, fields = {}, children } = props;
  const hidden: Readonly<Record<string, string>> = {
    intent,
    id: supplier,
    order: order.id,
    ...fields,
    idempotency_key: idempotencyKey + intent.replaceAll('-', ''),
  };
  return (
    <form method="post" action={`${env.base}/admin/ordenes/${order.id}`}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
