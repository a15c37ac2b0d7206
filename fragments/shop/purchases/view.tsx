import { orderStates as en } from '../../../shared/i18n/order-states.en.ts';
import { orderStates as es } from '../../../shared/i18n/order-states.es.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { messages } from './messages/index.ts';
import type { PurchasesProps } from './props.ts';

type Props = FragmentProps<PurchasesProps>;

const states = { es, en };

/** What somebody bought in this store, in pages; each leads to its own page. */
export function PurchasesView(props: Props) {
  const { env, list, page, pageSize, isProven, locale } = props;
  const t = messages[locale];
  return (
    <>
      <h1 className="h1">{t.title}</h1>
      {list.results.length > 0 ? (
        <>
          <Orders {...props} />
          <Pager
            locale={locale}
            tag={env.tag}
            page={page}
            last={lastPage(list.matches_estimated, pageSize)}
            url={(to) => purchasesUrl(props, to)}
          />
        </>
      ) : (
        <Nothing {...props} />
      )}
      {!isProven && (
        <p className="small muted prove">
          {t.prove} <a href={`${env.base}/me/preferences`}>{t.preferences}</a>
        </p>
      )}
    </>
  );
}

/** Address of a page of the list. */
function purchasesUrl({ env }: Props, page: number): string {
  return `${env.base}/mis-compras${page > 1 ? `?page=${page}` : ''}`;
}

function Orders({ env, list, locale }: Props) {
  const days = dateTimeFormat(env.tag, { dateStyle: 'long', timeZone: timeZoneOf(env.country) });
  return (
    <ul className="orders" role="list">
      {list.results.map((order) => (
        <li key={order.number}>
          <a className="order" href={`${env.base}/mis-compras/${order.purchase}`}>
            <strong>{order.number}</strong>
            <time dateTime={order.placed_on}>{days.format(new Date(order.placed_on))}</time>
            <span className="badge">{states[locale][order.state]}</span>
            <span className="price">{formatMoney(order.total, order.currency, env.tag)}</span>
            <EdgeIcon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Nothing was bought, or the address is of a page behind the last. */
function Nothing(props: Props) {
  const { env, list, storeName, locale } = props;
  const t = messages[locale];
  const [why, href, label] =
    list.matches_estimated > 0
      ? [t.pastLast, purchasesUrl(props, 1), t.firstPage]
      : [t.none(storeName), `${env.base}/`, t.shop];
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
