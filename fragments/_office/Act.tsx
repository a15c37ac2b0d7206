interface ActProps {
  /** The address that the form posts to without script. */
  action: string;
  /** The form's hidden fields. */
  fields: Readonly<Record<string, string>>;
  label: string;
  /** Its accessible name, when the label alone would be one of many. */
  name: string;
  busy?: boolean;
  /** The page's own action, which stands by itself; else one of a row's, which are quiet. */
  main?: boolean;
  act: () => void;
}

/** One action: a call with script, a post without. */
export function Act({ action, fields, label, name, busy = false, main = false, act }: ActProps) {
  return (
    <form
      method="post"
      action={action}
      data-enhance=""
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        className={main ? 'btn btn-primary' : 'btn btn-s btn-quiet'}
        aria-label={name}
        aria-busy={busy}
        aria-disabled={busy}
      >
        {label}
      </button>
    </form>
  );
}
