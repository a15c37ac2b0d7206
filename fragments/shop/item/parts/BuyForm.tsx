import { cartChanged } from '../../../../shared/bus/topics/cart.ts';
import { useEffect, useState, type FormEvent } from 'react';
import type { ItemDetail, ItemSku } from '../../../../shared/contracts/items.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { shownPrice } from '../../../../shared/rules/prices.ts';
import { checkQuantity } from '../../../../shared/rules/quantity.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { addToCart, limitsOf } from '../../../../shared/state/add-to-cart.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { isSoldOut, skuName } from '../../../../shared/rules/skus.ts';
import { SHOWN_FIRST_MS } from '../../../_runtime/early.ts';
import { tellAdded } from '../model/early.ts';
import type { DetailsProps } from '../props.ts';
import { Quantity, StockHint } from './Quantity.tsx';
import { Variants } from './Variants.tsx';

interface BuyFormProps extends DetailsProps {
  sku: ItemSku;
  choose: (sku: ItemSku) => void;
}

/** Variants, quantity and the button. Without script the form posts, and the edge checks it. */
export function BuyForm({ detail, env, sku, choose, t }: BuyFormProps) {
  const [amount, setAmount] = useState(1);
  const [said, setSaid] = useState<{ tone: 'error' | 'done'; text: string }>();
  const limits = limitsOf(detail, sku);
  const soldOut = isSoldOut(sku);
  useEffect(() => {
    tellAdded(detail.id, () => setSaid({ tone: 'done', text: t.added }));
  }, [detail.id, t.added]);
  const change = (next: number, problem: keyof typeof t.problems | null) => {
    setAmount(next);
    setSaid(problem ? { tone: 'error', text: t.problems[problem] } : undefined);
  };
  const pick = (next: ItemSku) => {
    choose(next);
    const { amount: fits } = checkQuantity(amount, limitsOf(detail, next));
    change(Math.max(fits, 1), null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const told = add();
    // The cart's drawer comes first: to paint the form's words before it holds it up by a frame.
    if (told?.tone === 'done') setTimeout(setSaid, SHOWN_FIRST_MS, told);
    else setSaid(told);
  };
  const add = (): typeof said => {
    try {
      const { problem, held } = addToCart(env.store, detail, sku, amount);
      if (!problem) return { tone: 'done', text: t.added };
      return {
        tone: 'error',
        text: `${t.problems[problem]}. ${held ? fill(t.held, { n: held }) : ''}`,
      };
    } catch {
      return { tone: 'error', text: t.addFailed };
    }
  };

  return (
    <form
      className="buy stack"
      method="post"
      action={`${env.base}/shopping-cart`}
      data-enhance=""
      autoComplete="off"
      onSubmit={submit}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="item" value={detail.id} />
      <input type="hidden" name="idempotency_key" value="" />
      <Variants env={env} detail={detail} sku={sku} choose={pick} t={t} />
      {!soldOut && (
        <div className="amount">
          <Quantity amount={amount} limits={limits} change={change} t={t} />
          <StockHint item={detail} sku={sku} t={t} />
        </div>
      )}
      <div className="reach">
        <p className="chosen-now small" aria-hidden="true">
          {detail.skus.length > 1 && <span className="muted">{skuName(sku)}</span>}
          <strong>{priceOf(detail, sku, env.tag) ?? t.free}</strong>
        </p>
        <button
          className="btn btn-primary btn-block add"
          disabled={soldOut}
          data-leads={cartChanged.name}
          part="button"
        >
          <Icon name={said?.tone === 'done' ? 'check' : 'cart'} />
          {soldOut ? t.soldOut : detail.type === 'experience' ? t.addTicket : t.add}
        </button>
      </div>
      <p className={said?.tone === 'error' ? 'said error small' : 'said small'} role="status">
        {said?.text}
      </p>
    </form>
  );
}

/** The price of a variant as the bar names it; undefined where it is free. */
function priceOf(detail: ItemDetail, sku: ItemSku, tag: string): string | undefined {
  const shown = shownPrice({ ...detail, ...sku });
  return shown.kind === 'price' ? formatMoney(shown.amount, detail.currency, tag) : undefined;
}
