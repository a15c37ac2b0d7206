import type { ItemCard } from '../../../../shared/contracts/items.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { shownPrice } from '../../../../shared/rules/prices.ts';
import { NetPrice } from '../../../../shared/ui/NetPrice.tsx';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { Messages } from '../messages/es.ts';

/** A card's price line, by the price rules of spec [5]. */
export function CardPrice({ env, t, item }: { env: PageEnv; t: Messages; item: ItemCard }) {
  const shown = shownPrice(item);
  if (shown.kind === 'hidden') return <p className="price ask">{t.ask}</p>;
  if (shown.kind === 'free') return <p className="price price-free">{t.free}</p>;
  return (
    <p className="prices">
      {shown.old !== null && <span className="visually-hidden">{t.now}</span>}
      <span className={shown.percentOff === null ? 'price' : 'price sale'}>
        {item.price_varies && <span className="from">{t.from} </span>}
        {formatMoney(shown.amount, item.currency, env.tag)}
      </span>
      {shown.old !== null && (
        <>
          <span className="visually-hidden">{t.before}</span>
          <s className="price-old">{formatMoney(shown.old, item.currency, env.tag)}</s>
        </>
      )}
      <NetPrice env={env} item={item} price={shown.amount} t={t} />
    </p>
  );
}
