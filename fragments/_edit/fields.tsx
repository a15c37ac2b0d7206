import { fill } from '../../shared/i18n/fill.ts';
import { FieldError } from '../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../shared/ui/form/form-ui.ts';
import { TextField } from '../../shared/ui/form/TextField.tsx';

interface CountedProps {
  ui: FormUi;
  name: string;
  label: string;
  max: number;
  /** How many characters are used: `{{used}}` of `{{max}}`. */
  used: string;
}

const usedOf = ({ ui, name, max, used }: CountedProps): string =>
  fill<string>(used, { used: (ui.values[name] ?? '').length, max });

/** A line of text that says how many of its characters are used. */
export function CountedField(props: CountedProps) {
  const { ui, name, label, max } = props;
  return (
    <TextField
      ui={ui}
      name={name}
      label={label}
      max={max}
      hint={usedOf(props)}
      autoComplete="off"
    />
  );
}

/** The same in several lines. */
export function CountedText(props: CountedProps) {
  const { ui, name, label, max } = props;
  const control = controlOf(ui, name, true);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <textarea
        {...control}
        rows={3}
        maxLength={max}
        value={ui.values[name] ?? ''}
        onChange={({ target }) => ui.input(name, target.value)}
      />
      <p className="hint" id={`${control.id}-hint`}>
        {usedOf(props)}
      </p>
      <FieldError ui={ui} name={name} />
    </div>
  );
}

interface ChoiceProps {
  ui: FormUi;
  name: string;
  label: string;
  /** Value → its words, in their order. */
  options: Readonly<Record<string, string>>;
}

/** A choice of one among a few. */
export function ChoiceField({ ui, name, label, options }: ChoiceProps) {
  const control = controlOf(ui, name);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <select
        {...control}
        value={ui.values[name] ?? ''}
        onChange={({ target }) => ui.input(name, target.value)}
      >
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <FieldError ui={ui} name={name} />
    </div>
  );
}
