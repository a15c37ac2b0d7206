import { useState } from 'react';
import { PASSWORD_LENGTH, passwordStrength, type Strength } from '../../rules/password.ts';
import { FieldError } from './FieldError.tsx';
import { controlOf, type FormUi } from './form-ui.ts';

interface PasswordWords {
  readonly show: string;
  readonly hide: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly passwordHint: string;
  readonly strength: Readonly<Record<Strength, string>>;
}

interface PasswordFieldProps {
  ui: FormUi;
  name: string;
  label: string;
  t: PasswordWords;
  /** True for a new password: the field rates it as the visitor types. */
  fresh?: boolean;
}

/** A password, hidden until the visitor asks to see it. */
export function PasswordField({ ui, name, label, t, fresh = false }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const control = controlOf(ui, name, fresh);
  const value = ui.values[name] ?? '';
  return (
    <div className="field secret">
      <label htmlFor={control.id}>{label}</label>
      <input
        {...control}
        type={shown ? 'text' : 'password'}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        // Browsers add no capitals to hidden text, and the attribute is not allowed there.
        autoCapitalize={shown ? 'none' : undefined}
        spellCheck={false}
        required
        minLength={fresh ? PASSWORD_LENGTH.min : undefined}
        maxLength={PASSWORD_LENGTH.max}
        value={value}
        onChange={({ target }) => ui.input(name, target.value)}
      />
      <button
        type="button"
        className="reveal scripted"
        aria-controls={control.id}
        aria-label={shown ? t.hidePassword : t.showPassword}
        onClick={() => setShown(!shown)}
      >
        {shown ? t.hide : t.show}
      </button>
      {fresh && (
        <p className="hint" id={`${control.id}-hint`}>
          {value === '' ? t.passwordHint : <Judged strength={passwordStrength(value)} t={t} />}
        </p>
      )}
      <FieldError ui={ui} name={name} />
    </div>
  );
}

function Judged({ strength, t }: { strength: Strength; t: PasswordWords }) {
  return (
    <span className="judged" data-strength={strength} role="status">
      <span className="meter" aria-hidden="true" />
      {t.strength[strength]}
    </span>
  );
}
