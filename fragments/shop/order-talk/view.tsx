import type { TalkMessage } from '../../../shared/contracts/inbox.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { MESSAGE_MAX } from '../../../shared/rules/talk-line.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { OrderTalkViewProps, OrderThread } from './props.ts';

type Props = FragmentProps<OrderTalkViewProps>;

/** The last messages about each order, with a form that writes in its conversation and leads there. */
export function OrderTalkView(props: Props) {
  if (props.threads.length === 0) return null;
  return props.threads.map((thread) => <Thread key={thread.tag} {...props} thread={thread} />);
}

function Thread(props: Props & { readonly thread: OrderThread }) {
  const { env, t, paths, thread, idempotencyKey } = props;
  const { id, peer, peer_name: name, tag, number, messages } = thread;
  const own = `talk-${tag.split(':').at(-1)}`;
  const label = fill(t.text, { name });
  return (
    <section className="card thread" aria-labelledby={own}>
      <h2 className="h3" id={own}>
        {number === null ? t.title : fill(t.about, { number })}
      </h2>
      {messages.length === 0 ? (
        <p className="muted">{fill(t.none, { name })}</p>
      ) : (
        <ol role="list" className="lines">
          {messages.map((message) => (
            <Line key={message.seq} {...props} message={message} />
          ))}
        </ol>
      )}
      <form
        className="composer"
        method="post"
        action={`${env.base}${paths.list}?${new URLSearchParams({ with: peer, tag })}`}
      >
        <input type="hidden" name="intent" value="start" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${own}`} />
        <input type="hidden" name="peer" value={peer} />
        <input type="hidden" name="tag" value={tag} />
        <div className="field">
          <textarea
            name="body"
            rows={2}
            required
            maxLength={MESSAGE_MAX}
            placeholder={label}
            aria-label={label}
          />
        </div>
        <div className="spread">
          {id === null ? (
            <span />
          ) : (
            <a
              className="link"
              href={`${env.base}${paths.one}/${id}?${new URLSearchParams({ tag })}`}
            >
              {t.all}
            </a>
          )}
          <button className="btn">{t.send}</button>
        </div>
      </form>
    </section>
  );
}

function Line({ env, t, mailbox, message }: Props & { readonly message: TalkMessage }) {
  const { owner, peer_name: name, notice, body, created_at: at } = message;
  const isOwn = owner === mailbox;
  const by = notice
    ? notice.key === 'note'
      ? t.notices.note
      : t.notices.states[notice.key]
    : isOwn
      ? t.you
      : name;
  const when = dateTimeFormat(env.tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZoneOf(env.country),
  });
  return (
    <li data-notice={notice ? '' : undefined}>
      <p className="small">
        <b dir="auto">{by}</b>{' '}
        <span className="muted">
          {message.visibility_ids.length > 0 && `${t.internal} · `}
          <time dateTime={at}>{when.format(new Date(at))}</time>
        </span>
      </p>
      {message.is_deleted ? (
        <p className="muted">{t.deleted}</p>
      ) : (
        body !== '' && (
          <p className="body" dir="auto">
            {body}
          </p>
        )
      )}
    </li>
  );
}
