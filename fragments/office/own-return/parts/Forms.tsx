import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { RETURN_TEXT_MAX } from '../../../../shared/rules/returns.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField, ChoiceField } from '../../../_office/Fields.tsx';
import type { OwnReturnViewProps } from '../props.ts';

type Intent = 'write' | 'decide' | 'inspect' | 'send' | 'refuse' | 'refund' | 'close';

/** A form of the page, with what was typed into it where it came back refused. */
export function formOf({ env, supplier, one, values, errors, idempotencyKey }: OwnReturnViewProps) {
  const isTyped = (intent: Intent) => values['intent'] === intent;
  return {
    action: `${env.base}/admin/devoluciones/${one.id}`,
    isTyped,
    uiOf: (intent: Intent): FormUi => ({
      values: isTyped(intent) ? values : {},
      errors: isTyped(intent) ? errors : {},
      input: () => {},
      leave: () => {},
      scope: intent,
    }),
    hidden: (intent: Intent) =>
      Object.entries({
        id: supplier,
        returnId: one.id,
        order: one.order,
        intent,
        idempotency_key: idempotencyKey,
      }).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
  };
}

/** The form by which the seller writes to the buyer. */
export function Answer(props: OwnReturnViewProps) {
  const { t } = props;
  const { action, uiOf, hidden } = formOf(props);
  return (
    <form className="answer" method="post" action={action}>
      {hidden('write')}
      <AreaField ui={uiOf('write')} name="text" label={t.message} max={RETURN_TEXT_MAX} />
      <p>
        <button className="btn">{t.send}</button>
      </p>
    </form>
  );
}

const AMOUNT_MAX = 12;

/** The form by which the seller gives back what is returned: a line, the shipping or an amount. */
export function GiveBack(props: OwnReturnViewProps) {
  const { env, t, one } = props;
  const { action, uiOf, hidden, isTyped } = formOf(props);
  const left = one.refundable;
  if (left === null) return <p className="muted">{t.byHand}</p>;
  if (left.left === 0) return null;
  const money = (amount: number) => formatMoney(amount, left.currency, env.tag);
  const choice = (what: string, amount: number) => fill(t.choice, { what, left: money(amount) });
  const returned = new Set(one.lines.map(({ line }) => line));
  const lines = left.lines
    .filter((line) => line.left > 0)
    .toSorted((a, b) => Number(returned.has(b.line)) - Number(returned.has(a.line)));
  const offered = isTyped('refund') ? 0 : (one.due ?? 0);
  const asked = uiOf('refund');
  const ui: FormUi =
    offered > 0
      ? { ...asked, values: { what: 'amount', amount: (offered / 100).toFixed(2) } }
      : asked;
  return (
    <details className="give" open={isTyped('refund') || offered > 0 || undefined}>
      <summary className="btn btn-s">{fill(t.giveBack, { left: money(left.left) })}</summary>
      <form method="post" action={action}>
        {hidden('refund')}
        {offered > 0 && <p>{fill(t.due, { amount: money(offered) })}</p>}
        <ChoiceField
          ui={ui}
          name="what"
          label={t.what}
          options={[
            ...lines.map((line) => [`line:${line.line}`, choice(line.name, line.left)] as const),
            ...(left.shipping > 0
              ? [['shipping', choice(t.shipping, left.shipping)] as const]
              : []),
            ['amount', choice(t.anAmount, left.left)],
          ]}
        />
        <TextField
          ui={ui}
          name="amount"
          label={t.amount}
          hint={t.amountHint}
          max={AMOUNT_MAX}
          inputMode="decimal"
        />
        <p>
          <button className="btn btn-primary">{t.giveBackNow}</button>
        </p>
      </form>
    </details>
  );
}

/** The question that closes the return: one press opens it, a second one closes. */
export function Close(props: OwnReturnViewProps) {
  const { t, one } = props;
  const { action, hidden, isTyped } = formOf(props);
  if (!one.may_close)
    return <p className="muted">{one.may_exchange ? t.closeAfter : t.closeLater}</p>;
  return (
    <details className="give" open={isTyped('close') || undefined}>
      <summary className="btn btn-s">{t.close}</summary>
      <form method="post" action={action}>
        {hidden('close')}
        <p>{t.closeText}</p>
        {one.parcel && <p>{t.closeExchanged}</p>}
        <BackInStock {...props} />
        <p>
          <button className="btn">{t.closeNow}</button>
        </p>
      </form>
    </details>
  );
}

/** How many units of each line can be sold again; none unless the seller says so. */
function BackInStock({ t, one, values }: OwnReturnViewProps) {
  if (one.stock.length === 0 || one.inspected_on !== null) return null;
  return (
    <fieldset className="back">
      <legend>{t.backInStock}</legend>
      <p className="hint">{t.backInStockHint}</p>
      {one.stock.map(({ line, name, amount }) => (
        <div className="field" key={line}>
          <label htmlFor={`back-${line}`}>{fill(t.backOf, { name, amount })}</label>
          <input
            id={`back-${line}`}
            name={`back-${line}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={amount}
            defaultValue={values[`back-${line}`] ?? '0'}
          />
        </div>
      ))}
    </fieldset>
  );
}
