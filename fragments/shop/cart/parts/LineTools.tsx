import type { CartProduct } from '../../../../shared/contracts/cart.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { CartUi } from './use-cart.ts';
import { Quantity } from './Quantity.tsx';

/** The controls of a line in this browser's cart. */
export function LineTools({ ui, product }: { ui: CartUi; product: CartProduct }) {
  return (
    <>
      <Quantity ui={ui} product={product} />
      <button
        type="button"
        className="icon-btn"
        aria-label={fill(ui.t.remove, { name: product.name })}
        aria-disabled={ui.state.busy}
        onClick={() => void ui.model.remove(product)}
      >
        <Icon name="trash" />
      </button>
    </>
  );
}
