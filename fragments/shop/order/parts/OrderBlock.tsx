import type { ReactNode } from 'react';
import type { PageEnv } from '../../../_runtime/env.ts';
import { CART_THUMBNAIL_PX } from '../../../../shared/kernel/constants/index.ts';
import type { OrderView } from '../../../../shared/contracts/orders.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatArrival } from '../../../../shared/rules/delivery.ts';
import { hoursText } from '../../../../shared/rules/own-delivery.ts';
import { itemUrl } from '../../../../shared/rules/urls.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { Thumbnail } from '../../../../shared/ui/Thumbnail.tsx';
import type { Messages } from '../messages/es.ts';
import { Parcels } from './Parcels.tsx';
import { Sums } from './Sums.tsx';
import { dayText } from '../model/standing.ts';

interface OrderBlockProps {
  env: PageEnv;
  t: Messages;
  order: OrderView;
  /**
   * Whether it is the purchase's only order: its sums are the purchase's, which stand beside it.
   */
  only: boolean;
  money: (amount: number) => string;
  /** What the buyer may do with it. */
  children?: ReactNode;
}

/** One supplier's order: its number and stage, its lines, its delivery and its sums. */
export function OrderBlock({ env, t, order, only, money, children }: OrderBlockProps) {
  const title = `order-${order.id}`;
  const cancelled = order.state.startsWith('canceled');
  const isPlaced = order.state !== 'awaiting_payment';
  // A test leads to nothing: what follows from a purchase answers that there is no such order.
  const isReal = !order.is_test;
  // CFDI invoices are Mexico's, in pesos.
  const hasInvoice = isReal && !cancelled && env.country === 'MX' && order.currency === 'MXN';
  return (
    <section className="card order" aria-labelledby={title}>
      <header className="spread">
        <div>
          <h2 className="h3" id={title}>
            {fill(t.order, { number: order.number })}
          </h2>
          <p className="small muted">
            {fill(t.soldBy, { name: order.supplier_name })}
            {' · '}
            <time dateTime={order.placed_on}>
              {fill(t.placedOn, { date: dayText(order.placed_on, env.tag, env.country) })}
            </time>
          </p>
        </div>
        <p className={cancelled ? 'badge badge-danger' : 'badge state'}>
          <span className="visually-hidden">{t.state}: </span>
          {t.states[order.state]}
        </p>
      </header>
      <ul>
        {order.lines.map((line) => (
          <Line key={line.sku} env={env} t={t} line={line} money={money} />
        ))}
      </ul>
      {order.attendees.length > 0 && (
        <div className="small attendees">
          <p className="label">{t.attendees}</p>
          <ul>
            {order.attendees.map(({ sku, full_name }, index) => (
              // Two tickets may carry the same name.
              <li key={`${sku}-${index}`} className="cluster">
                <Icon name="ticket" />
                {full_name}
              </li>
            ))}
          </ul>
          {isReal && isPlaced && (
            <p className="review">
              <a className="btn btn-s" href={`${env.base}/mis-compras/${order.id}/boletos`}>
                {t.tickets}
              </a>
            </p>
          )}
        </div>
      )}
      {order.delivery_type && <Delivery env={env} t={t} order={order} />}
      <Parcels env={env} t={t} order={order} />
      {isReal && order.state === 'delivered' && (
        <p className="review">
          <a className="btn btn-s" href={`${env.base}/mis-compras/${order.id}/resenas`}>
            {t.review}
          </a>{' '}
          <a
            className="btn btn-s btn-quiet"
            href={`${env.base}/mis-compras/${order.id}/devolucion`}
          >
            {t.returns}
          </a>
        </p>
      )}
      {order.invoicing && <p className="small">{fill(t.invoicing, order.invoicing)}</p>}
      {(hasInvoice || isPlaced) && (
        <p className="review">
          {isPlaced && (
            <a className="btn btn-s btn-quiet" href={`${env.base}/shopping-cart?again=${order.id}`}>
              {t.again}
            </a>
          )}{' '}
          {hasInvoice && (
            <a className="btn btn-s btn-quiet" href={`${env.base}/mis-compras/${order.id}/factura`}>
              {t.invoice}
            </a>
          )}
        </p>
      )}
      {!only && <Sums t={t} of={order} isBrought={order.delivery_type !== null} money={money} />}
      {children}
    </section>
  );
}

function Delivery({ env, t, order }: Pick<OrderBlockProps, 'env' | 't' | 'order'>) {
  const { delivery_type: type, arrives_on, collection_address: place, courier } = order;
  const home = type !== 'collection' && type !== 'to_branch';
  // The page is read on other days too, so the day stands with its month.
  const day = arrives_on && formatArrival({ arrives_on, days: null }, env.tag);
  return (
    <p className="small how">
      <Icon name={home ? 'truck' : 'store'} />
      <span>
        {t[type!]}
        {courier && ` · ${courier.carrier} ${courier.service}`}
        {home && day && ` · ${dayOf(t, order, day)}`}
        {!home && place && <small className="muted">{place}</small>}
        {order.tracking && <Tracking env={env} t={t} tracking={order.tracking} />}
      </span>
    </p>
  );
}

/** When it arrives: on the day and at the hours that the buyer asked for, unless the seller has named another day. */
function dayOf(t: Messages, { wanted, arrives_on }: OrderView, day: string): string {
  return wanted?.date === arrives_on && wanted
    ? fill(t.wanted, { day, hours: hoursText(wanted) })
    : fill(t.arrives, { day });
}

/** The last that the courier has told of the parcels, and its own page of them. */
function Tracking({
  env,
  t,
  tracking: { number, url, journey, changed_on: since },
}: Pick<OrderBlockProps, 'env' | 't'> & { tracking: NonNullable<OrderView['tracking']> }) {
  const day = since && dayText(since, env.tag, env.country);
  return (
    <small>
      {t.journeys[journey]}
      {day && ` · ${day}`}
      {' · '}
      {url === null ? (
        fill(t.parcel, { number })
      ) : (
        <a className="link" href={url} target="_blank" rel="noreferrer">
          {fill(t.track, { number })}
        </a>
      )}
    </small>
  );
}

type LineProps = Omit<OrderBlockProps, 'order' | 'only'> & {
  line: OrderView['lines'][number];
};

function Line({ env, t, line, money }: LineProps) {
  const { photo, name, amount, list_price: listed } = line;
  const href = itemUrl(env.base, line);
  const variant = Object.entries(line.description).map(([key, value]) => `${key}: ${value}`);
  return (
    <li className="line">
      <a className="photo" href={href} tabIndex={-1} aria-hidden="true">
        {photo ? <Thumbnail photo={photo} size={CART_THUMBNAIL_PX.large} /> : <Icon name="photo" />}
      </a>
      <div>
        <a className="link name" href={href}>
          {name}
        </a>
        {variant.length > 0 && <p className="small muted">{variant.join(' · ')}</p>}
        <p className="small muted">
          {amount} × {money(line.unit_price)}
        </p>
        {listed !== undefined && (
          <p className="small muted">{fill(t.buyBy, { price: money(listed) })}</p>
        )}
      </div>
      <p className="price">{money(line.total)}</p>
    </li>
  );
}
