import { count, fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { isCanceled } from '../../../shared/rules/order-states.ts';
import { narrowedBy } from '../../../shared/rules/purchases-filter.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { Thumbnail } from '../../../shared/ui/Thumbnail.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Find } from './parts/Find.tsx';
import type { PurchasesViewProps } from './props.ts';

const PHOTO_PX = 72;

type Props = FragmentProps<PurchasesViewProps>;

/** The account's purchases in this store, in pages; each row leads to the purchase's own page. */
export function PurchasesView(props: Props) {
  const { env, list, filter, page, pageSize, isProven, isCanceled: justCanceled, t } = props;
  const isNarrowed = narrowedBy(filter).length > 0;
  return (
    <>
      <h1 className="h1">{t.title}</h1>
      {justCanceled && (
        <p className="notice notice-success" role="status">
          {t.canceled}
        </p>
      )}
      {(list.results.length > 0 || isNarrowed) && (
        <>
          <Find t={t} action={`${env.base}/mis-compras`} filter={filter} />
          <p className="papers small">
            <a className="link" href={`${env.base}/facturas`}>
              {t.invoices}
            </a>
          </p>
        </>
      )}
      {list.results.length > 0 ? (
        <>
          <Orders {...props} />
          <Pager
            t={t.pager}
            tag={env.tag}
            page={page}
            last={lastPage(list.matches_estimated, pageSize)}
            url={(to) => purchasesUrl(props, to)}
          />
        </>
      ) : (
        <Nothing {...props} />
      )}
      <p className="small papers">
        <a className="link" href={`${env.base}/me/compras`}>
          {t.elsewhere}
        </a>
      </p>
      {!isProven && (
        <p className="small muted prove">
          {t.prove} <a href={`${env.base}/me/preferences`}>{t.preferences}</a>
        </p>
      )}
    </>
  );
}

/** Address of a page of the list. */
function purchasesUrl({ env, filter }: Props, page: number): string {
  const query = new URLSearchParams(narrowedBy(filter));
  if (page > 1) query.set('page', String(page));
  return `${env.base}/mis-compras${query.size > 0 ? `?${query}` : ''}`;
}

function Orders({ env, list, t }: Props) {
  const days = dateTimeFormat(env.tag, { dateStyle: 'long', timeZone: timeZoneOf(env.country) });
  return (
    <ul className="orders" role="list">
      {list.results.map((order) => (
        <li key={order.number}>
          <a className="order" href={`${env.base}/mis-compras/${order.purchase}`}>
            <span className="photo">
              {order.photo && <Thumbnail photo={order.photo} size={PHOTO_PX} />}
            </span>
            <span className="what">
              <strong>{order.item ?? fill(t.number, order)}</strong>
              {order.more > 0 && <span>{count(t, 'more', order.more)}</span>}
              <span className="small muted">{fill(t.soldBy, { name: order.seller })}</span>
              <span className="small muted">
                {order.is_test && <b>{t.test} </b>}
                <span className="number">{fill(t.number, order)}</span>
                {' · '}
                <time dateTime={order.placed_on}>{days.format(new Date(order.placed_on))}</time>
              </span>
            </span>
            <span className={`badge ${isCanceled(order.state) ? 'badge-danger' : ''}`}>
              {t.states[order.state]}
            </span>
            <span className="price">{formatMoney(order.total, order.currency, env.tag)}</span>
            <EdgeIcon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Shown when the account has bought nothing, or the address is of a page behind the last. */
function Nothing(props: Props) {
  const { env, list, filter, storeName, t } = props;
  const [why, href, label] =
    list.matches_estimated > 0
      ? [t.pastLast, purchasesUrl(props, 1), t.firstPage]
      : narrowedBy(filter).length > 0
        ? [t.noneFound, `${env.base}/mis-compras`, t.showAll]
        : [fill(t.none, { store: storeName }), `${env.base}/`, t.shop];
  return (
    <div className="empty">
      <EdgeIcon name="cart" />
      <p>{why}</p>
      <a className="btn btn-primary" href={href}>
        {label}
      </a>
    </div>
  );
}
