import type { ReactNode } from 'react';
import { FieldError } from '../../shared/ui/form/FieldError.tsx';
import { controlOf, fieldId, type FormUi } from '../../shared/ui/form/form-ui.ts';

interface FieldProps {
  ui: FormUi;
  name: string;
  label: string;
  hint?: string | undefined;
}

/** A text of several lines. */
export function AreaField(props: FieldProps & { max: number; rows?: number; lang?: string }) {
  const { ui, name, label, hint, max, rows = 3, lang } = props;
  const control = controlOf(ui, name, hint !== undefined);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <textarea
        {...control}
        rows={rows}
        lang={lang}
        maxLength={max}
        value={ui.values[name] ?? ''}
        onChange={({ target }) => ui.input(name, target.value)}
      />
      <Hint of={control.id} text={hint} />
      <FieldError ui={ui} name={name} />
    </div>
  );
}

/** One of several: `options` are pairs of a value and its words. */
export function ChoiceField(
  props: FieldProps & { options: readonly (readonly [string, string])[] },
) {
  const { ui, name, label, hint, options } = props;
  const control = controlOf(ui, name, hint !== undefined);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <select
        {...control}
        value={ui.values[name] ?? ''}
        onChange={({ target }) => ui.input(name, target.value)}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value} suppressHydrationWarning>
            {words}
          </option>
        ))}
      </select>
      <Hint of={control.id} text={hint} />
      <FieldError ui={ui} name={name} />
    </div>
  );
}

/** A box that may be ticked. */
export function TickField({ ui, name, label }: FieldProps) {
  return (
    <label className="check">
      <input
        {...controlOf(ui, name)}
        type="checkbox"
        value="on"
        checked={(ui.values[name] ?? '') !== ''}
        onChange={({ target }) => ui.input(name, target.checked ? 'on' : '')}
      />
      <span suppressHydrationWarning>{label}</span>
    </label>
  );
}

/** Boxes about one subject, and the error of them all. */
export function TickGroup(props: FieldProps & { className?: string; children: ReactNode }) {
  const { ui, name, label, hint, className, children } = props;
  return (
    <fieldset className="ticks" id={fieldId(name)}>
      <legend>{label}</legend>
      <Hint of={fieldId(name)} text={hint} />
      <div className={className}>{children}</div>
      <FieldError ui={ui} name={name} />
    </fieldset>
  );
}

/** A colour as `#rrggbb`: typed, or with script chosen from the browser's own picker too. */
export function ColorField({ ui, name, label, hint, pick }: FieldProps & { pick: string }) {
  const control = controlOf(ui, name, hint !== undefined);
  const value = ui.values[name] ?? '';
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <div className="color">
        <input
          type="color"
          className="scripted"
          aria-label={pick}
          value={/^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : '#ffffff'}
          onChange={({ target }) => ui.input(name, target.value)}
        />
        <input
          {...control}
          type="text"
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          value={value}
          onChange={({ target }) => ui.input(name, target.value)}
        />
      </div>
      <Hint of={control.id} text={hint} />
      <FieldError ui={ui} name={name} />
    </div>
  );
}

function Hint({ of, text }: { of: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p className="hint" id={`${of}-hint`}>
      {text}
    </p>
  );
}
