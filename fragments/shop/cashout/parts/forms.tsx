import { fill } from '../../../../shared/i18n/fill.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { CashoutProps, CashoutViewProps } from '../props.ts';

/** A form of the page as its fields use it: with its values, where it is the one that came back. */
export function uiOf({ form, errors }: CashoutProps, intent: string): FormUi {
  const isOwn = form?.intent === intent;
  return {
    values: isOwn ? form.values : {},
    errors: isOwn ? errors : {},
    input: () => {},
    leave: () => {},
  };
}

/** The name of a form, and its idempotency key. */
export function Hidden({ intent, idempotencyKey }: { intent: string; idempotencyKey: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${intent}`} />
    </>
  );
}

/** How much goes out; without an account, or with too little, what comes first. */
export function Ask(props: CashoutViewProps & { minimum: string }) {
  const { env, t, drawn, path, idempotencyKey, minimum } = props;
  const isLittle = drawn.available < drawn.minimum;
  return (
    <section aria-labelledby="ask">
      <h2 className="h2" id="ask">
        {t.ask}
      </h2>
      {drawn.account === null || isLittle ? (
        <p className="muted">
          {drawn.account === null ? t.askFirst : fill(t.askLittle, { minimum })}
        </p>
      ) : (
        <form className="fields" method="post" action={env.base + path}>
          <Hidden intent="ask" idempotencyKey={idempotencyKey} />
          <TextField
            ui={uiOf(props, 'ask')}
            name="amount"
            label={fill(t.amount, { currency: drawn.currency })}
            max={12}
            required
            inputMode="decimal"
            autoComplete="off"
          />
          <button className="btn btn-primary">{t.askButton}</button>
        </form>
      )}
    </section>
  );
}
