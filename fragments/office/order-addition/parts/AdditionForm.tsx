import { count, fill } from '../../../../shared/i18n/fill.ts';
import { amountField, daysOf, priceField } from '../../../../shared/rules/draft-form.ts';
import { draftDays } from '../../../../shared/rules/draft-orders.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { ChoiceField } from '../../../_office/Fields.tsx';
import type { FormProps } from '../props.ts';
import { Delivery, offeredWays } from './Delivery.tsx';
import { goodsUrl } from './goods-url.ts';
import { Line } from './Line.tsx';
import { OrderForm } from './OrderForm.tsx';
import { Swap } from './Swap.tsx';

/** What is added at which price, what leaves in exchange, how it gets there, and how long the link lasts. */
export function AdditionForm(props: FormProps) {
  const { t, order, offer, errors } = props;
  const ui: FormUi = { values: valuesOf(props), errors, input() {}, leave() {} };
  return (
    <OrderForm {...props} intent="preview">
      <section className="card part" aria-labelledby="lines">
        <h2 className="h3" id="lines">
          {t.lines}
        </h2>
        <ul className="lines">
          {offer.lines.map((line) => (
            <Line key={line.sku} {...props} ui={ui} line={line} />
          ))}
        </ul>
        <FieldError ui={ui} name="lines" />
        <p>
          <a href={goodsUrl(props)}>{t.choose}</a>
        </p>
      </section>
      <Swap {...props} ui={ui} />
      <Delivery {...props} ui={ui} />
      <section className="card part" aria-labelledby="link">
        <h2 className="h3" id="link">
          {t.linkTitle}
        </h2>
        <ChoiceField
          ui={ui}
          name="days"
          label={t.days}
          options={draftDays.map((one) => [`${one}`, count(t, 'lasts', one)] as const)}
        />
        <label className="check">
          <input
            type="checkbox"
            name="is_mailed"
            value="yes"
            defaultChecked={ui.values['is_mailed'] === 'yes'}
          />
          <span>{fill(t.mail, { email: order.contact.email })}</span>
        </label>
        <p>
          <button className="btn btn-primary">{t.preview}</button>
        </p>
      </section>
    </OrderForm>
  );
}

/** What the fields show: what was typed where the form came back, else the store's own prices and no shipping. */
function valuesOf(props: FormProps): Record<string, string> {
  const { offer, order, values } = props;
  const isTyped = values['shipping'] !== undefined || values['days'] !== undefined;
  const ways = offeredWays(props);
  const same = ways.find(({ type }) => type === order.delivery_type) ?? ways[0];
  return {
    ...Object.fromEntries(
      offer.lines.flatMap(({ sku, amount, price }) => [
        [amountField(sku), `${amount}`],
        [priceField(sku), (price / 100).toFixed(2)],
      ]),
    ),
    ...Object.fromEntries(order.lines.map(({ sku, amount }) => [`left:${sku}`, `${amount}`])),
    delivery_type: same?.type ?? '',
    shipping: '0',
    is_mailed: isTyped ? '' : 'yes',
    ...values,
    days: `${daysOf(values)}`,
  };
}
