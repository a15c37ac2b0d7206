import type { SettlementsShown, SettlementsViewProps } from '../props.ts';

type Props = SettlementsViewProps & {
  readonly shown: Extract<SettlementsShown, { kind: 'list' }>;
  readonly action: string;
};

/** The form of a file with the lines of all deposits between two days; those of the page stand in it. */
export function Span({ t, shown, action }: Props) {
  const days = shown.settlements.map(({ paid_on: day }) => day).toSorted();
  return (
    <details className="part" id="span">
      <summary className="btn btn-s">{t.span}</summary>
      <form className="fields" method="get" action={`${action}.csv`}>
        <p className="muted">{t.spanText}</p>
        <div className="field">
          <label htmlFor="f-from">{t.from}</label>
          <input id="f-from" name="from" type="date" required defaultValue={days[0]} />
        </div>
        <div className="field">
          <label htmlFor="f-to">{t.to}</label>
          <input id="f-to" name="to" type="date" required defaultValue={days.at(-1)} />
        </div>
        <button className="btn btn-primary">{t.spanButton}</button>
      </form>
    </details>
  );
}
