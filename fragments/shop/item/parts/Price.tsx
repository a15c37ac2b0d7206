import type { ItemDetail, ItemSku } from '../../../../shared/contracts/items.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { shownPrice } from '../../../../shared/rules/prices.ts';
import { NetPrice } from '../../../../shared/ui/NetPrice.tsx';
import type { PageEnv } from '../../../_runtime/env.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { LiveMessages } from '../messages/es.ts';

interface PriceProps {
  env: PageEnv;
  item: ItemDetail;
  /** The chosen variant, whose price is shown; undefined where none can be chosen. */
  sku: ItemSku | undefined;
  t: LiveMessages;
}

/**
 * The price of the chosen variant, by the price rules of spec [5]. Where variants differ in price it
 * is the lowest, and says so, unless the page can follow the choice.
 */
export function Price(props: PriceProps) {
  const { item, sku } = props;
  if (!item.price_varies || !sku) return <PriceLine {...props} />;
  return (
    <>
      <div className="scripted">
        <PriceLine {...props} />
      </div>
      <div className="unscripted">
        <PriceLine {...props} sku={undefined} />
      </div>
    </>
  );
}

function PriceLine({ env, item, sku, t }: PriceProps) {
  const { is_free, hide_price } = item;
  const { list_price, crossout_price } = sku ?? item;
  const shown = shownPrice({ list_price, crossout_price, is_free, hide_price });
  const write = (minor: number) => formatMoney(minor, item.currency, env.tag);
  if (shown.kind === 'hidden')
    return (
      <p className="price-line price" part="price">
        {t.ask}
      </p>
    );
  if (shown.kind === 'free')
    return (
      <p className="price-line price price-free" part="price">
        {t.free}
      </p>
    );
  return (
    <p className="price-line" part="price" aria-live="polite">
      {shown.old !== null && <span className="visually-hidden">{t.now}</span>}
      <span className={shown.percentOff === null ? 'price' : 'price sale'}>
        {!sku && item.price_varies && <small>{t.from} </small>}
        {write(shown.amount)}
      </span>
      {shown.old !== null && (
        <>
          <span className="visually-hidden">{t.before}</span>
          <s className="price-old">{write(shown.old)}</s>
        </>
      )}
      {shown.percentOff !== null && (
        <span className="badge badge-accent">
          <span aria-hidden="true">−{shown.percentOff}%</span>
          <span className="visually-hidden">{fill(t.off, { n: shown.percentOff })}</span>
        </span>
      )}
      <NetPrice env={env} item={item} price={shown.amount} t={t} />
    </p>
  );
}
