import { formatMoney } from '../../../../shared/kernel/money.ts';
import { isBrought, isChosenAlone } from '../../../../shared/rules/checkout-totals.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { PlaceFields } from '../../../_office/PlaceFields.tsx';
import type { FormProps } from '../props.ts';

/** How the goods get to the customer, and the address where they are brought. */
export function Delivery({ env, t, ui, offer, country, states }: FormProps & { ui: FormUi }) {
  const options = offer.delivery_options.filter(({ type }) => !isChosenAlone(type));
  if (options.length === 0) return <input type="hidden" name="delivery_type" value="none" />;
  const isHome = options.some(({ type }) => isBrought(type));
  return (
    <section className="card part" aria-labelledby="delivery">
      <h2 className="h3" id="delivery">
        {t.delivery}
      </h2>
      <fieldset className="part">
        <legend className="visually-hidden">{t.delivery}</legend>
        {options.map(({ type, cost, address }) => (
          <label key={type} className="check">
            <input
              type="radio"
              name="delivery_type"
              value={type}
              defaultChecked={ui.values['delivery_type'] === type}
            />
            <span>
              {type === 'collection' ? t.collection : t.fixed} ·{' '}
              {formatMoney(cost, offer.currency, env.tag)}
              {address && <span className="muted small"> {address}</span>}
            </span>
          </label>
        ))}
        <FieldError ui={ui} name="delivery_type" />
      </fieldset>
      {isHome && (
        <div className="part">
          <p className="hint">{t.addressHint}</p>
          <div className="fields">
            <PlaceFields
              ui={ui}
              country={country}
              states={states}
              tag={env.tag}
              t={t}
              required={false}
            />
          </div>
        </div>
      )}
    </section>
  );
}
