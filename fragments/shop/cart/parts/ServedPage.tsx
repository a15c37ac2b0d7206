import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { CartView } from '../../../../shared/contracts/cart.ts';
import { CartTotals } from './CartTotals.tsx';
import { Line } from './Line.tsx';
import { EmptyPage } from './Nothing.tsx';
import { Notices } from './Notices.tsx';
import { SupplierPart } from './SupplierPart.tsx';
import type { CartProps } from '../props.ts';
import { checkoutsOf } from '../model/checkouts.ts';
import { AmountForm } from './AmountForm.tsx';
import { Handover } from './Handover.tsx';
import type { ServedProps } from './served-props.ts';

/**
 * The content above the live cart: the title, a form's refusal, and the lines that an embed or a
 * past order hands over.
 */
export function ServedHead(
  props: ServedProps & Pick<CartProps, 'handover' | 'handoff' | 'again' | 'error'>,
) {
  const { t, handover, handoff = null, again = false, error } = props;
  return (
    <>
      <h1 className="h1" tabIndex={-1}>
        {t.title}
      </h1>
      {error && (
        <p className="notice notice-danger" role="alert">
          <Icon name="alert" />
          {error}
        </p>
      )}
      {Boolean(handover?.lines.length || again) && (
        <Handover {...props} again={again} handover={handover!} handoff={handoff} />
      )}
    </>
  );
}

/**
 * The server cart as forms; it makes room for the live one. Without a server cart, an empty cart
 * for visitors without script.
 */
export function ServedCart(props: ServedProps & Pick<CartProps, 'cart' | 'handover'>) {
  const { cart, handover, ...served } = props;
  if (cart?.orders.length) return <ServedLines {...served} cart={cart} />;
  return handover?.lines.length ? null : (
    <noscript>
      {cart && <Notices notices={cart.notices} t={served.t} />}
      <EmptyPage env={served.env} t={served.t} />
    </noscript>
  );
}

function ServedLines({ cart, ...served }: ServedProps & { cart: CartView }) {
  const { env, t, formKey } = served;
  return (
    <div className="columns served">
      <div className="stack content">
        <Notices notices={cart.notices} t={t} />
        {cart.orders.map((order) => (
          <SupplierPart
            key={order.supplier}
            env={env}
            t={t}
            order={order}
            as="h2"
            only={cart.orders.length === 1}
            lacks={
              !order.is_configured && (
                <p className="notice notice-warning small">
                  <Icon name="alert" />
                  {t.missingConfig}
                </p>
              )
            }
          >
            {order.products.map((product) => (
              <Line key={product.sku} env={env} t={t} origin="" product={product}>
                <AmountForm {...served} product={product} />
              </Line>
            ))}
          </SupplierPart>
        ))}
      </div>
      <aside className="card summary" aria-label={t.total}>
        <CartTotals env={env} t={t} view={cart}>
          <form className="stack" method="post" action={`${env.base}/shopping-cart`}>
            <input type="hidden" name="intent" value="checkout" />
            <input type="hidden" name="cart" value={cart.cart ?? ''} />
            <input type="hidden" name="idempotency_key" value={`${formKey}.checkout`} />
            {checkoutsOf(cart.orders, t).map(({ supplier, label, ready }) => (
              <button
                key={label}
                className="btn btn-primary btn-block"
                name="supplier"
                value={supplier}
                disabled={!ready}
              >
                {label}
              </button>
            ))}
          </form>
        </CartTotals>
      </aside>
    </div>
  );
}
