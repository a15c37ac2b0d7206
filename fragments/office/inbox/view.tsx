import { count, fill } from '../../../shared/i18n/fill.ts';
import { CONTACT_MAX } from '../../../shared/rules/contact-message.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { relativeTime } from '../../../shared/kernel/relative-time.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { PageLinks } from '../../_office/PageLinks.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Entry } from './parts/Entry.tsx';
import type { InboxViewProps } from './props.ts';

type Props = FragmentProps<InboxViewProps>;
type Shown = InboxViewProps['shown'];

/** The messages that visitors left for the store, or one of them. */
export function InboxView(props: Props) {
  const { shown } = props;
  return shown.kind === 'entry' ? (
    <Entry {...props} {...shown} at={timeOf(props, shown.entry.created_at)} />
  ) : (
    <List {...props} {...shown} />
  );
}

/** The time of a message: its date by the store's clock, and how long ago that was. */
function timeOf({ env, now }: Props, at: string): string {
  return `${momentOf(at, env)} · ${relativeTime(Date.parse(at), now, env.locale)}`;
}

function List(props: Props & Extract<Shown, { kind: 'list' }>) {
  const { t, env, entries, total, page, filter, isFailed } = props;
  const path = `${env.base}/me/inbox`;
  const href = (to: number) =>
    `${path}?${new URLSearchParams({ ...(filter === '' ? {} : { ContactList: filter }), page: String(to) })}`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={null}>
      <form className="find" method="get" action={path} role="search">
        <div className="field">
          <label htmlFor="filter">{t.filter}</label>
          <input
            id="filter"
            name="ContactList"
            type="search"
            maxLength={CONTACT_MAX.filter}
            defaultValue={filter}
          />
        </div>
        <button className="btn">{t.search}</button>
      </form>
      <section aria-label={t.list}>
        {isFailed ? (
          <Failed t={t} href={href(page)} />
        ) : entries.length === 0 ? (
          <Empty t={t} filter={filter} path={path} />
        ) : (
          <>
            {filter !== '' && <p className="muted">{count(t, 'found', total)}</p>}
            <ul className="rows">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <div className="row">
                    <div className="own">
                      <b>{entry.name}</b>
                      <span className="line">{entry.message}</span>
                      <span className="muted small">{timeOf(props, entry.created_at)}</span>
                    </div>
                    <a
                      className="btn btn-s"
                      href={`${path}/${entry.id}`}
                      aria-label={fill(t.readOf, { name: entry.name })}
                    >
                      {t.read}
                    </a>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <PageLinks
        previous={page > 1 ? { href: href(page - 1), label: t.previous } : null}
        next={page * PAGE_SIZE.contacts < total ? { href: href(page + 1), label: t.more } : null}
      />
    </OfficePage>
  );
}

function Failed({ t, href }: Pick<Props, 't'> & { href: string }) {
  return (
    <div className="notice notice-danger" role="alert">
      <Icon name="alert" />
      <p>
        {t.failed} <a href={href}>{t.tryAgain}</a>
      </p>
    </div>
  );
}

function Empty({ t, filter, path }: Pick<Props, 't'> & { filter: string; path: string }) {
  return (
    <div className="empty">
      <h2 className="h3">{filter === '' ? t.none : fill(t.noMatch, { filter })}</h2>
      <p className="muted">{filter === '' ? t.noneText : t.noMatchText}</p>
      {filter !== '' && (
        <a className="btn btn-s" href={path}>
          {t.all}
        </a>
      )}
    </div>
  );
}
