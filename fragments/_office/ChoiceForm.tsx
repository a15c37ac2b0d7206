interface ChoiceFormProps {
  /** Where the form is sent. */
  action: string;
  intent: string;
  idempotencyKey: string;
  /** The name of the choice's field; where each may be ticked, each is a field `name_value` that says `on`. */
  name: string;
  /** Whether one of the choices holds, or any of them. */
  takes?: 'one' | 'any';
  t: { readonly legend: string; readonly save: string };
  choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly hint: string;
    readonly isChosen: boolean;
  }[];
}

/** A form of the settings that asks for one of a few things, or for any, each with a sentence; with `css/choice-form.css`. */
export function ChoiceForm(props: ChoiceFormProps) {
  const { action, intent, idempotencyKey, name, takes = 'one', t, choices } = props;
  const field = (value: string) =>
    takes === 'one'
      ? ({ type: 'radio', name, value } as const)
      : ({ type: 'checkbox', name: `${name}_${value}`, value: 'on' } as const);
  return (
    <form className="stack" method="post" action={action}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${intent}`} />
      <fieldset>
        <legend>{t.legend}</legend>
        <div className="terms">
          {choices.map(({ value, label, hint, isChosen }) => (
            <label key={value}>
              <input {...field(value)} defaultChecked={isChosen} />
              <span>
                {label}
                <span className="hint">{hint}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p>
        <button className="btn btn-primary">{t.save}</button>
      </p>
    </form>
  );
}
