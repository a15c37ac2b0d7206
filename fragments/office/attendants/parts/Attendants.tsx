import { EDGE_PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { lastPage } from '../../../../shared/rules/paging.ts';
import { ticketStates } from '../../../../shared/rules/tickets.ts';
import { Pager } from '../../../../shared/ui/Pager.tsx';
import type { ListProps } from '../props.ts';
import { kindName } from './kind-name.ts';
import { Gates } from './Gates.tsx';
import { Reentry } from './Reentry.tsx';
import { Row } from './Row.tsx';
import { Courtesy } from './Courtesy.tsx';
import { Unpaid } from './Unpaid.tsx';
import { Tally } from './Tally.tsx';

/** The attendants of an experience: found by name, admitted by hand, taken back, and invited. */
export function Attendants(props: ListProps) {
  const { env, t, shown, total, page } = props;
  const { event, attendants, text, state, sku, gate, mayGive } = shown;
  const action = `${env.base}/admin/asistentes/${event.item}`;
  const isNarrowed = text !== '' || state !== null || sku !== null || gate !== null;
  const query = new URLSearchParams({
    text,
    ...(state && { state }),
    ...(sku && { sku }),
    ...(gate && { gate }),
  });
  return (
    <>
      <form className="find" role="search" action={action}>
        <div className="field">
          <label htmlFor="f-text">{t.name}</label>
          <input id="f-text" name="text" type="search" maxLength={100} defaultValue={text} />
        </div>
        <div className="field">
          <label htmlFor="f-state">{t.state}</label>
          <select id="f-state" name="state" defaultValue={state ?? ''}>
            <option value="">{t.states.all}</option>
            {ticketStates.map((one) => (
              <option key={one} value={one}>
                {t.states[one]}
              </option>
            ))}
          </select>
        </div>
        {event.kinds.length > 1 && (
          <div className="field">
            <label htmlFor="f-kind">{t.kind}</label>
            <select id="f-kind" name="sku" defaultValue={sku ?? ''}>
              <option value="">{t.states.all}</option>
              {event.kinds.map((kind) => (
                <option key={kind.sku} value={kind.sku}>
                  {kindName(kind, event)}
                </option>
              ))}
            </select>
          </div>
        )}
        {event.gates.length > 0 && (
          <div className="field">
            <label htmlFor="f-gate">{t.gate}</label>
            <select id="f-gate" name="gate" defaultValue={gate ?? ''}>
              <option value="">{t.states.all}</option>
              {event.gates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
        <button className="btn">{t.find}</button>
      </form>
      {attendants.length > 0 ? (
        <ul className="rows" role="list" aria-label={t.people}>
          {attendants.map((attendant) => (
            <li key={attendant.id}>
              <Row {...props} attendant={attendant} action={`${action}?${query}&page=${page}`} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <h3 className="h3">{isNarrowed ? t.noneFound : t.none}</h3>
          {!isNarrowed && <p className="muted">{t.noneYet}</p>}
          {isNarrowed && (
            <a className="btn btn-s" href={action}>
              {t.showAll}
            </a>
          )}
        </div>
      )}
      <Pager
        t={t.pager}
        tag={env.tag}
        page={page}
        last={lastPage(total, EDGE_PAGE_SIZE.attendants)}
        url={(to) => `${action}?${query}&page=${to}`}
      />
      <Unpaid {...props} url={(to) => `${action}?${query}&page=${page}&unpaid=${to}#unpaid`} />
      <Tally {...props} />
      {mayGive && <Gates {...props} action={action} />}
      {mayGive && <Reentry {...props} action={action} />}
      {mayGive && !event.is_canceled && <Courtesy {...props} action={action} />}
      {mayGive && (
        <p>
          <a href={`${action}/enlaces`}>{t.doorLinks}</a>
        </p>
      )}
      {mayGive && (
        <p>
          <a href={`${action}/mensajes`}>{t.messages}</a>
        </p>
      )}
      {mayGive && (
        <p>
          <a href={`${action}/lista-de-espera`}>{t.waitingList}</a>
        </p>
      )}
      {mayGive && (event.is_canceled || !event.has_ended) && (
        <p>
          <a href={`${action}/cancelar`}>{event.is_canceled ? t.cancelling : t.cancel}</a>
        </p>
      )}
      {mayGive && (
        <p>
          <a href={`${action}/dobles`}>{t.wrongTitle}</a>
        </p>
      )}
      <p>
        <a href={`${env.base}/admin/asistentes`}>{t.back}</a>
      </p>
    </>
  );
}
