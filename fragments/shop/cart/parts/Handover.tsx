import type { CartView } from '../../../../shared/contracts/cart.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { Notices } from './Notices.tsx';
import type { ServedProps } from './served-props.ts';

/**
 * The lines of a link from a partner's page. They are only shown: the visitor puts them into the
 * cart.
 */
export function Handover({ env, t, formKey, handover }: ServedProps & { handover: CartView }) {
  return (
    <section className="card handover" aria-labelledby="handover-title">
      <h2 className="h3" id="handover-title">
        {t.handoverTitle}
      </h2>
      <p className="muted">{t.handoverText}</p>
      <Notices notices={handover.notices} t={t} />
      <ul className="stack">
        {handover.orders
          .flatMap((order) => order.products)
          .map((product) => (
            <li className="spread small" key={product.sku}>
              <span>
                {product.amount} × {product.name}
              </span>
              <span className="price">{formatMoney(product.total, product.currency, env.tag)}</span>
            </li>
          ))}
      </ul>
      <form method="post" action={`${env.base}/shopping-cart`} data-enhance="">
        <input type="hidden" name="intent" value="handover" />
        <input
          type="hidden"
          name="add"
          value={handover.lines.map(({ sku, amount }) => `${sku}.${amount}`).join(',')}
        />
        <input type="hidden" name="idempotency_key" value={`${formKey}.handover`} />
        <button className="btn btn-primary">{t.handoverContinue}</button>
      </form>
    </section>
  );
}
