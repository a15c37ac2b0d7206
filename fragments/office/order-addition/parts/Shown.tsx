import type { ShownAddition } from '../../../../shared/contracts/order-additions.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { FormProps } from '../props.ts';
import { OrderForm } from './OrderForm.tsx';

/** What the buyer would be asked to pay and what would go back, and the button that does both. */
export function Shown(props: FormProps & { readonly shown: ShownAddition }) {
  const { env, t, order, shown } = props;
  const { preview: _shown, ...typed } = props.values;
  const { currency, items_total: items, shipping_total: shipping, total, leaves } = shown;
  const money = (amount: number) => formatMoney(amount, currency, env.tag);
  return (
    <OrderForm {...props} intent="add" fields={typed}>
      <section className="card part" aria-labelledby="shown">
        <h2 className="h3" id="shown">
          {t.shown}
        </h2>
        <div role="status">
          <p>
            {fill(t.asks, {
              total: money(total),
              items: money(items),
              shipping: money(shipping),
            })}
          </p>
          {leaves?.changes.map(({ sku, name, from, to }) => (
            <p key={sku}>{fill(t.change, { name, from: String(from), to: String(to) })}</p>
          ))}
          {leaves && (
            <p>
              {fill(t.ways[leaves.way], {
                amount: money(leaves.was - leaves.becomes),
                number: order.number,
              })}
            </p>
          )}
        </div>
        <p>
          <button className="btn btn-primary">{leaves ? t.swapNow : t.addNow}</button>
        </p>
      </section>
    </OrderForm>
  );
}
