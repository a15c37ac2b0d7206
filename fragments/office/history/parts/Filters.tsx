import { editSubjects } from '../../../../shared/rules/store-edits.ts';
import type { HistoryViewProps } from '../props.ts';

/** The form that asks for the changes of a kind of things, of a person, or of some days. */
export function Filters({
  t,
  shown,
  people,
  path,
}: Pick<HistoryViewProps, 't' | 'shown' | 'people'> & { path: string }) {
  const names = people.map(({ id, name }) => [id, name ?? t.nobody] as const);
  return (
    <form className="find" method="get" action={path}>
      <Choice
        name="subject"
        label={t.filter}
        every={t.every}
        options={editSubjects.map((one) => [one, t.subjects[one]] as const)}
        chosen={shown.subject}
      />
      <Choice name="by" label={t.person} every={t.everybody} options={names} chosen={shown.by} />
      <Day name="from" label={t.from} day={shown.from} />
      <Day name="to" label={t.to} day={shown.to} />
      <button className="btn">{t.apply}</button>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  every: string;
  /** Value and words. */
  options: readonly (readonly [string, string])[];
  chosen: string | null;
}

function Choice({ name, label, every, options, chosen }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen ?? ''}>
        <option value="">{every}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

function Day({ name, label, day }: { name: string; label: string; day: string | null }) {
  return (
    <div className="field day">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} type="date" defaultValue={day ?? ''} autoComplete="off" />
    </div>
  );
}
