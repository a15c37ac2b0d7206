import type { PaymentRisk as Risk } from '../../shared/contracts/payment-risk.ts';
import type { paymentRisk } from '../../shared/i18n/es/payment-risk.ts';
import { fill } from '../../shared/i18n/fill.ts';

/** The words of a risk, in the page's language. */
type Words<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Words<T[Name]> };

/** How risky a payment looked when it was approved, and why; nothing for one that was not judged. */
export function PaymentRisk({
  t,
  tag,
  risk,
}: {
  t: Words<typeof paymentRisk>;
  /** Language and region of the page. */
  tag: string;
  risk: Risk | null;
}) {
  if (!risk) return null;
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  // Values of two capitals are the codes of countries.
  const named = (value: string) =>
    /^[A-Z]{2}$/.test(value) ? (countries.of(value) ?? value) : value;
  const said = (values: Risk['signs'][number]['values']) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(value)]));
  const kind = risk.level === 'high' ? 'badge badge-danger' : 'badge';
  return (
    <section className="part" aria-labelledby="risk">
      <h2 className="h3" id="risk">
        {t.title}
      </h2>
      <p>
        <span className={kind}>{t.levels[risk.level]}</span>
      </p>
      {risk.signs.length > 0 && (
        <ul className="stack">
          {risk.signs.map(({ sign, values }) => (
            <li key={sign}>{fill<string>(t.signs[sign], said(values))}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
