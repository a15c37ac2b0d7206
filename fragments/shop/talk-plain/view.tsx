import { count } from '../../../shared/i18n/fill.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { TalkPlainViewProps } from './props.ts';

/**
 * What script does by itself: that the conversation was opened, and the choice of a quick reply, with
 * which the page comes back in the draft.
 */
export function TalkPlainView(props: FragmentProps<TalkPlainViewProps>) {
  const { replies, pending } = props;
  return (
    <noscript>
      <div className="plain">
        {pending > 0 && <MarkRead {...props} />}
        {replies && replies.length > 0 && <ChooseReply {...props} replies={replies} />}
      </div>
    </noscript>
  );
}

function MarkRead({ env, t, path, pending, seq, idempotencyKey }: TalkPlainViewProps) {
  return (
    <form method="post" action={env.base + path} className="mark">
      <input type="hidden" name="intent" value="opened" />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-opened`} />
      <input type="hidden" name="until" value={seq} />
      <span className="small muted">{count(t, 'pending', pending)}</span>{' '}
      <button className="btn btn-s">{t.markRead}</button>
    </form>
  );
}

function ChooseReply({
  env,
  t,
  path,
  query,
  replies,
}: TalkPlainViewProps & { readonly replies: NonNullable<TalkPlainViewProps['replies']> }) {
  return (
    <form className="choose-reply" method="get" action={env.base + path}>
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor="f-reply">
        {t.replies}
      </label>
      <select id="f-reply" name="reply" required defaultValue="">
        <option value="">{t.choose}</option>
        {replies.map(({ id, shortcut, locale }) => (
          <option key={id} value={id}>
            /{shortcut} ({locale})
          </option>
        ))}
      </select>
      <button className="btn btn-s">{t.put}</button>
    </form>
  );
}
