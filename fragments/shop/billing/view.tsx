import { fill } from '../../../shared/i18n/fill.ts';
import {
  billingMax,
  billingNames,
  fullNameOf,
  isBillingRequired,
  type BillingName,
} from '../../../shared/rules/billing.ts';
import { phoneCountries } from '../../../shared/rules/phone.ts';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { controlOf, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import type { BillingViewProps } from './props.ts';

/** What browsers fill in, by field. */
const COMPLETES = {
  first_name: 'billing given-name',
  surname: 'billing family-name',
  email: 'billing email',
  phone: 'billing tel-national',
  street_name: 'billing address-line1',
  suite: 'billing address-line2',
  address_line_2: 'billing address-level3',
  postal_code: 'billing postal-code',
  city: 'billing address-level2',
  state_code: 'billing address-level1',
} as const satisfies Partial<Record<BillingName, string>>;

const WIDE: readonly BillingName[] = ['street_name', 'reference', 'address_line_2'];

/**
 * Whose card pays a purchase, before its checkout's form: a link to the form, so that the page holds no second set of
 * address fields until its buyer asks for them, or the data were refused.
 */
export function BillingView(props: BillingViewProps) {
  const { env, t, path, kept, isOpen, idempotencyKey, errors, error } = props;
  const isRefused = error !== null || Object.keys(errors).length > 0;
  if (!isOpen && !isRefused) {
    return (
      <a className="link small" href={`${env.base}${path}?billing=open`}>
        {kept === null ? t.same : fill(t.kept, { name: fullNameOf(kept) })}
      </a>
    );
  }
  const given = isRefused ? props.values : { ...kept };
  const values = { country_code: env.country, ...given };
  const ui: FormUi = { values, errors, scope: 'billing', input: () => {}, leave: () => {} };
  return (
    <section aria-labelledby="billing">
      <h2 className="h3" id="billing">
        {t.title}
      </h2>
      <form method="post" action={env.base + path}>
        <input type="hidden" name="intent" value="billing" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-billing`} />
        <FormNotice text={error} />
        <p className="muted">{t.hint}</p>
        <div className="fields">
          {billingNames.map((name) =>
            name === 'country_code' ? (
              <Country key={name} ui={ui} label={t.labels[name]} tag={env.tag} />
            ) : (
              <TextField
                key={name}
                ui={ui}
                name={name}
                label={
                  isBillingRequired(name) ? t.labels[name] : `${t.labels[name]} (${t.optional})`
                }
                max={billingMax[name]}
                required={isBillingRequired(name)}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete={name in COMPLETES ? COMPLETES[name as keyof typeof COMPLETES] : 'off'}
                className={WIDE.includes(name) ? 'wide' : undefined}
              />
            ),
          )}
        </div>
        <p className="cluster">
          <button className="btn">{t.save}</button>
          <a className="btn btn-quiet" href={env.base + path}>
            {t.cancel}
          </a>
        </p>
      </form>
      {kept !== null && (
        <form method="post" action={env.base + path}>
          <input type="hidden" name="intent" value="same_billing" />
          <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-same-billing`} />
          <p>
            <button className="btn btn-quiet">{t.drop}</button>
          </p>
        </form>
      )}
    </section>
  );
}

function Country({ ui, label, tag }: { ui: FormUi; label: string; tag: string }) {
  const control = controlOf(ui, 'country_code');
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const value = ui.values['country_code'] ?? '';
  const countries = [...new Set<string>([value, ...phoneCountries])].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <select {...control} autoComplete="billing country" defaultValue={value}>
        {countries.map((country) => (
          <option key={country} value={country}>
            {names.of(country) ?? country}
          </option>
        ))}
      </select>
      <FieldError ui={ui} name="country_code" />
    </div>
  );
}
