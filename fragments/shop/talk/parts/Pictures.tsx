import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { TalkViewProps } from '../props.ts';

type Of = Pick<TalkViewProps, 'env' | 'mailbox' | 'open'>;

/** The address of a picture, as the reader's mailbox may see it. */
export function pictureUrl({ env, mailbox, open }: Of, id: string): string {
  return `${env.base}/me/inbox/adjuntos/${open?.id ?? ''}/${id}?key=${mailbox}`;
}

/** The pictures of a message: each leads to itself. */
export function Pictures(props: TalkViewProps & { readonly message: TalkMessage }) {
  const { t, message } = props;
  if (message.attachments.length === 0) return null;
  return (
    <ul role="list" className="pictures">
      {message.attachments.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={pictureUrl(props, id)} target="_blank" rel="noopener">
            <img
              src={pictureUrl(props, id)}
              width={width}
              height={height}
              loading="lazy"
              alt={fill(t.attach.one, { n: index + 1 })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
