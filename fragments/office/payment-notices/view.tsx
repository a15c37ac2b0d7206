import { count, fill } from '../../../shared/i18n/fill.ts';
import {
  noticeResults,
  type PaymentNotice,
  type ProviderHealth,
} from '../../../shared/contracts/payment-notices.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Post } from '../../_office/Post.tsx';
import { Rows } from '../../_office/Rows.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { PaymentNoticesViewProps } from './props.ts';

/** How the providers of payments have answered of late, and every event that they have sent. */
export function PaymentNoticesView(props: FragmentProps<PaymentNoticesViewProps>) {
  const { env, t, notices, total, page, result } = props;
  const action = `${env.base}/admin/pagos/avisos`;
  const hrefOf = (to: number) =>
    `${action}?${new URLSearchParams([...(result === '' ? [] : [['result', result]]), ['page', `${to}`]])}`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={props.isTaken ? t.taken : null}>
      <FormNotice text={props.error} />
      <Providers {...props} />
      <section className="part" aria-labelledby="notices">
        <h2 className="h3" id="notices">
          {t.list}
        </h2>
        <form className="find" role="search" action={action} id="search">
          <div className="field">
            <label htmlFor="f-result">{t.result}</label>
            <select id="f-result" name="result" defaultValue={result}>
              <option value="">{t.every}</option>
              {noticeResults.map((one) => (
                <option key={one} value={one}>
                  {t.results[one]}
                </option>
              ))}
            </select>
          </div>
          <button className="btn">{t.find}</button>
        </form>
        <Rows
          rows={notices}
          renderRow={(notice) => <Row {...props} notice={notice} action={action} />}
          all={result === '' ? null : action}
          page={page}
          total={total}
          hrefOf={hrefOf}
          t={t}
        />
      </section>
    </OfficePage>
  );
}

function Providers(props: PaymentNoticesViewProps) {
  const { t, providers } = props;
  return (
    <section className="part" aria-labelledby="providers">
      <h2 className="h3" id="providers">
        {t.providers}
      </h2>
      {providers.length > 0 ? (
        <ul className="providers">
          {providers.map((provider) => (
            <Provider {...props} key={provider.payment_type} provider={provider} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t.noProviders}</p>
      )}
    </section>
  );
}

function Provider({
  env,
  t,
  provider,
}: PaymentNoticesViewProps & { readonly provider: ProviderHealth }) {
  const { state, tries, last_told_on: last } = provider;
  const isBad = state === 'failing' || state === 'unheard';
  const owing = (['unanswered', 'waiting', 'refused'] as const).filter((one) => provider[one] > 0);
  return (
    <li>
      <b>{t.codes[provider.payment_type]}</b>
      <span className={isBad ? 'badge badge-danger' : 'badge'}>{t.states[state]}</span>
      {isBad && <p className="small">{t.stateHints[state]}</p>}
      <p className="small">
        {tries === 0
          ? t.noTries
          : (['tries', 'approved', 'declined'] as const)
              .map((one) => count(t, one, provider[one]))
              .join(' · ')}
      </p>
      {owing.map((one) => (
        <p className="small" key={one}>
          {count(t, one, provider[one])}
        </p>
      ))}
      <p className="muted small">
        {last === null ? t.neverTold : fill(t.lastTold, { time: momentOf(last, env) })}
      </p>
    </li>
  );
}

function Row({
  env,
  t,
  notice,
  action,
  idempotencyKey,
}: PaymentNoticesViewProps & { readonly notice: PaymentNotice; readonly action: string }) {
  const { id, event, payment, result, times } = notice;
  const code = t.codes[notice.payment_type];
  return (
    <div className="row">
      <div className="own">
        <span>
          <b>{code}</b> <code>{event}</code>
        </span>
        {payment === null ? (
          <span className="small">{fill(t.noPayment, { reference: notice.reference })}</span>
        ) : (
          <a className="small" href={`${env.base}/admin/pagos/${payment}`}>
            {t.payment}
          </a>
        )}
        <span className="badges">
          <span className={result === 'waiting' ? 'badge badge-danger' : 'badge'}>
            {t.results[result]}
          </span>
          <span className="muted small">
            {momentOf(notice.last_on, env)}
            {times > 1 && ` · ${fill(t.times, { times: `${times}` })}`}
          </span>
        </span>
      </div>
      <div className="acts">
        <Post
          action={action}
          fields={{ intent: 'replay', notice: id, idempotency_key: `${idempotencyKey}-${id}` }}
          label={t.replay}
          name={fill(t.replayOf, { event })}
        />
      </div>
    </div>
  );
}
