import type { DoorEvent } from '../../../../shared/contracts/door.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { EDGE_PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { formatExperienceDate } from '../../../../shared/rules/experience.ts';
import { lastPage } from '../../../../shared/rules/paging.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { Pager } from '../../../../shared/ui/Pager.tsx';
import type { AttendantsViewProps, EventsShown } from '../props.ts';

/** Width of a photo in the list, in CSS pixels. */
const PHOTO_PX = 56;

type Props = Omit<AttendantsViewProps, 'shown'> & { shown: EventsShown };

/** The experiences of a store, each with the way to its door. */
export function Events(props: Props) {
  const { env, t, shown, total, page } = props;
  const { events, show } = shown;
  const action = `${env.base}/admin/asistentes`;
  return (
    <>
      <nav className="views" aria-label={t.show}>
        {(['coming', 'past'] as const).map((view) => (
          <a
            key={view}
            className="btn btn-s"
            href={`${action}?show=${view}`}
            aria-current={view === show ? 'page' : undefined}
          >
            {t.views[view]}
          </a>
        ))}
      </nav>
      <section aria-label={t.list}>
        {events.length > 0 ? (
          <ul className="rows" role="list">
            {events.map((event) => (
              <li key={event.item}>
                <EventRow {...props} event={event} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty">
            <h2 className="h3">{show === 'past' ? t.nonePast : t.noneComing}</h2>
            <p className="muted">{t.noneText}</p>
          </div>
        )}
        <Pager
          t={t.pager}
          tag={env.tag}
          page={page}
          last={lastPage(total, EDGE_PAGE_SIZE.attendants)}
          url={(to) => `${action}?show=${show}&page=${to}`}
        />
      </section>
    </>
  );
}

function EventRow({ env, t, event }: Props & { event: DoorEvent }) {
  const { item, name, photo, starts_at, place, tickets, admitted, has_ended: ended } = event;
  const isCanceled = event.is_canceled;
  const when =
    formatExperienceDate(starts_at, env.zone ?? env.country, env.tag, 'long') ?? t.noDate;
  return (
    <div className="row">
      <span className="thumb">
        {photo && (
          <img
            src={thumbnail(photo.url, PHOTO_PX)}
            alt=""
            width={PHOTO_PX}
            height={PHOTO_PX}
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <div className="who">
        <b dir="auto">{name}</b>
        <span className="muted small">{[when, place].filter(Boolean).join(' · ')}</span>
        <span>
          {fill(t.counted, { admitted, tickets })}
          {isCanceled && <span className="badge badge-danger">{t.canceled}</span>}
          {ended && !isCanceled && <span className="badge">{t.ended}</span>}
        </span>
      </div>
      <a
        className="btn btn-s"
        href={`${env.base}/admin/asistentes/${item}`}
        aria-label={fill(t.openOf, { name })}
      >
        {t.open}
      </a>
    </div>
  );
}
