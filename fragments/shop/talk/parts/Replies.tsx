import { count } from '../../../../shared/i18n/fill.ts';
import { useLive } from '../../../_runtime/use-live.ts';
import type { TalkViewProps } from '../props.ts';
import { Hidden } from './PostForm.tsx';
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

/** Without script a reply is chosen by its shortcut, and the page comes back with it in the draft. */
export function ChooseReply({ t, replies, action }: TalkViewProps & { readonly action: string }) {
  const isLive = useLive();
  if (replies === null || replies.length === 0) return null;
  if (isLive) return <p className="small muted">{t.replies.hint}</p>;
  const [path, query = ''] = action.split('?');
  return (
    <form className="choose-reply" method="get" action={path}>
      <Hidden fields={Object.fromEntries(new URLSearchParams(query))} />
      <label className="visually-hidden" htmlFor="f-reply">
        {t.replies.title}
      </label>
      <select id="f-reply" name="reply" required defaultValue="">
        <option value="">{t.replies.choose}</option>
        {replies.map(({ id, shortcut, locale }) => (
          <option key={id} value={id}>
            /{shortcut} ({locale})
          </option>
        ))}
      </select>
      <button className="btn btn-s">{t.replies.put}</button>
    </form>
  );
}
