import type { TalkVariant } from '../../../../shared/contracts/talk-variant.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { TalkViewProps } from '../props.ts';

/** What the conversation is about, as the store sells it now; it leads to the item. */
export function About({ env, t, variant }: TalkViewProps & { readonly variant: TalkVariant }) {
  const { name, path, photo, attributes, list_price: price, crossout_price, currency } = variant;
  const values = Object.values(attributes).join(' · ');
  return (
    <a className="variant" href={env.base + path}>
      {photo && <img src={photo.url} alt="" width={48} height={48} loading="lazy" />}
      <span className="words">
        <b>{name}</b>
        {values && <span className="small">{values}</span>}
      </span>
      <span className="cost small">
        <span className="visually-hidden">{t.variant.label}: </span>
        {variant.is_free ? (
          <b>{t.variant.free}</b>
        ) : (
          price !== null && <b>{formatMoney(price, currency, env.tag)}</b>
        )}
        {crossout_price !== null && price !== null && (
          <s className="muted">{formatMoney(crossout_price, currency, env.tag)}</s>
        )}
        <span className="muted">{stockOf(variant, t)}</span>
      </span>
    </a>
  );
}

function stockOf(
  { available, can_buy: canBuy }: TalkVariant,
  { variant: words }: TalkViewProps['t'],
): string {
  if (available === 0) return words.soldOut;
  if (!canBuy) return words.missing;
  if (available === null) return words.onDemand;
  return available === 1 ? words.leftOne : fill(words.left, { n: available });
}
