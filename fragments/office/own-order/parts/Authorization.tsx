import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { momentOf } from '../../../_office/day.ts';
import type { OwnOrderViewProps } from '../props.ts';
import { OrderForm } from './OrderForm.tsx';

/** What the buyer's bank has authorised: how much, until when, and the ways to charge it or to let go of it. */
export function Authorization(props: OwnOrderViewProps) {
  const { env, t, order } = props;
  const { authorization: found, currency } = order;
  if (found === null) return null;
  const words = t.authorization;
  const money = (amount: number) => formatMoney(amount, currency, env.tag);
  const values = { amount: money(found.amount), captured: money(found.captured ?? 0) };
  return (
    <div className="notice">
      <Icon name="card" />
      <div className="stack">
        <p>
          <b>{fill(wordsOf(props), values)}</b>
        </p>
        {found.may_capture && <p>{fill(words.until, { at: momentOf(found.ends_on, env) })}</p>}
        {found.may_capture && found.fault !== null && <p className="error">{words.refused}</p>}
        {found.asked !== null && (
          <p>
            {found.asked === 'capture'
              ? fill(words.capturing, { amount: money(askedOf(found) ?? found.amount) })
              : words.voiding}
          </p>
        )}
        {found.may_capture && order.hold === null && <Ways {...props} amount={values.amount} />}
      </div>
    </div>
  );
}

type Found = NonNullable<OwnOrderViewProps['order']['authorization']>;

/** How much the provider was last asked to charge. */
function askedOf({ steps }: Found): number | null {
  return steps.find(({ step }) => step === 'capture_asked')?.amount ?? null;
}

function wordsOf({ t, order }: OwnOrderViewProps): string {
  const words = t.authorization;
  const state = order.authorization?.state;
  if (state === 'captured') return words.captured;
  return state === 'voided' || state === 'expired' ? words.over[state] : words.standing;
}

/** The forms that charge all of it, a part, or nothing. */
function Ways(props: OwnOrderViewProps & { readonly amount: string }) {
  const { t, order, values, errors, amount } = props;
  const words = t.authorization;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  return (
    <div className="cluster acts-of-order">
      <OrderForm {...props} intent="capture">
        <button className="btn btn-s">{fill(words.capture, { amount })}</button>
      </OrderForm>
      <details className="cancel" open={values['capture_amount'] !== undefined || undefined}>
        <summary className="btn btn-s">{words.part}</summary>
        <OrderForm {...props} intent="capture-part">
          <TextField
            ui={ui}
            name="capture_amount"
            label={words.amount}
            hint={fill(words.amountHint, { amount })}
            max={14}
            inputMode="decimal"
          />
          <p>
            <button className="btn">{words.captureNow}</button>
          </p>
        </OrderForm>
      </details>
      <details className="cancel">
        <summary className="btn btn-s">{words.void}</summary>
        <OrderForm {...props} intent="void" fields={{ from: order.state }}>
          <p>{words.voidHint}</p>
          <p>
            <button className="btn">{words.voidNow}</button>
          </p>
        </OrderForm>
      </details>
    </div>
  );
}
