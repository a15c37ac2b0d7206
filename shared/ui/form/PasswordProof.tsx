interface PasswordProofProps {
  /** The address that the form posts to. */
  action: string;
  /** The form that waits for it: its name and its values. */
  form: { readonly intent: string; readonly values: Readonly<Record<string, string>> };
  error: string | undefined;
  t: {
    readonly proof: string;
    readonly proofText: string;
    readonly password: string;
    readonly confirm: string;
  };
}

/** The password, in the place of a form that moves money; it goes on with that form's values. */
export function PasswordProof({ action, form, error, t }: PasswordProofProps) {
  return (
    <section aria-labelledby="proof">
      <h2 className="h2" id="proof">
        {t.proof}
      </h2>
      <form className="fields" method="post" action={action}>
        <p>{t.proofText}</p>
        <input type="hidden" name="intent" value="prove" />
        <input type="hidden" name="asked" value={form.intent} />
        {Object.entries(form.values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="field">
          <label htmlFor="f-password">{t.password}</label>
          <input
            id="f-password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'f-password-error' : undefined}
          />
          {error && (
            <p className="error" id="f-password-error">
              {error}
            </p>
          )}
        </div>
        <button className="btn btn-primary">{t.confirm}</button>
      </form>
    </section>
  );
}
