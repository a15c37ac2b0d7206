import { dateTimeFormat } from '../../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../../shared/rules/time-zone.ts';
import type { ChatViewProps, OwnChat } from '../props.ts';

interface LinesProps extends Pick<ChatViewProps, 't' | 'env'> {
  readonly own: OwnChat;
}

/** The last messages of the conversation, and the way to all of it. */
export function Lines({ t, env, own: { id, mailbox, messages } }: LinesProps) {
  if (id === null) return null;
  const when = dateTimeFormat(env.tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZoneOf(env.country),
  });
  // What the platform says of an order stands on the order's own page.
  const written = messages.filter(({ notice }) => notice === null);
  return (
    <section aria-label={t.history}>
      <ol role="list" className="lines">
        {written.map(
          ({ seq, owner, peer_name: name, body, is_deleted: isDeleted, created_at: at }) => (
            <li key={seq} data-own={owner === mailbox ? '' : undefined}>
              <p className="small">
                <b dir="auto">{owner === mailbox ? t.you : name}</b>{' '}
                <time className="muted" dateTime={at}>
                  {when.format(new Date(at))}
                </time>
              </p>
              {isDeleted ? (
                <p className="muted">{t.deleted}</p>
              ) : (
                <p className="body" dir="auto">
                  {body}
                </p>
              )}
            </li>
          ),
        )}
      </ol>
      <p>
        <a className="link" href={`${env.base}/me/inbox/conversation/${id}`}>
          {t.all}
        </a>
      </p>
    </section>
  );
}
