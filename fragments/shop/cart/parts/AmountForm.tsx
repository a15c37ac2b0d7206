import type { CartProduct } from '../../../../shared/contracts/cart.ts';
import { quantityLimit } from '../../../../shared/rules/quantity.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { ServedProps } from './served-props.ts';

/** The controls of a server cart's line, without script. */
export function AmountForm({ env, t, formKey, product }: ServedProps & { product: CartProduct }) {
  const { sku, name } = product;
  const hidden = (intent: string) => (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="idempotency_key" value={`${formKey}.${intent}.${sku}`} />
    </>
  );
  return (
    <>
      <form className="amount" method="post" action={`${env.base}/shopping-cart`}>
        {hidden('set')}
        <input
          type="number"
          name="amount"
          aria-label={fill(t.amountOf, { name })}
          min={1}
          max={quantityLimit(product)}
          defaultValue={product.amount}
        />
        <button className="btn btn-s">{t.update}</button>
      </form>
      <form method="post" action={`${env.base}/shopping-cart`}>
        {hidden('remove')}
        <button className="icon-btn" aria-label={fill(t.remove, { name })}>
          <Icon name="trash" />
        </button>
      </form>
    </>
  );
}
