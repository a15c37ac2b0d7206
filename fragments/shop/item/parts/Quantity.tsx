import { useState } from 'react';
import type { ItemDetail, ItemSku } from '../../../../shared/contracts/items.ts';
import {
  checkQuantity,
  isBlockedKey,
  quantityLimit,
  type QuantityLimits,
  type QuantityProblem,
} from '../../../../shared/rules/quantity.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { LiveMessages } from '../messages/es.ts';

/** From this number on the page says how many units are left. */
const FEW = 5;

interface QuantityProps {
  amount: number;
  limits: QuantityLimits;
  /** Called with every amount that fits, and with the limit that a larger one broke. */
  change: (amount: number, problem: QuantityProblem | null) => void;
  t: LiveMessages;
}

/** The number of units, by the quantity rules of spec [5]. */
export function Quantity({ amount, limits, change, t }: QuantityProps) {
  // The field's text while it is empty or zero, which count as no amount.
  const [typed, setTyped] = useState<string>();
  const ask = (text: string | number) => {
    const { amount: fits, problem } = checkQuantity(text, limits);
    setTyped(problem === 'ignored' ? String(text) : undefined);
    if (problem !== 'ignored') change(fits, problem);
  };
  return (
    <div className="field">
      <label htmlFor="amount">{t.amount}</label>
      <div className="qty">
        <button
          type="button"
          aria-label={t.less}
          // A disabled button would lose the focus of the keyboard.
          aria-disabled={amount <= 1}
          onClick={() => amount > 1 && ask(amount - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id="amount"
          name="amount"
          type="number"
          inputMode="numeric"
          min={1}
          max={quantityLimit(limits)}
          step={1}
          required
          value={typed ?? amount}
          onKeyDown={(event) => isBlockedKey(event.key) && event.preventDefault()}
          onChange={(event) => ask(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <button type="button" aria-label={t.more} onClick={() => ask(amount + 1)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}

/** A hint: few units are left, one purchase has a limit, or the item is made on demand. */
export function StockHint({ item, sku, t }: { item: ItemDetail; sku: ItemSku; t: LiveMessages }) {
  const { available } = sku;
  const most = item.max_purchase_amount;
  if (available !== null && available <= FEW)
    return (
      <p className="few small">{available === 1 ? t.leftOne : fill(t.left, { n: available })}</p>
    );
  if (most !== null) return <p className="muted small">{fill(t.most, { n: most })}</p>;
  return item.stock_type === 'ondemand' && item.type === 'product' ? (
    <p className="muted small">{t.onDemand}</p>
  ) : null;
}
