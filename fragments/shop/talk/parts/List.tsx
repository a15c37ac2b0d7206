import { count, fill } from '../../../../shared/i18n/fill.ts';
import { SEARCH_MAX } from '../../../../shared/rules/talk-line.ts';
import type { Conversation } from '../../../../shared/contracts/inbox.ts';
import { takenFilters } from '../../../../shared/rules/talk.ts';
import type { TalkViewProps } from '../props.ts';
import { Avatar } from './Avatar.tsx';
import { Hidden } from './PostForm.tsx';
import { useRows } from './use-rows.ts';
import { momentOf } from './when.ts';

type Props = TalkViewProps & { readonly isLive: boolean };

/** The conversations of the mailbox, searched by name and last message. */
export function List(props: Props) {
  const { env, t, me, mailbox, paths, list, open } = props;
  const { page, pageSize, total, filter, isFailed } = list;
  const rows = useRows(props);
  const path = env.base + paths.list;
  const href = (to: number) => `${hrefOf(path, list)}&page=${to}`;
  return (
    <div className="list">
      {open ? (
        <p className="h3">{t.title}</p>
      ) : (
        <h1 className="h3" id="title">
          {t.title}
        </h1>
      )}
      {me !== mailbox && (
        <a className="link small" href={`${path}/respuestas`}>
          {t.replies.title}
        </a>
      )}
      <form className="find" method="get" action={path} role="search">
        <div className="field">
          <label htmlFor="filter" className="visually-hidden">
            {t.search}
          </label>
          <input
            id="filter"
            name="filter"
            type="search"
            maxLength={SEARCH_MAX}
            placeholder={t.search}
            defaultValue={filter}
          />
        </div>
        <Hidden fields={{ taken: list.taken }} />
        <button className="btn btn-s">{t.find}</button>
      </form>
      {me !== mailbox && <TakenFilters {...props} path={path} />}
      {isFailed ? (
        <p className="notice notice-danger" role="alert">
          {t.failed} <a href={href(page)}>{t.again}</a>
        </p>
      ) : rows.length === 0 ? (
        <Nothing {...props} />
      ) : (
        <nav aria-label={t.list}>
          <ul role="list" className="rows">
            {rows.map((row) => (
              <li key={row.id}>
                <Row {...props} row={row} isOpen={row.id === open?.id} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {page > 1 && <a href={href(page - 1)}>{t.newer}</a>}
      {page * pageSize < total && <a href={href(page + 1)}>{t.more}</a>}
    </div>
  );
}

/** The list as it is narrowed by words and by whose conversations they are. */
function hrefOf(path: string, { filter, taken }: Pick<Props['list'], 'filter' | 'taken'>): string {
  return `${path}?${new URLSearchParams({ filter, taken })}`;
}

/** Whose conversations the list shows. */
function TakenFilters({ t, list, path }: Props & { readonly path: string }) {
  return (
    <nav className="takers" aria-label={t.taken.filter}>
      {takenFilters.map((one) => (
        <a
          key={one}
          className="small"
          href={hrefOf(path, { ...list, taken: one })}
          aria-current={one === list.taken ? 'true' : undefined}
        >
          {t.taken.filters[one]}
        </a>
      ))}
    </nav>
  );
}

function Nothing({ t, env, paths, list, me, mailbox }: Props) {
  if (list.filter !== '') {
    return (
      <p>
        {fill(t.noMatch, { filter: list.filter })} <a href={env.base + paths.list}>{t.all}</a>
      </p>
    );
  }
  if (list.taken !== 'all') return <p>{t.taken.none}</p>;
  return (
    <div>
      <p>{t.none}</p>
      <p className="muted small">{me === mailbox ? t.noneText : t.noneStore}</p>
    </div>
  );
}

function Row(props: Props & { readonly row: Conversation; readonly isOpen: boolean }) {
  const { env, t, me, paths, mailbox, now, row, isOpen } = props;
  const waits = isOpen ? 0 : row.pending;
  const isOwn = row.last_message_sender === mailbox;
  return (
    <a
      className="row"
      href={`${env.base}${paths.one}/${row.id}`}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar name={row.peer_name} photo={null} />
      <span className="words">
        <span className="top">
          <b dir="auto">{row.peer_name}</b>
          <time className="small muted" dateTime={row.last_message_date}>
            {momentOf(row.last_message_date, now, props, t)}
          </time>
        </span>
        <span className="line muted small" dir="auto">
          {isOwn && `${t.you}: `}
          {row.last_message_teaser || t.deleted}
        </span>
        {row.taken_by && (
          <span className="line muted small" dir="auto">
            {row.taken_by.id === me ? t.taken.mine : fill(t.taken.by, row.taken_by)}
          </span>
        )}
      </span>
      {waits > 0 && (
        <span className="badge">
          <span aria-hidden="true">{waits}</span>
          <span className="visually-hidden">{count(t, 'pending', waits)}</span>
        </span>
      )}
    </a>
  );
}
