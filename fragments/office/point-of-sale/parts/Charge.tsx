import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { linesText, takenWays, usualAmounts } from '../../../../shared/rules/in-store.ts';
import { takenOf, type SaleFields } from '../../../../shared/rules/in-store-form.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField } from '../../../_office/Fields.tsx';
import type { PointOfSaleUi } from '../model.ts';

/** How the money is taken, the buyer as far as they say, and the button that sells. */
export function Charge({ ui }: { ui: PointOfSaleUi }) {
  useSignals();
  const { props, model, live, action } = ui;
  const { t, env, idempotencyKey } = props;
  const lines = model.$lines.value;
  const currency = lines[0]?.currency ?? env.currency;
  const total = model.$total.value;
  const money = (amount: number) => formatMoney(amount, currency, env.tag);
  const fields = model.$fields.value;
  const taken = takenOf(fields);
  const isBusy = model.$busy.value !== null;
  const form: FormUi = {
    values: fields,
    errors: model.$errors.value,
    input: (name, value) => model.input(name as keyof SaleFields, value),
    leave: () => {},
  };
  return (
    <form
      className="charge"
      method="post"
      action={action}
      data-enhance=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.sell();
      }}
    >
      <input type="hidden" name="intent" value="sell" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="lines" value={linesText(lines)} />
      <input type="hidden" name="total" value={total} />
      <fieldset className="ways">
        <legend>{t.taken}</legend>
        {takenWays.map((way) => (
          <label key={way} className="check">
            <input
              type="radio"
              name="taken"
              value={way}
              checked={taken === way}
              onChange={() => model.input('taken', way)}
            />
            <span>{t.ways[way]}</span>
          </label>
        ))}
      </fieldset>
      {(taken === 'cash' || !live) && total > 0 && (
        <div className="cash">
          <TextField
            ui={form}
            name="received"
            label={t.received}
            hint={t.receivedHint}
            max={11}
            inputMode="decimal"
            autoComplete="off"
          />
          {live && <Amounts ui={ui} money={money} />}
          {live && <Change ui={ui} money={money} />}
        </div>
      )}
      {live && taken !== 'cash' && (
        <p className="notice">{taken === 'card' ? t.cardText : t.transferText}</p>
      )}
      <details open={hasBuyer(form) || undefined}>
        <summary>{t.buyer}</summary>
        <div className="buyer">
          <TextField ui={form} name="full_name" label={t.fullName} max={120} autoComplete="off" />
          <TextField
            ui={form}
            name="email"
            type="email"
            label={t.email}
            max={200}
            autoComplete="off"
          />
          <TextField
            ui={form}
            name="phone"
            label={t.phone}
            max={20}
            inputMode="tel"
            autoComplete="off"
          />
          <AreaField ui={form} name="note" label={t.note} max={500} rows={2} />
        </div>
      </details>
      <button className="btn btn-primary" aria-busy={isBusy} aria-disabled={isBusy}>
        {isBusy ? t.charging : fill(t.charge, { total: money(total) })}
      </button>
    </form>
  );
}

/** The fold is open where the buyer's data were refused. */
function hasBuyer({ errors }: FormUi): boolean {
  return Boolean(errors['email'] || errors['phone']);
}

interface CashProps {
  ui: PointOfSaleUi;
  money: (amount: number) => string;
}

/** The bills by which people pay such a total, at a press. */
function Amounts({ ui: { props, model }, money }: CashProps) {
  const total = model.$total.value;
  return (
    <p className="cluster">
      {usualAmounts(total).map((amount) => (
        <button
          key={amount}
          type="button"
          className="btn btn-s"
          onClick={() => model.input('received', (amount / 100).toFixed(2))}
        >
          {amount === total ? props.t.exact : money(amount)}
        </button>
      ))}
    </p>
  );
}

/** The change that goes back, as soon as what is received is typed. */
function Change({ ui: { props, model }, money }: CashProps) {
  useSignals();
  const change = model.$change.value;
  const typed = model.$fields.value.received ?? '';
  if (typed.trim() === '' || change === undefined) return null;
  return (
    <p className="total" aria-live="polite">
      <span>{props.t.change}</span>
      <b>{money(change)}</b>
    </p>
  );
}
