import type { InvoiceView, WaitingInvoice } from '../../../shared/contracts/invoices.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Post } from '../../_office/Post.tsx';
import { Rows } from '../../_office/Rows.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { spanOf } from './model/span.ts';
import { Billing } from './parts/Billing.tsx';
import { Global } from './parts/Global.tsx';
import type { OwnInvoicesViewProps } from './props.ts';

type Props = FragmentProps<OwnInvoicesViewProps> & { action: string };

/** The documents that the store issued, those that buyers wait for, and its tax data. */
export function OwnInvoicesView(given: FragmentProps<OwnInvoicesViewProps>) {
  const { env, t, invoices, total, page, filter, done, error } = given;
  const action = `${env.base}/admin/facturas`;
  const props = { ...given, action };
  const hrefOf = (to: number) =>
    `${action}?${new URLSearchParams([
      ...(filter === '' ? [] : [['InvoicesFilter', filter]]),
      ['page', `${to}`],
    ])}`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <Waiting {...props} />
      <Global {...props} />
      <form className="find" role="search" method="get" action={action}>
        <div className="field">
          <label htmlFor="filter">{t.filter}</label>
          <input
            id="filter"
            name="InvoicesFilter"
            defaultValue={filter}
            maxLength={40}
            aria-describedby="filter-hint"
            autoComplete="off"
          />
        </div>
        <button className="btn">{t.find}</button>
      </form>
      <p className="hint" id="filter-hint">
        {t.filterHint}
      </p>
      <section aria-label={t.list}>
        <Rows
          rows={invoices}
          renderRow={(one) => <Row {...props} one={one} />}
          all={filter === '' ? null : action}
          page={page}
          total={total}
          hrefOf={hrefOf}
          t={t}
        />
      </section>
      <Billing {...props} />
    </OfficePage>
  );
}

function Waiting(props: Props) {
  const { t, waiting } = props;
  if (waiting.length === 0) return null;
  return (
    <section className="part" aria-labelledby="waiting">
      <h2 className="h3" id="waiting">
        {t.waiting}
      </h2>
      <p className="muted">{t.waitingHint}</p>
      <ul className="rows">
        {waiting.map((one) => (
          <li key={one.order}>
            <Asked {...props} one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Asked({ env, t, one, action, supplier, idempotencyKey }: Props & { one: WaitingInvoice }) {
  const { order, number } = one;
  return (
    <div className="row">
      <div className="own">
        <a href={`${env.base}/admin/ordenes/${order}`}>
          <b>{number}</b> · {one.name}
        </a>
        <span className="small">
          {one.rfc} · {formatMoney(one.total, one.currency, env.tag)}
        </span>
        <span className="muted small">{fill(t.askedOn, { at: momentOf(one.asked_on, env) })}</span>
      </div>
      <div className="acts">
        {one.is_paid ? (
          <Post
            action={action}
            fields={{ intent: 'issue', id: supplier, order, idempotency_key: idempotencyKey }}
            label={t.issue}
            name={fill(t.issueOf, { number })}
          />
        ) : (
          <span className="badge">{t.notPaid}</span>
        )}
      </div>
    </div>
  );
}

function Row({ env, t, one, action, supplier, idempotencyKey }: Props & { one: InvoiceView }) {
  const { id, number, kind, of, stamp } = one;
  return (
    <div className="row">
      <div className="own">
        <span>
          <b>{number}</b> · {t.kinds[kind]}
          {of !== null && ` ${fill(t.of, { number: of })}`} ·{' '}
          {formatMoney(one.total, one.currency, env.tag)}
        </span>
        <span className="small">
          {one.name} · {one.rfc}
          {one.period && ` · ${spanOf(t, one.period, env)}`}
          {one.order !== null && (
            <>
              {' · '}
              <a href={`${env.base}/admin/ordenes/${one.order}`}>
                {fill(t.order, { number: one.order_number ?? '' })}
              </a>
            </>
          )}
        </span>
        <span className="badges">
          <span className="badge">{t.stamps[stamp]}</span>
          <span className="muted small">{momentOf(one.issued_on, env)}</span>
          {one.stamp_fault !== null && <span className="small">{one.stamp_fault}</span>}
        </span>
      </div>
      <div className="acts">
        <a
          className="btn btn-s btn-quiet"
          href={`${env.base}/facturas/${id}/pdf`}
          aria-label={fill(t.pdfOf, { number })}
        >
          PDF
        </a>
        <a
          className="btn btn-s btn-quiet"
          href={`${env.base}/facturas/${id}/xml`}
          aria-label={fill(t.xmlOf, { number })}
        >
          XML
        </a>
        {stamp !== 'stamped' && (
          <Post
            action={action}
            fields={{
              intent: 'stamp',
              id: supplier,
              invoice: id,
              idempotency_key: `${idempotencyKey}-${number}`,
            }}
            label={t.stamp}
            name={fill(t.stampOf, { number })}
          />
        )}
      </div>
    </div>
  );
}
