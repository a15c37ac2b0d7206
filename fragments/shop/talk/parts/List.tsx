import { count, fill } from '../../../../shared/i18n/fill.ts';
import type { Conversation } from '../../../../shared/contracts/inbox.ts';
import type { TalkViewProps } from '../props.ts';
import { Avatar } from './Avatar.tsx';
import { useRows } from './use-rows.ts';
import { momentOf } from './when.ts';

type Props = TalkViewProps & { readonly isLive: boolean };

/** The conversations of the mailbox, searched by name and last message. */
export function List(props: Props) {
  const { env, t, paths, list, open } = props;
  const { page, isFailed } = list;
  const { rows, box, isMore, more } = useRows(props);
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
      <slot name="filters" />
      {isFailed ? (
        <p className="notice notice-danger" role="alert">
          {t.failed} <a href={href(page)}>{t.again}</a>
        </p>
      ) : rows.length === 0 ? (
        <Nothing {...props} />
      ) : (
        <nav aria-label={t.list}>
          <ul role="list" className="rows" ref={box}>
            {rows.map((row) => (
              <li key={row.id}>
                <Row {...props} row={row} isOpen={row.id === open?.id} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {page > 1 && <a href={href(page - 1)}>{t.newer}</a>}
      {isMore && (
        <a
          href={href(page + 1)}
          data-enhance={more ? '' : undefined}
          onClick={(event) => {
            if (!more) return;
            event.preventDefault();
            more();
          }}
        >
          {t.more}
        </a>
      )}
    </div>
  );
}

/** The list as it is narrowed: by words, by its state, and by whose conversations they are. */
function hrefOf(
  path: string,
  { filter, status, taken }: Pick<Props['list'], 'filter' | 'status' | 'taken'>,
): string {
  return `${path}?${new URLSearchParams({ filter, status, taken })}`;
}

function Nothing({ t, env, paths, list, me, mailbox }: Props) {
  if (list.filter !== '') {
    return (
      <p>
        {fill(t.noMatch, { filter: list.filter })} <a href={env.base + paths.list}>{t.all}</a>
      </p>
    );
  }
  if (list.taken !== 'all' || list.status !== 'open') return <p>{t.taken.none}</p>;
  return (
    <div>
      <p>{t.none}</p>
      <p className="muted small">{me === mailbox ? t.noneText : t.noneStore}</p>
    </div>
  );
}

function Row(props: Props & { readonly row: Conversation; readonly isOpen: boolean }) {
  const { env, t, me, paths, mailbox, now, list, row, isOpen } = props;
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
        {row.status !== 'open' && list.status === 'all' && (
          <span className="line muted small">{t.status[row.status]}</span>
        )}
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
