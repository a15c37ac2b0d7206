import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { DELETABLE_MS } from '../../../../shared/rules/talk-line.ts';
import type { TalkViewProps } from '../props.ts';
import { Pictures } from './Pictures.tsx';
import { PostForm } from './PostForm.tsx';
import { timeOf } from './when.ts';

type Props = TalkViewProps & {
  readonly isLive: boolean;
  readonly message: TalkMessage;
  /** The conversation's own page. */
  readonly path: string;
};

/** The message that the page was opened at: the browser goes to it by itself. */
const FOUND = { 'data-found': '', 'aria-current': true, tabIndex: -1, autoFocus: true } as const;

/** One message: sent on the right, received on the left, a note apart from both. */
export function Message(props: Props) {
  const { t, mailbox, message, open } = props;
  const isOwn = message.owner === mailbox;
  const isNote = message.visibility_ids.length > 0;
  return (
    <div
      className="message"
      data-side={isOwn ? 'own' : 'peer'}
      data-note={isNote ? '' : undefined}
      {...(open?.found === message.seq && FOUND)}
    >
      <span className="visually-hidden">{isOwn ? t.you : message.peer_name}: </span>
      {isNote && <span className="small label">{t.note}</span>}
      <Tags {...props} />
      <Pictures {...props} />
      <Words {...props} />
      <div className="under small">
        <DeleteOne {...props} />
        <time dateTime={message.created_at}>{timeOf(message.created_at, props)}</time>
      </div>
    </div>
  );
}

/** A notice: what has happened to an order, in the reader's own words, on neither side. */
export function Notice(props: Props) {
  const { t, env, message } = props;
  const { notice } = message;
  if (!notice) return null;
  const { key, params } = notice;
  const [link] = message.links;
  const order = fill(t.notices.order, params);
  return (
    <div className="notice-line small muted">
      <p>
        {link ? <a href={env.base + link.path}>{order}</a> : order}
        {': '}
        <b>{key === 'note' ? t.notices.note : t.notices.states[key]}</b>{' '}
        <time dateTime={message.created_at}>{timeOf(message.created_at, props)}</time>
      </p>
      <Words {...props} />
    </div>
  );
}

/** What was written, unless its writer has taken it back; of a notice, the words that it repeats. */
function Words({ t, message }: Props) {
  if (message.is_deleted) return <p className="body gone">{t.deleted}</p>;
  if (message.body === '') return null;
  return (
    <p className="body" dir="auto">
      {message.body}
    </p>
  );
}

/** Its writer may take it back for a while. */
function DeleteOne(props: Props) {
  const { t, now, message } = props;
  const { id, key, is_deleted: isDeleted, created_at: at } = message;
  if (key === null || isDeleted || now - Date.parse(at) >= DELETABLE_MS) return null;
  return (
    <PostForm {...props} intent="delete" of={id} fields={{ message: id }}>
      <button className="link">{t.deleteOne}</button>
    </PostForm>
  );
}

/** What it is about: links to pages of this store, and words about those of others. */
function Tags({ t, env, message }: Props) {
  return message.links.map(({ tag, kind, label, path }) => {
    const words = (
      <>
        {t.tag[kind]}: {label}
      </>
    );
    return tag.split(':')[1] === env.store ? (
      <a key={tag} className="tag small" href={env.base + path}>
        {words}
      </a>
    ) : (
      <span key={tag} className="tag small">
        {words}
      </span>
    );
  });
}
