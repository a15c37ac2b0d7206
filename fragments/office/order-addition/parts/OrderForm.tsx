import type { ReactNode } from 'react';
import type { OrderAdditionViewProps } from '../props.ts';

interface OrderFormProps extends OrderAdditionViewProps {
  /** The form of the page that it posts. */
  intent: 'preview' | 'add';
  /** Hidden fields beside those that name the order as the seller has seen it. */
  fields?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A form of the page, about the order as it is shown. */
export function OrderForm(props: OrderFormProps) {
  const { env, order, additions, lines, idempotencyKey, intent, fields, children } = props;
  const hidden: Readonly<Record<string, string>> = {
    edits: String(order.edits?.length ?? 0),
    additions: String(additions),
    lines,
    ...fields,
    intent,
    idempotency_key: `${idempotencyKey}-${intent}`,
  };
  return (
    <form
      className="part"
      method="post"
      action={`${env.base}/admin/ordenes/${order.id}/agregar`}
      noValidate
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
