import { useState } from 'react';
import type { CartProduct } from '../../../../shared/contracts/cart.ts';
import { isBlockedKey, quantityLimit } from '../../../../shared/rules/quantity.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { CartUi } from './use-cart.ts';

/**
 * The stepper of a line. Its controls are `aria-disabled` while an answer is awaited, not
 * `disabled`, which would take the focus from a shopper who uses the keyboard.
 */
export function Quantity({ ui, product }: { ui: CartUi; product: CartProduct }) {
  const { t, state, model } = ui;
  const [typed, setTyped] = useState<string>();
  const { amount, name } = product;
  const set = (requested: number | string): void => {
    setTyped(undefined);
    void model.setAmount(product, requested);
  };
  const step = (by: number, blocked: boolean, label: string, icon: 'minus' | 'plus') => (
    <button
      type="button"
      aria-label={fill(label, { name })}
      aria-disabled={state.busy || blocked}
      onClick={() => !blocked && set(amount + by)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="qty">
      {step(-1, amount <= 1, t.less, 'minus')}
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={fill(t.amountOf, { name })}
        readOnly={state.busy}
        value={typed ?? amount}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== undefined && set(typed)}
        onKeyDown={(event) => {
          if (isBlockedKey(event.key)) event.preventDefault();
          if (event.key === 'Enter' && typed !== undefined) set(typed);
        }}
      />
      {step(1, amount >= quantityLimit(product), t.more, 'plus')}
    </div>
  );
}
