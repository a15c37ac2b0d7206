import type { WalletEntry } from '../../../shared/contracts/wallets.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { DayRange } from '../../../shared/ui/form/DayRange.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { WalletViewProps } from './props.ts';

type Props = FragmentProps<WalletViewProps>;

/** A wallet: its balances, its entries in pages, and its statements by month. */
export function WalletView(props: Props) {
  const { env, t, wallet, path, of } = props;
  const { others, balance } = wallet;
  return (
    <>
      <header className="head">
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{of === 'person' ? t.introPerson : t.introStore}</p>
      </header>
      <Parts {...props} />
      {props.draw !== null && (
        <p className="draw">
          <a className="btn btn-primary" href={env.base + props.draw}>
            {t.draw}
          </a>
        </p>
      )}
      {wallet.paused !== null && (
        <p className="notice notice-warning" role="status">
          {fill(t.paused, { reason: wallet.paused })}
        </p>
      )}
      {balance < 0 && (
        <p className="notice" role="status">
          {t.below}
        </p>
      )}
      {others.length > 0 && (
        <nav aria-label={t.others}>
          {others.map((other) => (
            <a
              key={other}
              className="btn btn-s"
              href={`${env.base}${path.slice(0, path.lastIndexOf('/') + 1)}${other}`}
            >
              {other.toUpperCase()}
            </a>
          ))}
        </nav>
      )}
      <Entries {...props} />
      <Unearned {...props} />
      <Statements {...props} />
    </>
  );
}

function Parts({ env, t, wallet }: Props) {
  const { currency } = wallet.wallet_type;
  const money = (minor: number) => formatMoney(minor, currency, env.tag);
  const parts = [
    ['balance', t.balance, money(wallet.balance), t.balanceHint],
    ['locked', t.locked, money(wallet.locked), t.lockedHint],
    ['available', t.available, money(wallet.available_for_cashout), t.availableHint],
    ...(wallet.paying > 0
      ? ([['paying', t.paying, money(wallet.paying), t.payingHint]] as const)
      : []),
    ['next', t.next, dayOf(wallet.next_cutoff_date, env), t.nextHint],
  ] as const;
  return (
    <dl className="parts">
      {parts.map(([part, label, value, hint]) => (
        <div key={part}>
          <dt>{label}</dt>
          <dd className="sum">{value}</dd>
          <dd className="muted small">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}

function Entries(props: Props) {
  const { env, t, wallet, page, pageSize, narrowed, of } = props;
  const action = env.base + props.path;
  const asked = Object.entries(narrowed).filter(([, value]) => value !== '');
  const { results, matches_estimated: total } = wallet.entries;
  const isNarrowed = asked.length > 0;
  return (
    <section aria-labelledby="entries">
      <h2 className="h2" id="entries">
        {t.list}
      </h2>
      <Find {...props} action={action} />
      {results.length > 0 ? (
        <ul className="rows" role="list">
          {results.map((entry) => (
            <Row key={entry.id} {...props} entry={entry} />
          ))}
        </ul>
      ) : (
        <div className="empty">
          <EdgeIcon name="cash" />
          <p className="h3">{isNarrowed ? t.noneFound : t.none}</p>
          <p className="muted">
            {isNarrowed ? t.noneFoundText : of === 'person' ? t.nonePerson : t.noneStore}
          </p>
          {isNarrowed && (
            <a className="btn btn-s" href={action}>
              {t.showAll}
            </a>
          )}
        </div>
      )}
      <Pager
        t={t.pager}
        tag={env.tag}
        page={page}
        last={lastPage(total, pageSize)}
        url={(to) => `${action}?${new URLSearchParams([...asked, ['page', `${to}`]])}`}
      />
    </section>
  );
}

function Find({ t, narrowed, action }: Props & { action: string }) {
  return (
    <form className="find" role="search" action={action}>
      <div className="field">
        <label htmlFor="f-event">{t.event}</label>
        <select id="f-event" name="event" defaultValue={narrowed.event}>
          <option value="">{t.every}</option>
          {Object.entries(t.events).map(([event, words]) => (
            <option key={event} value={event}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <DayRange t={t} narrowed={narrowed} />
      <button className="btn">{t.find}</button>
    </form>
  );
}

function Row({ env, t, wallet, orders, entry }: Props & { entry: WalletEntry }) {
  const { event, amount, order, at } = entry;
  const money = formatMoney(amount, wallet.wallet_type.currency, env.tag);
  return (
    <li>
      <span className="what">
        <b>{t.events[event]}</b>
        {order && (
          <a href={`${env.base}${orders}/${order.id}`}>{fill(t.order, { number: order.number })}</a>
        )}
        <span className="muted small">{momentOf(at, env)}</span>
      </span>
      <span className={event === 'unlocked' ? 'muted' : 'sum'}>
        {event === 'unlocked' ? fill(t.freed, { amount: money }) : signed(amount, money)}
      </span>
    </li>
  );
}

/** Sales by which the reader earned nothing, each with its reason. */
function Unearned({ env, t, wallet, orders }: Props) {
  if (wallet.unearned.length === 0) return null;
  return (
    <section aria-labelledby="unearned">
      <h2 className="h2" id="unearned">
        {t.unearned}
      </h2>
      <ul className="rows" role="list">
        {wallet.unearned.map(({ order, at, reason }) => (
          <li key={order.id}>
            <span className="what">
              <a href={`${env.base}${orders}/${order.id}`}>
                {fill(t.order, { number: order.number })}
              </a>
              <span>{t.reasons[reason]}</span>
              <span className="muted small">{momentOf(at, env)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Statements({ env, t, path, months }: Props) {
  if (months.length === 0) return null;
  return (
    <section aria-labelledby="statements">
      <h2 className="h2" id="statements">
        {t.statements}
      </h2>
      <ul className="files" role="list">
        {months.map((month) => (
          <li key={month}>
            <span>{monthOf(month, env)}</span>
            {(['pdf', 'csv', 'json'] as const).map((format) => (
              <a
                key={format}
                className="btn btn-s"
                href={`${env.base}${path}/${month}.${format}`}
                aria-label={fill(t.statement, {
                  month: monthOf(month, env),
                  format: format.toUpperCase(),
                })}
              >
                {format.toUpperCase()}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What came in has its sign, too. */
const signed = (amount: number, money: string) => (amount > 0 ? `+${money}` : money);

interface Place {
  readonly tag: string;
  readonly country: string;
}

function dayOf(iso: string, { tag, country }: Place): string {
  const timeZone = timeZoneOf(country);
  return dateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(iso));
}

function momentOf(iso: string, { tag, country }: Place): string {
  const timeZone = timeZoneOf(country);
  return dateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
}

function monthOf(month: string, { tag }: Place): string {
  return dateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`),
  );
}
