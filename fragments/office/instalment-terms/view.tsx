import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { INSTALMENT_TERMS } from '../../../shared/rules/instalments.ts';
import { SettingsCard } from '../../_office/SettingsCard.tsx';
import type { InstalmentTermsViewProps } from './props.ts';

/** The monthly payments without interest that the store offers, with what each asks of a purchase. */
export function InstalmentTermsView(props: InstalmentTermsViewProps) {
  const { env, t, terms, done, idempotencyKey } = props;
  // Only in Mexico does each plan ask for a least amount.
  const nameOf = (term: number) =>
    env.currency === 'MXN'
      ? fill(t.term, { payments: String(term), least: formatMoney(term * 100_00, 'MXN', env.tag) })
      : fill(t.plain, { payments: String(term) });
  return (
    <SettingsCard id="months" t={t} done={done ? t.saved : null}>
      <form className="stack" method="post" action={`${env.base}/admin/configuracion`}>
        <input type="hidden" name="intent" value="months" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-months`} />
        <fieldset>
          <legend>{t.legend}</legend>
          <div className="terms">
            {INSTALMENT_TERMS.map((term) => (
              <label key={term}>
                <input
                  type="checkbox"
                  name={`term_${term}`}
                  defaultChecked={terms.terms.includes(term)}
                />
                <span>{nameOf(term)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="field">
          <label htmlFor="months-minimum">{fill(t.minimum, { currency: env.currency })}</label>
          <input
            id="months-minimum"
            name="minimum"
            type="number"
            min={0}
            max={999_999}
            step="0.01"
            inputMode="decimal"
            defaultValue={terms.minimum / 100}
            aria-describedby="months-hint"
          />
          <p className="hint" id="months-hint">
            {t.minimumHint}
          </p>
        </div>
        <p>
          <button className="btn btn-primary">{t.save}</button>
        </p>
      </form>
    </SettingsCard>
  );
}
