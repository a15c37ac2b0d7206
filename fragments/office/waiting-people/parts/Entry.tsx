import type { WaitingEntry } from '../../../../shared/contracts/waiting-list.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { Act } from '../../../_office/Act.tsx';
import { momentOf } from '../../../_office/day.ts';
import type { WaitingPeopleViewProps } from '../props.ts';

/** Somebody in the list: where they stand, what they wait for, and what the store can do for them. */
export function Entry(props: WaitingPeopleViewProps & { entry: WaitingEntry }) {
  const { env, t, event, entry, page, idempotencyKey } = props;
  const { id, name, email, state, places, position, joined_at: joined, until } = entry;
  const kind = Object.values(entry.description).join(' · ');
  const action = `${env.base}/admin/asistentes/${event.item}/lista-de-espera?page=${page}`;
  const isIn = state === 'waiting' || state === 'offered';
  const isOver = event.has_ended || event.is_canceled;
  return (
    <div className="row">
      <div className="own">
        <b dir="auto">{name}</b>
        <span className="small">
          <span className={state === 'bought' ? 'badge badge-success' : 'badge'}>
            {position === null ? t.states[state] : fill(t.position, { position })}
          </span>{' '}
          <span className="muted">
            {[count(t, 'places', places), kind].filter((one) => one !== '').join(' · ')}
          </span>
        </span>
        <span className="small muted">{email}</span>
        <span className="small muted">
          {until
            ? fill(t.until, { at: momentOf(until, env) })
            : fill(t.since, { at: momentOf(joined, env) })}
        </span>
      </div>
      {isIn && !isOver && (
        <div className="acts">
          {state === 'waiting' && (
            <Act
              action={action}
              fields={{ intent: 'offer', id, idempotency_key: `${idempotencyKey}${id}o` }}
              label={t.offer}
              name={fill(t.offerTo, { name })}
              act={() => {}}
            />
          )}
          <Act
            action={action}
            fields={{ intent: 'remove', id, idempotency_key: `${idempotencyKey}${id}` }}
            label={t.remove}
            name={fill(t.removeOf, { name })}
            act={() => {}}
          />
        </div>
      )}
    </div>
  );
}
