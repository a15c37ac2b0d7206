import { count, fill } from '../../../shared/i18n/fill.ts';
import { alertMoment } from '../../../shared/rules/alert-moment.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { AlertListViewProps, ListedAlert } from './props.ts';

type Props = FragmentProps<AlertListViewProps>;

/** The account's alerts in pages: a press marks one seen and follows it. */
export function AlertListView(props: Props) {
  const { env, alerts, total, pending, page, pageSize, archived, isDone, error, t } = props;
  return (
    <section aria-labelledby="title">
      <header className="head">
        <h1 id="title" className="h1">
          {t.title}
        </h1>
        <p className="muted">{t.intro}</p>
        <p>
          <a className="link" href={`${env.base}/me/alerts/preferences`}>
            {t.preferences}
          </a>
        </p>
      </header>
      <nav className="lists" aria-label={t.lists}>
        {([false, true] as const).map((put) => (
          <a
            key={String(put)}
            className="link"
            href={pathOf({ env, archived: put }, 1)}
            aria-current={put === archived ? 'page' : undefined}
          >
            {put ? t.archived : t.current}
          </a>
        ))}
      </nav>
      <FormNotice text={error} />
      {isDone && pending === 0 && (
        <p className="notice notice-success" role="status">
          {t.done}
        </p>
      )}
      {alerts.length > 0 ? (
        <>
          {pending > 0 && !archived && <All {...props} />}
          <ul className="rows" role="list">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <Row {...props} alert={alert} />
                <Kept {...props} alert={alert} />
              </li>
            ))}
          </ul>
          <Pager
            t={t.pager}
            tag={env.tag}
            page={page}
            last={lastPage(total, pageSize)}
            url={(to) => pathOf(props, to)}
          />
        </>
      ) : (
        <div className="empty">
          <EdgeIcon name="bell" />
          <p className="h3">{archived ? t.noneArchived : t.none}</p>
          <p className="muted">{archived ? t.noneArchivedText : t.noneText}</p>
          <a className="btn" href={`${env.base}/`}>
            {t.shop}
          </a>
        </div>
      )}
    </section>
  );
}

function pathOf({ env, archived }: Pick<Props, 'env' | 'archived'>, page: number): string {
  const query = new URLSearchParams({
    ...(archived ? { archived: 'true' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return `${env.base}/me/alerts${query && `?${query}`}`;
}

/** The form that marks everything up to the newest alert of the page. */
function All({ env, alerts, pending, page, idempotencyKey, t }: Props) {
  return (
    <form className="all" method="post" action={pathOf({ env, archived: false }, 1)}>
      <p className="muted small">{count(t, 'pending', pending)}</p>
      {page === 1 && (
        <>
          <input type="hidden" name="intent" value="all" />
          <input type="hidden" name="until" value={alerts[0]?.id} />
          <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-all`} />
          <button className="btn btn-s">{t.all}</button>
        </>
      )}
    </form>
  );
}

type RowProps = Props & { alert: ListedAlert };

/**
 * One alert: a button where it leads on within the store, since following it changes something; a
 * link into another store, with a button that marks it; and words once there is nothing left to do.
 */
function Row(props: RowProps) {
  const { env, page, archived, idempotencyKey, t, alert } = props;
  const { id, to, pending_visits: waits } = alert;
  const visit = (
    <>
      <input type="hidden" name="intent" value="visit" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${id}`} />
    </>
  );
  const action = pathOf({ env, archived }, page);
  if (to?.isHere)
    return (
      <form method="post" action={action}>
        {visit}
        <button className="alert">
          <Words {...props} />
          <EdgeIcon name="chevron-right" />
        </button>
      </form>
    );
  return (
    <div className="apart">
      {to === null ? (
        <div className="alert">
          <Words {...props} />
        </div>
      ) : (
        <a className="alert" href={to.href}>
          <Words {...props} />
          <EdgeIcon name="chevron-right" />
        </a>
      )}
      {waits === 1 && (
        <form method="post" action={action}>
          {visit}
          <button className="btn btn-s">{t.seen}</button>
        </form>
      )}
    </div>
  );
}

/** How the account keeps it: marked unread, put away, or brought back. */
function Kept({ env, now, page, archived, t, alert }: RowProps) {
  const { id, pending_visits: waits, created_at: at } = alert;
  const states = archived
    ? ([['visited', t.bringBack]] as const)
    : ([...(waits === 0 ? [['unread', t.unread] as const] : []), ['archived', t.archive]] as const);
  const label = alertMoment(at, now, env);
  return (
    <form className="kept" method="post" action={pathOf({ env, archived }, page)}>
      <input type="hidden" name="intent" value="keep" />
      <input type="hidden" name="archived" value={String(archived)} />
      <input type="hidden" name="id" value={id} />
      {states.map(([state, word]) => (
        <button key={state} className="link small muted" name="state" value={state}>
          {word}
          <span className="visually-hidden"> {label}</span>
        </button>
      ))}
    </form>
  );
}

function Words({ env, now, locale, t, alert }: RowProps) {
  const { icon, to, message_body: body, created_at: at, pending_visits: waits, store } = alert;
  return (
    <>
      <EdgeIcon name={icon} />
      <span className="words" data-new={waits === 1 ? '' : undefined}>
        <span className="body">{body[locale] ?? body.es ?? body.en ?? t.noMessage}</span>
        <span className="small muted">
          <time dateTime={at}>{alertMoment(at, now, env)}</time>
          {alert.count > 1 && ` · ${fill(t.times, { count: alert.count })}`}
          {to?.isHere === true || ` · ${store.name}`}
        </span>
      </span>
      {waits === 1 && <span className="badge">{t.isNew}</span>}
    </>
  );
}
