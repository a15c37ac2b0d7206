import { useState } from 'react';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import type { Conversation } from '../../../../shared/contracts/inbox.ts';
import type { TalkViewProps } from '../props.ts';
import type { Ringer } from '../model/ringer.ts';
import { Avatar } from './Avatar.tsx';
import { useRows } from './use-rows.ts';
import { momentOf } from './when.ts';

type Props = TalkViewProps & { readonly isLive: boolean };

/** The conversations of the mailbox, searched by name and last message. */
export function List(props: Props) {
  const { env, t, paths, list, open, isLive } = props;
  const { page, isFailed } = list;
  const { rows, box, isMore, more, ringer } = useRows(props);
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
      {isLive && <Sound t={t} ringer={ringer} />}
    </div>
  );
}

/** Whether a new message rings in this browser. */
function Sound({ t, ringer }: Pick<Props, 't'> & { readonly ringer: Ringer }) {
  const [isOn, setOn] = useState(ringer.isOn);
  return (
    <label className="check small">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          ringer.turn(checked);
          setOn(checked);
        }}
      />
      {t.sound}
    </label>
  );
}

/** The list as it is narrowed: by words, by its state, and by whose conversations they are. */
function hrefOf(
  path: string,
  { filter, status, taken, label }: Pick<Props['list'], 'filter' | 'status' | 'taken' | 'label'>,
): string {
  return `${path}?${new URLSearchParams({ filter, status, taken, ...(label && { label }) })}`;
}

function Nothing({ t, env, paths, list, me, mailbox }: Props) {
  if (list.filter !== '') {
    return (
      <p>
        {fill(t.noMatch, { filter: list.filter })} <a href={env.base + paths.list}>{t.all}</a>
      </p>
    );
  }
  if (list.taken !== 'all' || list.status !== 'open' || list.label) return <p>{t.taken.none}</p>;
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
      href={`${env.base}${paths.one}/${row.id}${row.found_seq === null ? '' : `?seq=${row.found_seq}`}`}
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
          {isOwn && row.found === null && `${t.you}: `}
          {(row.found ?? row.last_message_teaser) || t.deleted}
        </span>
        {row.status !== 'open' && list.status === 'all' && (
          <span className="line muted small">{t.status[row.status]}</span>
        )}
        {row.labels.length > 0 && (
          <span className="line small" dir="auto">
            {row.labels.map(({ name }) => name).join(' · ')}
          </span>
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
