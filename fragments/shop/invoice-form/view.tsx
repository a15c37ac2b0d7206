import type { InvoiceView } from '../../../shared/contracts/invoices.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { FormUi } from '../../../shared/ui/form/form-ui.ts';
import { TaxFields } from '../../../shared/ui/form/TaxFields.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { InvoiceFormViewProps } from './props.ts';

type Props = FragmentProps<InvoiceFormViewProps>;

/** The invoice of an order: the form that asks for it, then its documents. */
export function InvoiceFormView(props: Props) {
  const { t, env, order, isDone, error } = props;
  const own = `${env.base}/mis-compras/${order.order}`;
  const next = encodeURIComponent(`${own}/factura`);
  const { invoices, billing, refusal } = order;
  const kept = billing !== null && invoices.length === 0 && fill(t.kept, order);
  const done = invoices.length > 0 ? isDone && t.issued : kept;
  return (
    <section className="page" aria-labelledby="title">
      <header>
        <h1 className="h1" id="title">
          {t.title}
        </h1>
        <p className="muted">{fill(t.intro, { number: order.number, seller: order.seller })}</p>
      </header>
      {done && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{done}</p>
        </div>
      )}
      <FormNotice text={error} />
      {order.needs_sign_in ? (
        <div className="empty">
          <p>{t.signIn}</p>
          <a className="btn btn-primary" href={`${env.base}/login?next=${next}`}>
            {t.toSignIn}
          </a>
        </div>
      ) : (
        <>
          {invoices.map((one) => (
            <Document key={one.id} {...props} one={one} />
          ))}
          {refusal === null && <AskForm {...props} action={`${own}/factura`} />}
          {refusal !== null && refusal !== 'invoice_issued' && (
            <div className="empty">
              <p>{t.refusals[refusal]}</p>
            </div>
          )}
        </>
      )}
      <p>
        <a href={own}>{t.back}</a>
      </p>
    </section>
  );
}

function Document({ t, env, one }: Props & { one: InvoiceView }) {
  const { id, number, kind, of, rfc, name, stamp } = one;
  return (
    <article className="one" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t.kinds[kind]} {number}
      </h2>
      <p className="spread">
        <span>
          {name} · {rfc}
        </span>
        <b className="price">{formatMoney(one.total, one.currency, env.tag)}</b>
      </p>
      {of !== null && <p className="small muted">{fill(t.of, { number: of })}</p>}
      <p className="small">
        <span className="badge">{t.stamps[stamp]}</span>{' '}
        {stamp === 'stamped' ? `${t.testStamp} ${one.stamp_folio}` : t.unstamped}
      </p>
      <p className="cluster">
        <a
          className="btn btn-s"
          href={`${env.base}/facturas/${id}/pdf`}
          aria-label={fill(t.pdfOf, { number })}
        >
          {t.pdf}
        </a>
        <a
          className="btn btn-s btn-quiet"
          href={`${env.base}/facturas/${id}/xml`}
          aria-label={fill(t.xmlOf, { number })}
        >
          {t.xml}
        </a>
      </p>
    </article>
  );
}

function AskForm(props: Props & { action: string }) {
  const { t, order, errors, idempotencyKey, action } = props;
  const values = Object.keys(props.values).length > 0 ? props.values : { ...order.billing };
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  return (
    <form className="ask" method="post" action={action} id="ask">
      <h2 className="h3">{t.ask}</h2>
      <p className="muted">{t.askHint}</p>
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <TaxFields ui={ui} t={t} />
      <p>
        <button className="btn btn-primary">{order.billing ? t.change : t.askNow}</button>
      </p>
    </form>
  );
}
