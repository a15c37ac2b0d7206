import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';
import { attachPicture } from '../../../../shared/contracts/talk-attachments.ts';
import { addressOf } from '../../../../shared/api-client/index.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { ATTACHMENTS_MAX } from '../../../../shared/rules/talk.ts';
import type { OpenTalk, TalkViewProps } from '../props.ts';
import { pictureUrl } from './Pictures.tsx';

type Props = TalkViewProps & {
  readonly open: OpenTalk & { readonly id: string };
  /** As they are now. */
  readonly messages: readonly TalkMessage[];
  readonly path: string;
};

/** The pictures that go out with the next message, and the form that attaches one more. */
export function Attach(props: Props) {
  const { t, env, open, mailbox, path, messages, idempotencyKey } = props;
  const sent = new Set(messages.flatMap(({ attachments }) => attachments.map(({ id }) => id)));
  const waiting = open.attached.filter(({ id }) => !sent.has(id));
  return (
    <details className="attach" id="adjuntos" open={waiting.length > 0}>
      <summary className="link small">{t.attach.title}</summary>
      {waiting.length > 0 && (
        <>
          <p className="small muted">{t.attach.waiting}</p>
          <ul role="list" className="pictures">
            {waiting.map(({ id, width, height }, index) => (
              <li key={id}>
                <img
                  src={pictureUrl(props, id)}
                  width={width}
                  height={height}
                  alt={fill(t.attach.one, { n: index + 1 })}
                />
                <form method="post" action={path}>
                  <input type="hidden" name="intent" value="detach" />
                  <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${id}`} />
                  <input type="hidden" name="picture" value={id} />
                  <button className="link small">
                    {t.attach.remove}
                    <span className="visually-hidden"> {index + 1}</span>
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
      {waiting.length < ATTACHMENTS_MAX && (
        <form
          className="cluster"
          method="post"
          encType="multipart/form-data"
          action={
            env.base +
            addressOf(attachPicture, { params: { id: open.id }, query: { key: mailbox } })
          }
        >
          <label className="visually-hidden" htmlFor="f-image">
            {t.attach.choose}
          </label>
          <input
            id="f-image"
            name="image"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            required
          />
          <button className="btn btn-s">{t.attach.add}</button>
        </form>
      )}
    </details>
  );
}
