import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { TalkViewProps } from '../props.ts';

type Of = Pick<TalkViewProps, 'env' | 'mailbox' | 'open'>;

/** The address of a picture, as the reader's mailbox may see it. */
function pictureUrl({ env, mailbox, open }: Of, id: string): string {
  return `${env.base}/me/inbox/adjuntos/${open?.id ?? ''}/${id}?key=${mailbox}`;
}

/** One of several pictures, by its place among them. */
export function PictureImage(
  props: Pick<TalkViewProps, 't'> &
    Of & { readonly picture: TalkMessage['attachments'][number]; readonly index: number },
) {
  const { id, width, height } = props.picture;
  return (
    <img
      src={pictureUrl(props, id)}
      width={width}
      height={height}
      loading="lazy"
      alt={fill(props.t.attach.one, { n: props.index + 1 })}
    />
  );
}

/** The pictures of a message: each leads to itself. */
export function Pictures(props: TalkViewProps & { readonly message: TalkMessage }) {
  const { attachments } = props.message;
  if (attachments.length === 0) return null;
  return (
    <ul role="list" className="pictures">
      {attachments.map((picture, index) => (
        <li key={picture.id}>
          <a href={pictureUrl(props, picture.id)} target="_blank" rel="noopener">
            <PictureImage {...props} picture={picture} index={index} />
          </a>
        </li>
      ))}
    </ul>
  );
}
