import type { Advisor } from '../../../../shared/contracts/advisors.ts';
import { ADVISOR_ALWAYS } from '../../../../shared/kernel/constants/timers.ts';
import { ADVISOR_DAY } from '../../../../shared/rules/advisor.ts';
import { DAYS, HOURS_MAX, spansText } from '../../../../shared/rules/opening-hours.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { AdvisingMember, AdvisorsViewProps } from '../props.ts';

const CONTACTS = ['email', 'phone', 'whatsapp'] as const;
const WHEN = ['day', 'always', 'own'] as const;

type Props = AdvisorsViewProps & {
  readonly member: AdvisingMember;
  /** Whether it is this form that came back refused. */
  readonly isRefused: boolean;
};

/** The hours and contacts of one advisor. */
export function AdvisorForm(props: Props) {
  const { env, t, member, idempotencyKey, isRefused } = props;
  const { id } = member;
  const values = isRefused ? (props.values ?? {}) : valuesOf(member.advisor);
  const errors = isRefused ? (props.errors ?? {}) : {};
  const ui = { values, errors, input() {}, leave() {}, scope: id };
  return (
    <form className="form" method="post" action={`${env.base}/admin/asesores`} noValidate>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${id}`} />
      <div className="field">
        <label htmlFor={`f-${id}-when`}>{t.when}</label>
        <select id={`f-${id}-when`} name="when" defaultValue={values['when']}>
          {WHEN.map((one) => (
            <option key={one} value={one}>
              {t.hours[one]}
            </option>
          ))}
        </select>
      </div>
      <p className="hint">{t.daysHint}</p>
      <div className="days">
        {DAYS.map((day) => (
          <TextField
            key={day}
            ui={ui}
            name={`d${day}`}
            label={t.days[`d${day}`]}
            max={HOURS_MAX}
            autoComplete="off"
          />
        ))}
      </div>
      {CONTACTS.map((name) => (
        <TextField key={name} ui={ui} name={name} label={t[name]} max={254} autoComplete="off" />
      ))}
      <p>
        <button className="btn btn-primary">{t.save}</button>
      </p>
    </form>
  );
}

/** The form's values for an advisor as they stand; those of a new one by default. */
function valuesOf(advisor: Advisor | null): Record<string, string> {
  const { hours = ADVISOR_DAY, email = null, phone = null, whatsapp = null } = advisor ?? {};
  const week = typeof hours === 'string' ? [] : hours;
  const own = hours === ADVISOR_ALWAYS ? 'always' : 'own';
  return {
    when: hours === ADVISOR_DAY ? 'day' : own,
    email: email ?? '',
    phone: phone ?? '',
    whatsapp: whatsapp ?? '',
    ...Object.fromEntries(DAYS.map((day) => [`d${day}`, spansText(week[day - 1] ?? [])])),
  };
}
