import { fill } from '../../../shared/i18n/fill.ts';
import { DOOR_LINK_DEVICES_MAX } from '../../../shared/rules/door-links.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Link } from './parts/Link.tsx';
import { NewLink } from './parts/NewLink.tsx';
import type { DoorLinksViewProps } from './props.ts';

/** The links that open the door of an experience without an account: a form for a new one, and those that were made. */
export function DoorLinksView(props: DoorLinksViewProps) {
  const { env, t, event, links, done, error } = props;
  return (
    <OfficePage
      title={t.title}
      intro={fill(t.intro, { name: event.name, devices: DOOR_LINK_DEVICES_MAX })}
      done={done && t.done[done]}
    >
      <FormNotice text={error && `${t.failed}. ${error}`} />
      {event.has_ended ? <p className="notice">{t.ended}</p> : <NewLink {...props} />}
      <section className="card" aria-labelledby="links">
        <h2 className="h2" id="links">
          {t.links}
        </h2>
        {links.length > 0 ? (
          <ul className="rows" role="list">
            {links.map((link) => (
              <li key={link.id}>
                <Link {...props} link={link} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty">
            <h3 className="h3">{t.none}</h3>
            <p className="muted">{t.noneText}</p>
          </div>
        )}
      </section>
      <p>
        <a href={`${env.base}/admin/asistentes/${event.item}`}>{t.toDoor}</a>
      </p>
    </OfficePage>
  );
}
