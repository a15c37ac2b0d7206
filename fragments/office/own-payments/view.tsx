import { count, fill } from '../../../shared/i18n/fill.ts';
import type { DueDeposit, OwnPayment } from '../../../shared/contracts/own-payments.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { DayRange } from '../../../shared/ui/form/DayRange.tsx';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Post } from '../../_office/Post.tsx';
import { Rows } from '../../_office/Rows.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { DisputeRow } from './parts/DisputeRow.tsx';
import { Unanswered } from './parts/Unanswered.tsx';
import type { OwnPaymentsViewProps } from './props.ts';

/** The payments that the store takes, found, and its balance in the books. */
export function OwnPaymentsView(props: FragmentProps<OwnPaymentsViewProps>) {
  const { env, t, payments, total, page, narrowed } = props;
  const action = `${env.base}/admin/pagos`;
  const asked = Object.entries(narrowed).filter(([, value]) => value !== '');
  const isNarrowed = asked.length > 0;
  const hrefOf = (to: number) => `${action}?${new URLSearchParams([...asked, ['page', `${to}`]])}`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={props.isConfirmed ? t.done : null}>
      <FormNotice text={props.error} />
      <TestWays {...props} />
      <Unanswered {...props} action={action} />
      <Deposits {...props} action={action} />
      <Balances {...props} />
      <p className="cluster">
        <a className="btn btn-s" href={`${action}/avisos`}>
          {t.notices}
        </a>
        <a className="btn btn-s" href={`${env.base}/admin/compras-sin-terminar`}>
          {t.left}
        </a>
        <a className="btn btn-s" href={`${action}/liquidaciones`}>
          {t.settlements}
        </a>
      </p>
      <Find {...props} action={action} />
      <section aria-label={t.list}>
        {narrowed.state in t.disputed ? (
          <Rows
            rows={props.disputes.results.map((one) => ({ ...one, id: one.dispute.id }))}
            renderRow={(one) => <DisputeRow {...props} one={one} action={action} />}
            all={action}
            page={page}
            total={props.disputes.matches_estimated}
            hrefOf={hrefOf}
            t={{ ...t, noneFound: t.noDispute, noneFoundText: t.noDisputeText }}
          />
        ) : (
          <Rows
            rows={payments}
            renderRow={(payment) => <Row {...props} payment={payment} action={action} />}
            all={isNarrowed ? action : null}
            page={page}
            total={total}
            hrefOf={hrefOf}
            t={t}
          />
        )}
      </section>
    </OfficePage>
  );
}

/** Says by which ways no money moves; nothing where it does by all of them. */
function TestWays({ t, env, testWays }: OwnPaymentsViewProps) {
  if (testWays.length === 0) return null;
  const names = testWays.map((code) => t.codes[code]).join(', ');
  return (
    <p className="notice" role="note">
      <span>
        {fill(t.testMode, { names })}{' '}
        <a href={`${env.base}/admin/configuracion#keys`}>{t.testKeys}</a>
      </span>
    </p>
  );
}

function Deposits(props: OwnPaymentsViewProps & { action: string }) {
  const { t, deposits } = props;
  if (deposits.length === 0) return null;
  return (
    <section className="part" aria-labelledby="deposits">
      <h2 className="h3" id="deposits">
        {t.deposits}
      </h2>
      <p className="muted">{t.depositsHint}</p>
      <ul className="rows">
        {deposits.map((deposit) => (
          <li key={deposit.id}>
            <Deposit {...props} deposit={deposit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deposit({
  env,
  t,
  deposit,
  action,
  idempotencyKey,
}: OwnPaymentsViewProps & { deposit: DueDeposit; action: string }) {
  const { id, number, buyer, is_over: isOver, arrived } = deposit;
  const money = (minor: number) => formatMoney(minor, deposit.currency, env.tag);
  const amount = money(deposit.amount);
  const received = money(arrived);
  const left = money(deposit.amount - arrived);
  const until = momentOf(deposit.until, env);
  return (
    <div className="row">
      <div className="own">
        <span>
          <b>{amount}</b> · {buyer}
        </span>
        <span className="small">{fill(t.deposit, { number })}</span>
        {arrived > 0 && <span className="small">{fill(t.arrived, { received, left })}</span>}
        <span className={isOver ? 'small' : 'muted small'}>
          {fill(isOver ? t.over : t.waits, { until })}
        </span>
      </div>
      <div>
        <Post
          action={action}
          fields={{ intent: 'confirm', payment: id, idempotency_key: `${idempotencyKey}-${id}` }}
          label={t.confirm}
          name={fill(t.confirmOf, { buyer, amount: left })}
        />
      </div>
    </div>
  );
}

function Balances({ env, t, balances }: OwnPaymentsViewProps) {
  const shown = balances.filter(
    ({ locked, open, owed }) => locked !== 0 || open !== 0 || owed !== 0,
  );
  return (
    <section className="part" aria-labelledby="balances">
      <h2 className="h3" id="balances">
        {t.balances}
      </h2>
      {shown.length === 0 && <p className="muted">{t.noBalance}</p>}
      {shown.map(({ currency, ...balance }) => (
        <dl className="balances" key={currency}>
          {(['locked', 'open', 'owed'] as const)
            .filter((part) => part !== 'owed' || balance.owed !== 0)
            .map((part) => (
              <div key={part}>
                <dt>{t[part]}</dt>
                <dd>{formatMoney(balance[part], currency, env.tag)}</dd>
                <dd className="muted small">{t[`${part}Hint`]}</dd>
              </div>
            ))}
        </dl>
      ))}
    </section>
  );
}

function Find({ t, narrowed, action }: OwnPaymentsViewProps & { action: string }) {
  return (
    <form className="find" role="search" action={action} id="search">
      <div className="field">
        <label htmlFor="f-text">{t.search}</label>
        <input id="f-text" name="text" type="search" maxLength={100} defaultValue={narrowed.text} />
      </div>
      <div className="field">
        <label htmlFor="f-state">{t.state}</label>
        <select id="f-state" name="state" defaultValue={narrowed.state}>
          <option value="">{t.every}</option>
          {Object.entries({ ...t.states, ...t.disputed }).map(([state, words]) => (
            <option key={state} value={state}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="f-code">{t.way}</label>
        <select id="f-code" name="payment_type" defaultValue={narrowed.payment_type}>
          <option value="">{t.every}</option>
          {Object.entries(t.codes).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <DayRange t={t} narrowed={narrowed} />
      <button className="btn">{t.find}</button>
    </form>
  );
}

function Row({
  env,
  t,
  payment,
  action,
}: OwnPaymentsViewProps & { payment: OwnPayment; action: string }) {
  const { id, state, payment_type: code, card, orders, buyer } = payment;
  const amount = formatMoney(payment.amount, payment.currency, env.tag);
  const numbers = orders.map(({ number }) => number).join(', ');
  const href = `${action}/${id}`;
  return (
    <div className="row">
      <div className="own">
        <a href={href}>
          <b>{amount}</b> · {buyer}
        </a>
        <span className="small">
          {t.codes[code]}
          {card && ` · ${card.brand} ···· ${card.last4}`}
          {orders.length > 0 && ` · ${count(t, 'order', orders.length, { numbers })}`}
        </span>
        <span className="badges">
          <span className={state === 'declined' ? 'badge badge-danger' : 'badge'}>
            {t.states[state]}
          </span>
          {payment.is_test && <span className="badge">{t.test}</span>}
          <span className="muted small">{momentOf(payment.begun_on, env)}</span>
        </span>
      </div>
      <div className="acts">
        <a
          className="btn btn-s btn-quiet"
          href={href}
          aria-label={fill(t.openOf, { buyer, amount })}
        >
          {t.openOne}
        </a>
      </div>
    </div>
  );
}
