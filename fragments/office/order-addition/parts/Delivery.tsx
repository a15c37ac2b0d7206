import { isBrought, isChosenAlone } from '../../../../shared/rules/checkout-totals.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { FormProps } from '../props.ts';

/** The ways by which what is added may get there: to an address only where the order has one. */
export function offeredWays({ offer, order }: Pick<FormProps, 'offer' | 'order'>) {
  return offer.delivery_options.filter(
    ({ type }) => !isChosenAlone(type) && (!isBrought(type) || order.address !== null),
  );
}

/** How what is added gets to the buyer, and what that costs. */
export function Delivery(props: FormProps & { readonly ui: FormUi }) {
  const { t, ui } = props;
  const ways = offeredWays(props);
  if (ways.length === 0) return <input type="hidden" name="delivery_type" value="none" />;
  return (
    <section className="card part" aria-labelledby="delivery">
      <h2 className="h3" id="delivery">
        {t.delivery}
      </h2>
      <fieldset className="part">
        <legend className="visually-hidden">{t.delivery}</legend>
        {ways.map(({ type, address }) => (
          <label key={type} className="check">
            <input
              type="radio"
              name="delivery_type"
              value={type}
              defaultChecked={ui.values['delivery_type'] === type}
            />
            <span>
              {type === 'collection' ? t.collection : t.fixed}
              {address && <span className="muted small"> {address}</span>}
            </span>
          </label>
        ))}
        <FieldError ui={ui} name="delivery_type" />
      </fieldset>
      <div className="short">
        <TextField
          ui={ui}
          name="shipping"
          label={t.shipping}
          hint={t.shippingHint}
          max={11}
          inputMode="decimal"
        />
      </div>
    </section>
  );
}
