import type { ReactNode } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney, sumMinor } from '../../../../shared/kernel/money.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import type { OwnOrderViewProps } from '../props.ts';

/** Width of a photo, in CSS pixels. */
const PHOTO_PX = 56;

/** What was bought, and what it comes to. */
export function Lines({ env, t, order, children }: OwnOrderViewProps & { children?: ReactNode }) {
  const standing = sumMinor(order.lines.map(({ total }) => total));
  const money = (amount: number) => formatMoney(amount, order.currency, env.tag);
  return (
    <section className="part" aria-labelledby="goods">
      <h2 className="h3" id="goods">
        {t.goods}
      </h2>
      <ul className="rows">
        {order.lines.map((line) => (
          <li key={line.sku}>
            <div className="row">
              <span className="thumb">
                {line.photo && (
                  <img src={thumbnail(line.photo.url, PHOTO_PX)} alt="" loading="lazy" />
                )}
              </span>
              <div className="own">
                <b>{line.name}</b>
                <span className="muted small">{Object.values(line.description).join(' · ')}</span>
                {line.exchanged?.map(({ units, variant }, at) => (
                  <span className="muted small" key={at}>
                    {fill(t.exchanged, { units, variant })}
                  </span>
                ))}
                <span className="small">
                  {line.amount} × {money(line.unit_price)}
                </span>
                {line.list_price !== undefined && (
                  <span className="muted small">
                    {fill(t.buyBy, { price: money(line.list_price) })}
                  </span>
                )}
              </div>
              <span className="price">{money(line.total)}</span>
            </div>
          </li>
        ))}
      </ul>
      <dl className="amounts">
        <dt className="muted">{t.subtotal}</dt>
        <dd>{money(order.items_total)}</dd>
        {order.edits && standing < order.items_total && (
          <>
            <dt className="muted">{t.edit.takenOut}</dt>
            <dd>{money(standing - order.items_total)}</dd>
          </>
        )}
        <dt className="muted">{t.shipping}</dt>
        <dd>{money(order.shipping_total)}</dd>
        <dt>
          <b>{order.edits && standing < order.items_total ? t.edit.paidTotal : t.total}</b>
        </dt>
        <dd>
          <b>{money(order.total)}</b>
        </dd>
      </dl>
      {order.attendees.length > 0 && (
        <>
          <h3 className="label">{t.attendees}</h3>
          <ul>
            {order.attendees.map(({ sku, full_name, phone }, place) => (
              // Two tickets may carry the same name.
              <li key={`${sku}-${place}`}>
                {full_name} · {phone}
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </section>
  );
}
