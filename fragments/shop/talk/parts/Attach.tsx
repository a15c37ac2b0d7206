import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';
import { attachPicture } from '../../../../shared/contracts/talk-attachments.ts';
import { addressOf } from '../../../../shared/api-client/index.ts';
import { ATTACHMENTS_MAX } from '../../../../shared/rules/talk.ts';
import type { OpenTalk, TalkViewProps } from '../props.ts';
import { PictureImage } from './Pictures.tsx';
import { PostForm } from './PostForm.tsx';

type Props = TalkViewProps & {
  readonly open: OpenTalk & { readonly id: string };
  /** As they are now. */
  readonly messages: readonly TalkMessage[];
  readonly path: string;
};

/** The pictures that go out with the next message, and the form that attaches one more. */
export function Attach(props: Props) {
  const { t, env, open, mailbox, messages, attachError: error } = props;
  const sent = new Set(messages.flatMap(({ attachments }) => attachments.map(({ id }) => id)));
  const waiting = open.attached.filter(({ id }) => !sent.has(id));
  return (
    <details className="attach" id="adjuntos" open={error !== null || waiting.length > 0}>
      <summary className="link small">{t.attach.title}</summary>
      {waiting.length > 0 && (
        <>
          <p className="small muted">{t.attach.waiting}</p>
          <ul role="list" className="pictures">
            {waiting.map((picture, index) => (
              <li key={picture.id}>
                <PictureImage {...props} picture={picture} index={index} />
                <PostForm
                  {...props}
                  intent="detach"
                  of={picture.id}
                  fields={{ picture: picture.id }}
                >
                  <button className="link small">
                    {t.attach.remove}
                    <span className="visually-hidden"> {index + 1}</span>
                  </button>
                </PostForm>
              </li>
            ))}
          </ul>
        </>
      )}
      {error && (
        <p id="e-image" className="notice notice-danger" role="alert">
          {error}
        </p>
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
          <label className="small" htmlFor="f-image">
            {t.attach.choose}
          </label>
          <input
            id="f-image"
            name="image"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={error ? 'e-image' : undefined}
            required
          />
          <button className="btn btn-s">{t.attach.add}</button>
        </form>
      )}
    </details>
  );
}
