interface PostProps {
  /** The address that the form posts to. */
  action: string;
  /** The form's hidden fields. */
  fields: Readonly<Record<string, string>>;
  label: string;
  /** Its accessible name, when the label alone would be one of many. */
  name?: string;
}

/** One action that leads to a new page, with script and without. */
export function Post({ action, fields, label, name }: PostProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button className="btn btn-s" aria-label={name}>
        {label}
      </button>
    </form>
  );
}
