import { count } from '../../../../shared/i18n/fill.ts';
import type { TalkViewProps } from '../props.ts';
import { LIST_ID, optionId, type RepliesState } from './use-replies.ts';

/** The replies that `/` lists, as typed; the active one is chosen by Enter. */
export function Replies({
  t,
  env,
  paths,
  replies,
}: Omit<TalkViewProps, 'replies'> & { readonly replies: RepliesState }) {
  const { isOpen, known, shown, active, choose } = replies;
  if (!isOpen) return null;
  const state =
    typeof known === 'string'
      ? known === 'failed'
        ? t.replies.failed
        : t.replies.loading
      : shown.length === 0
        ? t.replies.none
        : count(t.replies, 'found', shown.length);
  return (
    <div className="replies">
      <p className="small muted" role="status">
        {state}{' '}
        <a
          href={`${env.base}${paths.list}/respuestas`}
          onPointerDown={(event) => event.preventDefault()}
        >
          {t.replies.manage}
        </a>
      </p>
      <ul role="listbox" id={LIST_ID} aria-label={t.replies.title}>
        {shown.map((reply) => (
          <li
            key={reply.id}
            id={optionId(reply)}
            role="option"
            aria-selected={reply === active}
            lang={reply.locale}
            // The field keeps the focus, and the list stays.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(reply)}
          >
            <b>/{reply.shortcut}</b> <span className="small muted">{reply.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
