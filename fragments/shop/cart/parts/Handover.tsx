import type { CartView } from '../../../../shared/contracts/cart.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { Notices } from './Notices.tsx';
import type { ServedProps } from './served-props.ts';

/**
 * The lines of a link from a partner's page, or of an order that is bought again, and why others
 * cannot be bought. They are only shown: the visitor puts them into the cart.
 */
export function Handover(
  props: ServedProps & { again: boolean; handover: CartView; handoff: string | null },
) {
  const { t, again, handover } = props;
  const hasAny = handover.lines.length > 0;
  return (
    <section className="card handover" aria-labelledby="handover-title">
      <h2 className="h3" id="handover-title">
        {again ? t.againTitle : t.handoverTitle}
      </h2>
      <p className="muted">{again ? (hasAny ? t.againText : t.againNone) : t.handoverText}</p>
      <Notices notices={handover.notices} t={t} />
      {hasAny && <Chosen {...props} />}
    </section>
  );
}

function Chosen({ env, t, formKey, again, handover, handoff }: Parameters<typeof Handover>[0]) {
  return (
    <>
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
        {handoff !== null && <input type="hidden" name="handoff" value={handoff} />}
        <input type="hidden" name="idempotency_key" value={`${formKey}.handover`} />
        <button className="btn btn-primary">{again ? t.againContinue : t.handoverContinue}</button>
      </form>
    </>
  );
}
