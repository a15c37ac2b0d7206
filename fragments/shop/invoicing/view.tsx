import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { FormUi } from '../../../shared/ui/form/form-ui.ts';
import { TaxFields } from '../../../shared/ui/form/TaxFields.tsx';
import type { InvoicingViewProps } from './props.ts';

/**
 * The invoicing data of a purchase, before its checkout's form: closed until the buyer needs an invoice, or the data
 * were refused.
 */
export function InvoicingView(props: InvoicingViewProps) {
  const { env, t, path, kept, remembered, idempotencyKey, errors, error } = props;
  const isRefused = error !== null || Object.keys(errors).length > 0;
  const values = isRefused ? props.values : { ...(kept ?? remembered) };
  const ui: FormUi = { values, errors, scope: 'tax', input: () => {}, leave: () => {} };
  return (
    <details open={isRefused || undefined}>
      <summary className="link small">{kept === null ? t.ask : fill(t.kept, kept)}</summary>
      <form method="post" action={env.base + path}>
        <input type="hidden" name="intent" value="invoicing" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-invoicing`} />
        <FormNotice text={error} />
        <p className="muted">{t.askHint}</p>
        {kept === null && remembered !== null && !isRefused && (
          <p className="muted">{t.remembered}</p>
        )}
        <TaxFields ui={ui} t={t} />
        <p className="hint">{t.hint}</p>
        <p>
          <button className="btn">{t.save}</button>
        </p>
      </form>
      {kept !== null && (
        <form method="post" action={env.base + path}>
          <input type="hidden" name="intent" value="no_invoice" />
          <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-no-invoice`} />
          <p>
            <button className="btn btn-quiet">{t.drop}</button>
          </p>
        </form>
      )}
    </details>
  );
}
