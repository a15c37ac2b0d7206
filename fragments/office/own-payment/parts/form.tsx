import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import type { OwnPaymentViewProps } from '../props.ts';

/**
 * A form about one thing of the page, with what was typed into it where it came back refused.
 * @param names the field that says which thing: a refund, an order, a dispute, or the payment itself
 */
export function formOf(
  { env, payment, values, errors }: OwnPaymentViewProps,
  names: 'refund' | 'order' | 'dispute' | 'payment',
  id: string,
): { ui: FormUi; action: string; isOpen: boolean } {
  const isOpen = values[names] === id;
  return {
    ui: {
      values: isOpen ? values : {},
      errors: isOpen ? errors : {},
      input: () => {},
      leave: () => {},
      scope: id,
    },
    action: `${env.base}/admin/pagos/${payment.id}`,
    isOpen,
  };
}

type HiddenProps = Pick<OwnPaymentViewProps, 'supplier' | 'idempotencyKey'> & {
  intent: 'refund' | 'retry' | 'mark' | 'answer' | 'submit' | 'arrived';
  of: Readonly<Record<string, string>>;
};

/** The fields by which a form names its call and what it is about. */
export function HiddenFields({ supplier, idempotencyKey, intent, of }: HiddenProps) {
  const fields = { id: supplier, intent, idempotency_key: idempotencyKey, ...of };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
