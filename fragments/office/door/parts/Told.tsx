import type { VerdictView } from '../../../../shared/contracts/door.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { isPass } from '../../../../shared/rules/tickets.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { Act } from '../../../_office/Act.tsx';
import { momentOf } from '../../../_office/day.ts';
import type { DoorViewProps } from '../props.ts';

interface ToldProps extends DoorViewProps {
  verdict: VerdictView;
  action: string;
  onUndo: () => void;
}

/** What the door says of the last code: by colour, sign and words. */
export function Told({ env, t, verdict: told, action, idempotencyKey, onUndo }: ToldProps) {
  const { verdict, attendant, other_event: other, gates } = told;
  const mayPass = isPass(verdict);
  const at = attendant?.admitted_at && momentOf(attendant.admitted_at, env);
  const left = attendant?.left_at && momentOf(attendant.left_at, env);
  const by = attendant?.admitted_by;
  const kind = attendant && Object.values(attendant.description).join(' · ');
  return (
    <div className="told" data-verdict={verdict}>
      <p className="verdict">
        <Icon name={mayPass ? 'check' : 'close'} />
        {t.verdicts[verdict]}
      </p>
      {attendant && (
        <p className="name" dir="auto">
          {attendant.full_name}
        </p>
      )}
      {kind && <p>{kind}</p>}
      <p>{t.reasons[verdict]}</p>
      {other && <p>{fill(t.otherEvent, { name: other })}</p>}
      {verdict === 'wrong_gate' && (
        <p dir="auto">
          {gates.length > 0 ? fill(t.goesInBy, { gates: gates.join(' · ') }) : t.noGate}
        </p>
      )}
      {!mayPass && at && (
        <p>{by ? fill(t.admittedBy, { at, name: by }) : fill(t.admittedAt, { at })}</p>
      )}
      {!mayPass && attendant?.admitted_gate && (
        <p dir="auto">{fill(t.enteredBy, { gate: attendant.admitted_gate })}</p>
      )}
      {!mayPass && left && <p>{fill(t.leftAt, { at: left })}</p>}
      {verdict === 'admitted' && attendant?.may_undo && (
        <Act
          action={action}
          fields={{ intent: 'undo', id: attendant.id, idempotency_key: `${idempotencyKey}undo` }}
          label={t.undo}
          name={t.undo}
          act={onUndo}
        />
      )}
    </div>
  );
}
