import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Decide } from './parts/Decide.tsx';
import { EndExchange, Exchanged } from './parts/Exchange.tsx';
import { Answer, Close, GiveBack } from './parts/Forms.tsx';
import { Inspection } from './parts/Inspection.tsx';
import type { OwnReturnViewProps } from './props.ts';

/** One return: what its buyer tells, what was written and given back, and what the seller may do. */
export function OwnReturnView(props: FragmentProps<OwnReturnViewProps>) {
  const { env, t, one, mayRefund, done, error = null } = props;
  return (
    <OfficePage
      title={fill(t.of, { number: one.number })}
      intro={fill(t.opened, { at: momentOf(one.opened_on, env), buyer: one.buyer })}
      done={done && t.done[done]}
    >
      <FormNotice text={error} />
      <p>
        <span className="badge">{t.states[one.state]}</span>
      </p>
      <Facts {...props} />
      <Decide {...props} />
      <Comments {...props} />
      {one.state === 'open' && <Answer {...props} />}
      <Inspection {...props} />
      {one.may_exchange && <EndExchange {...props} />}
      <Refunds {...props} />
      {mayRefund && <GiveBack {...props} />}
      {one.state === 'open' && <Close {...props} />}
      <p>
        <a className="link" href={`${env.base}/admin/devoluciones`}>
          {t.back}
        </a>
      </p>
    </OfficePage>
  );
}

function Facts(props: OwnReturnViewProps) {
  const { env, t, one } = props;
  return (
    <dl className="facts">
      <dt>{t.order}</dt>
      <dd>
        <a href={`${env.base}/admin/ordenes/${one.order}`}>{one.number}</a>
        {` · ${formatMoney(one.total, one.currency, env.tag)}`}
      </dd>
      <dt>{t.buyer}</dt>
      <dd>
        {one.buyer} · <a href={`mailto:${one.email}`}>{one.email}</a>
      </dd>
      <dt>{t.units}</dt>
      {one.lines.map(({ line, name, amount, from }) => (
        <dd key={line}>
          {amount} × {name}
          {from && ` · ${from.variant}`}
        </dd>
      ))}
      <Exchanged {...props} />
      <dt>{t.reason}</dt>
      <dd>{t.reasons[one.reason]}</dd>
      {one.withdrawal_code !== null && (
        <>
          <dt>{t.code}</dt>
          <dd>
            {one.withdrawal_code}. {t.withdrawn}
          </dd>
        </>
      )}
      {one.detail !== '' && (
        <>
          <dt>{t.detail}</dt>
          <dd className="words" dir="auto">
            {one.detail}
          </dd>
        </>
      )}
      {one.photos.length > 0 && (
        <>
          <dt>{t.photos}</dt>
          <dd className="shown">
            {one.photos.map(({ id, width, height }, index) => (
              <a key={id} href={`${env.base}/devoluciones/fotos/${id}`}>
                <img
                  src={`${env.base}/devoluciones/fotos/${id}`}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={fill(t.photoOf, { n: index + 1 })}
                />
              </a>
            ))}
          </dd>
        </>
      )}
      {one.inspected_on === null && one.stock.some(({ restocked }) => restocked > 0) && (
        <>
          <dt>{t.restocked}</dt>
          {one.stock
            .filter(({ restocked }) => restocked > 0)
            .map(({ line, name, restocked }) => (
              <dd key={line}>
                {restocked} × {name}
              </dd>
            ))}
        </>
      )}
      {one.closed_on !== null && one.closed_by !== null && (
        <>
          <dt>{t.closed}</dt>
          <dd>
            {momentOf(one.closed_on, env)} · {t.by[one.closed_by]}
          </dd>
        </>
      )}
    </dl>
  );
}

function Comments({ env, t, one }: OwnReturnViewProps) {
  return (
    <section className="part" aria-labelledby="comments">
      <h2 className="h3" id="comments">
        {t.comments}
      </h2>
      {one.comments.length === 0 && <p className="muted">{t.noComments}</p>}
      <ol className="comments">
        {one.comments.map(({ id, at, by, text }) => (
          <li key={id}>
            <p className="muted small">
              {t.by[by]} · {momentOf(at, env)}
            </p>
            <p className="words" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Refunds({ env, t, one }: OwnReturnViewProps) {
  if (one.refunds.length === 0) return null;
  return (
    <section className="part" aria-labelledby="refunds">
      <h2 className="h3" id="refunds">
        {t.refunds}
      </h2>
      <ul className="comments">
        {one.refunds.map(({ id, state, amount, currency, changed_on: at }) => (
          <li key={id}>
            <b>{formatMoney(amount, currency, env.tag)}</b> {t.refundStates[state]}{' '}
            <span className="muted small">{momentOf(at, env)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
