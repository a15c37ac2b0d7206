import { fill } from '../../../shared/i18n/fill.ts';
import { EDGE_PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { Act } from '../../_office/Act.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Entry } from './parts/Entry.tsx';
import type { WaitingPeopleViewProps } from './props.ts';

/** The people who wait for places of an experience, and whether more may join them. */
export function WaitingPeopleView(props: WaitingPeopleViewProps) {
  const { env, t, event, entries, total, page, isOpen, done, error, idempotencyKey } = props;
  const door = `${env.base}/admin/asistentes/${event.item}`;
  const isOver = event.has_ended || event.is_canceled;
  return (
    <OfficePage
      title={t.title}
      intro={fill(t.intro, { name: event.name })}
      done={done && t.done[done]}
    >
      <FormNotice text={error && `${t.failed}. ${error}`} />
      {isOver ? (
        <p className="notice">{t.over}</p>
      ) : (
        <section className="card" aria-labelledby="list">
          <h2 className="h2" id="list">
            {isOpen ? t.open : t.closed}
          </h2>
          <p className="muted">{isOpen ? t.openText : t.closedText}</p>
          <div className="acts">
            <Act
              action={`${door}/lista-de-espera`}
              fields={{
                intent: 'set',
                is_open: isOpen ? 'no' : 'yes',
                idempotency_key: idempotencyKey,
              }}
              label={isOpen ? t.close : t.reopen}
              name={isOpen ? t.close : t.reopen}
              act={() => {}}
            />
          </div>
        </section>
      )}
      <section className="card" aria-labelledby="people">
        <h2 className="h2" id="people">
          {t.people}
        </h2>
        {entries.length > 0 ? (
          <ul className="rows" role="list">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry {...props} entry={entry} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty">
            <h3 className="h3">{t.none}</h3>
            <p className="muted">{t.noneText}</p>
          </div>
        )}
        <Pager
          t={t.pager}
          tag={env.tag}
          page={page}
          last={lastPage(total, EDGE_PAGE_SIZE.attendants)}
          url={(to) => `${door}/lista-de-espera?page=${to}`}
        />
      </section>
      <p>
        <a href={door}>{t.toDoor}</a>
      </p>
    </OfficePage>
  );
}
