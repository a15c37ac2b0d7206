interface DayRangeProps {
  t: { readonly from: string; readonly to: string };
  /** `YYYY-MM-DD`; empty for none. */
  narrowed: { readonly start_date: string; readonly end_date: string };
}

/** The first and the last day that a list is narrowed to. */
export function DayRange({ t, narrowed }: DayRangeProps) {
  return (
    <>
      <div className="field">
        <label htmlFor="f-from">{t.from}</label>
        <input id="f-from" name="start_date" type="date" defaultValue={narrowed.start_date} />
      </div>
      <div className="field">
        <label htmlFor="f-to">{t.to}</label>
        <input id="f-to" name="end_date" type="date" defaultValue={narrowed.end_date} />
      </div>
    </>
  );
}
