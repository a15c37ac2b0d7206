import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';
import type { TalkViewProps } from '../props.ts';
import { timeOf } from './when.ts';

type Props = TalkViewProps & { readonly isLive: boolean; readonly message: TalkMessage };

/** One message: sent on the right, received on the left, a note apart from both. */
export function Message(props: Props) {
  const { t, mailbox, message } = props;
  const isOwn = message.owner === mailbox;
  const isNote = message.visibility_ids.length > 0;
  return (
    <div className="message" data-side={isOwn ? 'own' : 'peer'} data-note={isNote ? '' : undefined}>
      <span className="visually-hidden">{isOwn ? t.you : message.peer_name}: </span>
      {isNote && <span className="small label">{t.note}</span>}
      <Tags {...props} />
      <p className="body" dir="auto">
        {message.body}
      </p>
      <time className="small" dateTime={message.created_at}>
        {timeOf(message.created_at, props)}
      </time>
    </div>
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
