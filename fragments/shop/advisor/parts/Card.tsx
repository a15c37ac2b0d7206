import type { OwnAdvisor } from '../../../../shared/contracts/advisors.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import { PhoneText } from '../../../../shared/ui/PhoneText.tsx';
import { Thumbnail } from '../../../../shared/ui/Thumbnail.tsx';
import type { Messages } from '../messages/es.ts';
import type { AdvisorViewProps } from '../props.ts';

/** Width of the photo, in CSS pixels. */
const PHOTO_PX = 72;

/** An advisor with all ways to reach them, and the store's own help. */
export function Card({ env, t, advisor, supportUrl, hasChat }: AdvisorViewProps) {
  return (
    <>
      {advisor === null ? (
        <p>
          {t.none} {supportUrl !== null && t.noneHelp}
        </p>
      ) : (
        <>
          <Person advisor={advisor} t={t} />
          <Ways advisor={advisor} t={t} />
          {hasChat && (
            <p>
              <a
                className="btn btn-primary"
                href={`${env.base}/me/inbox/messages?${new URLSearchParams({ with: advisor.id })}`}
              >
                <EdgeIcon name="chat" />
                {t.write}
              </a>
            </p>
          )}
        </>
      )}
      {supportUrl !== null && (
        <p>
          <a href={supportUrl} target="_blank" rel="noopener noreferrer">
            {t.support}
          </a>
        </p>
      )}
    </>
  );
}

interface PartProps {
  advisor: OwnAdvisor;
  t: Messages;
}

function Person({ advisor, t }: PartProps) {
  const { full_name: name, photo, is_online: isOnline } = advisor;
  return (
    <div className="person">
      {photo !== null && <Thumbnail photo={{ url: photo }} size={PHOTO_PX} />}
      <div>
        <h2 className="h3">{name}</h2>
        {isOnline && <p className="badge badge-accent">{t.online}</p>}
        <p className="muted">{hoursText(advisor.opening, t)}</p>
      </div>
    </div>
  );
}

function Ways({ advisor: { phone, whatsapp, email }, t }: PartProps) {
  return (
    <ul className="ways">
      {phone !== null && (
        <li>
          {t.phone}:{' '}
          <a href={`tel:${phone}`}>
            <PhoneText>{phone}</PhoneText>
          </a>
        </li>
      )}
      {whatsapp !== null && (
        <li>
          {t.whatsapp}:{' '}
          <a href={`https://wa.me/${whatsapp.slice(1)}`} target="_blank" rel="noopener noreferrer">
            <PhoneText>{whatsapp}</PhoneText>
          </a>
        </li>
      )}
      {email !== null && (
        <li>
          {t.email}: <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  );
}

/** When the advisor answers, in the words of the reader. */
function hoursText(
  { is_open: isOpen, changes_at: time, in_days: count }: OwnAdvisor['opening'],
  t: Messages,
): string {
  if (time === null) return isOpen ? t.open : t.closed;
  if (isOpen) return fill(t.openUntil, { time });
  if (count === 0) return fill(t.opensToday, { time });
  return count === 1 ? fill(t.opensTomorrow, { time }) : fill(t.opensLater, { count, time });
}
