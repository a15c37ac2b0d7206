import type { Attendant } from '../../../../shared/contracts/door.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { shownCode } from '../../../../shared/rules/ticket-code.ts';
import { Act } from '../../../_office/Act.tsx';
import { momentOf } from '../../../_office/day.ts';
import type { ListProps } from '../props.ts';

type RowProps = ListProps & { attendant: Attendant; action: string };

/** An attendant of the list, with what the door may do now: let in, out, in again, or take the admission back. */
export function Row({ env, t, shown, attendant, action, idempotencyKey }: RowProps) {
  const { id, full_name: name, state, sale_type, order_number: number, code } = attendant;
  const { admitted_at: at, admitted_by: by, admitted_gate: gate, may_undo: mayUndo } = attendant;
  const left = attendant.left_at && momentOf(attendant.left_at, env);
  const pass = passOf(attendant, shown.event.has_reentry);
  const kind = Object.values(attendant.description).join(' · ');
  const from = sale_type === 'courtesy' ? t.courtesy : fill(t.order, { number: number ?? '' });
  const moment = at && momentOf(at, env);
  return (
    <div className="row">
      <div className="who">
        <b dir="auto">{name}</b>
        <span className="muted small">
          {[kind, from, shownCode(code)].filter(Boolean).join(' · ')}
        </span>
        {moment && state === 'admitted' && (
          <span className="small">
            {by ? fill(t.admittedBy, { at: moment, name: by }) : fill(t.admittedAt, { at: moment })}
            {gate && ` · ${gate}`}
            {left && ` · ${fill(t.leftAt, { at: left })}`}
          </span>
        )}
      </div>
      <span className={state === 'void' ? 'badge badge-danger' : 'badge'}>
        {left && state === 'admitted' ? t.state_outside : t[`state_${state}`]}
      </span>
      <div className="acts">
        {pass && (
          <Act
            action={action}
            fields={{
              intent: 'admit',
              code,
              way: pass === 'letOut' ? 'out' : 'in',
              idempotency_key: `${idempotencyKey}${id}`,
            }}
            label={t[pass]}
            name={fill<string>(t[`${pass}Of`], { name })}
            act={() => {}}
          />
        )}
        {state === 'admitted' && mayUndo && (
          <Act
            action={action}
            fields={{ intent: 'undo', id, idempotency_key: `${idempotencyKey}undo${id}` }}
            label={t.undo}
            name={fill(t.undoOf, { name })}
            act={() => {}}
          />
        )}
      </div>
    </div>
  );
}

/** What the door may do of a ticket now; null for nothing. */
function passOf(
  { state, left_at: left }: Attendant,
  hasReentry: boolean,
): 'admit' | 'letBack' | 'letOut' | null {
  if (state === 'valid') return 'admit';
  if (state === 'void' || !hasReentry) return null;
  return left === null ? 'letOut' : 'letBack';
}
