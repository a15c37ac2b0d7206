import type { PageEnv } from '../../../_runtime/env.ts';
import type { BoughtOrder } from '../../../../shared/contracts/orders.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { HOLDER_MAX } from '../../../../shared/rules/cashouts.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import type { Messages } from '../messages/es.ts';
import type { RefusedForm } from '../props.ts';

interface RefundAccountProps {
  env: PageEnv;
  t: Messages;
  order: BoughtOrder;
  /** Address of the purchase's page, whose form it is. */
  action: string;
  idempotencyKey: string;
  /** This order's account, where it came back refused. */
  refused: RefusedForm | null;
}

/** A CBU with blanks in it. */
const NUMBER_MAX = 40;

/**
 * Asks an order's buyer for the account that money goes back to, where no provider gives it back; one that
 * was given may be replaced. A plain form, so that it works the same without script.
 */
export function RefundAccount({ t, order, action, idempotencyKey, refused }: RefundAccountProps) {
  const { refund_account: asked } = order;
  if (!asked) return null;
  const words = t.refundAccount;
  const ui: FormUi = {
    values: refused?.values ?? {},
    errors: refused?.errors ?? {},
    input: () => {},
    leave: () => {},
    scope: `${order.id}-back`,
  };
  const holder = controlOf(ui, 'holder');
  const number = controlOf(ui, 'number');
  const hidden: Readonly<Record<string, string>> = {
    intent: 'account',
    order: order.id,
    idempotency_key: `${idempotencyKey}-${order.id}-account`,
  };
  const isOpen = asked.last_four === null || refused !== null;
  return (
    <details className="cancel" open={isOpen || undefined}>
      <summary className="btn btn-s">
        {asked.last_four === null ? words.title : words.change}
      </summary>
      <form method="post" action={action} noValidate={refused !== null}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>
          {asked.last_four === null
            ? words.text
            : fill(words.given, { kind: words.kinds[asked.kind], digits: asked.last_four })}
        </p>
        <div className="field">
          <label htmlFor={holder.id}>{words.holder}</label>
          <input
            {...holder}
            required
            maxLength={HOLDER_MAX}
            autoComplete="name"
            defaultValue={ui.values['holder'] ?? ''}
          />
          <FieldError ui={ui} name="holder" />
        </div>
        <div className="field">
          <label htmlFor={number.id}>{words.numbers[asked.kind]}</label>
          <input
            {...number}
            required
            maxLength={NUMBER_MAX}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={ui.values['number'] ?? ''}
          />
          <FieldError ui={ui} name="number" />
        </div>
        <button className="btn">{words.save}</button>
      </form>
    </details>
  );
}
