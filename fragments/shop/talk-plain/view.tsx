import { count } from '../../../shared/i18n/fill.ts';
import { SEARCH_TEXT_MAX } from '../../../shared/kernel/constants/limits.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { TalkPlainViewProps } from './props.ts';

/**
 * What script does by itself: that the conversation was opened, and the choice of a quick reply or of an
 * item, with which the page comes back.
 */
export function TalkPlainView(props: FragmentProps<TalkPlainViewProps>) {
  const { replies, pending, items } = props;
  return (
    <noscript>
      <div className="plain">
        {pending > 0 && <MarkRead {...props} />}
        {replies && replies.length > 0 && <ChooseReply {...props} replies={replies} />}
        {items && <ChooseItem {...props} items={items} />}
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

function ChooseItem({
  env,
  t,
  path,
  query,
  items: { text, found },
}: TalkPlainViewProps & { readonly items: NonNullable<TalkPlainViewProps['items']> }) {
  const page = env.base + path;
  return (
    <>
      <form className="choose-reply" method="get" action={page} role="search">
        {Object.entries(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="visually-hidden" htmlFor="f-item">
          {t.items.label}
        </label>
        <input
          id="f-item"
          name="item"
          type="search"
          required
          maxLength={SEARCH_TEXT_MAX}
          placeholder={t.items.label}
          defaultValue={text}
        />
        <button className="btn btn-s">{t.items.find}</button>
      </form>
      {found?.length === 0 && <p className="small muted">{t.items.none}</p>}
      {found && found.length > 0 && (
        <ul role="list" aria-label={t.items.found}>
          {found.map(({ tag, name }) => (
            <li key={tag}>
              <a className="link" href={`${page}?${new URLSearchParams({ ...query, tag })}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
