import type { InvoiceView } from '../../../shared/contracts/invoices.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { InvoicesViewProps } from './props.ts';

type Props = FragmentProps<InvoicesViewProps>;

/** The account's invoices and credit notes in this store, in pages. */
export function InvoicesView(props: Props) {
  const { env, list, page, pageSize, storeName, t } = props;
  return (
    <>
      <h1 className="h1">{t.title}</h1>
      {list.results.length > 0 ? (
        <>
          <ul className="invoices" role="list">
            {list.results.map((one) => (
              <li key={one.id}>
                <Document {...props} one={one} />
              </li>
            ))}
          </ul>
          <Pager
            t={t.pager}
            tag={env.tag}
            page={page}
            last={lastPage(list.matches_estimated, pageSize)}
            url={(to) => `${env.base}/facturas${to > 1 ? `?page=${to}` : ''}`}
          />
        </>
      ) : (
        <div className="empty">
          <EdgeIcon name="card" />
          <p>{fill(t.none, { store: storeName })}</p>
          <a className="btn btn-primary" href={`${env.base}/mis-compras`}>
            {t.purchases}
          </a>
        </div>
      )}
    </>
  );
}

function Document({ env, t, one }: Props & { one: InvoiceView }) {
  const { id, number, kind, of, issued_on: at } = one;
  const days = dateTimeFormat(env.tag, { dateStyle: 'long', timeZone: timeZoneOf(env.country) });
  return (
    <>
      <p className="spread">
        <strong>
          {t.kinds[kind]} {number}
        </strong>
        <span className="price">{formatMoney(one.total, one.currency, env.tag)}</span>
      </p>
      <p className="small muted">
        <a href={`${env.base}/mis-compras/${one.order}/factura`}>
          {fill(t.order, { number: one.order_number ?? '', seller: one.seller })}
        </a>
        {of !== null && ` · ${fill(t.of, { number: of })}`}
        {' · '}
        <time dateTime={at}>{days.format(new Date(at))}</time>
      </p>
      <p className="cluster">
        <span className="badge">{t.stamps[one.stamp]}</span>
        <a href={`${env.base}/facturas/${id}/pdf`} aria-label={fill(t.pdfOf, { number })}>
          PDF
        </a>
        <a href={`${env.base}/facturas/${id}/xml`} aria-label={fill(t.xmlOf, { number })}>
          XML
        </a>
      </p>
    </>
  );
}
