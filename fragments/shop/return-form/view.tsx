import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { AskForm } from './parts/AskForm.tsx';
import { momentText } from './parts/moment.ts';
import { OneReturn } from './parts/OneReturn.tsx';
import type { ReturnFormViewProps } from './props.ts';

type Props = FragmentProps<ReturnFormViewProps>;

/** The returns of an order: those that were asked for, what came back, and the form to ask for one. */
export function ReturnFormView(props: Props) {
  const { t, env, order, done, error } = props;
  const own = `${env.base}/mis-compras/${order.order}`;
  const next = encodeURIComponent(`${own}/devolucion`);
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
          <p>{t.done[done]}</p>
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
          {order.returns.map((one) => (
            <OneReturn key={one.id} {...props} one={one} />
          ))}
          <Refunds {...props} />
          {order.refusal === null ? <AskForm {...props} /> : <WhyNot {...props} />}
        </>
      )}
      <p>
        <a href={own}>{t.back}</a>
      </p>
    </section>
  );
}

function WhyNot({ t, order }: Props) {
  const { refusal } = order;
  // An open return stands above, with all that may be done about it.
  if (refusal === null || refusal === 'return_is_open') return null;
  return (
    <div className="empty">
      <p>{t.refusals[refusal]}</p>
    </div>
  );
}

function Refunds({ t, env, order }: Props) {
  if (order.refunds.length === 0) return null;
  return (
    <section className="part" aria-labelledby="refunds">
      <h2 className="h3" id="refunds">
        {t.refunds}
      </h2>
      <ul>
        {order.refunds.map(({ id, state, amount, currency, changed_on: at }) => (
          <li key={id} className="spread">
            <span>
              {t.refundStates[state]}{' '}
              <time className="muted small" dateTime={at}>
                {momentText(at, env)}
              </time>
            </span>
            <b className="price">{formatMoney(amount, currency, env.tag)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
