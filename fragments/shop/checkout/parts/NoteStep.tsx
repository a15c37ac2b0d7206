import type { CheckoutUi } from './use-checkout.ts';
import { FieldError, useField } from './Field.tsx';

/** A word to the store. */
export function NoteStep({ ui }: { ui: CheckoutUi }) {
  const { t, state, model } = ui;
  const { label, error, control } = useField(ui, 'note');
  return (
    <div className="field step">
      <label htmlFor={control.id}>
        {label}
        <span className="muted"> ({t.optional})</span>
      </label>
      <textarea
        {...control}
        rows={3}
        maxLength={500}
        value={state.values['note'] ?? ''}
        readOnly={state.busy !== null}
        onChange={(event) => model.input('note', event.target.value)}
      />
      <FieldError name="note" text={error} />
    </div>
  );
}
