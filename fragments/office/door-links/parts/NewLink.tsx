import { fill } from '../../../../shared/i18n/fill.ts';
import { DOOR_LINK_NAME_MAX } from '../../../../shared/rules/door-links.ts';
import { cityOf } from '../../../../shared/rules/zone-city.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { ChoiceField } from '../../../_office/Fields.tsx';
import type { DoorLinksViewProps } from '../props.ts';

/** The form of a new link: whose it is, of which gate, and until when it opens the door. */
export function NewLink({ env, t, event, values, errors, idempotencyKey }: DoorLinksViewProps) {
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const end = controlOf(ui, 'expires_at', true);
  return (
    <section className="card" aria-labelledby="new">
      <h2 className="h2" id="new">
        {t.make}
      </h2>
      <form
        className="stack"
        method="post"
        action={`${env.base}/admin/asistentes/${event.item}/enlaces`}
      >
        <input type="hidden" name="intent" value="make" />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <TextField
          ui={ui}
          name="name"
          label={t.name}
          hint={t.nameHint}
          max={DOOR_LINK_NAME_MAX}
          required
          autoComplete="off"
        />
        {event.gates.length > 0 && (
          <ChoiceField
            ui={ui}
            name="gate"
            label={t.gate}
            options={[
              ['', t.wholeDoor],
              ...event.gates.map((gate) => [gate.id, gate.name] as const),
            ]}
          />
        )}
        <div className="field">
          <label htmlFor={end.id}>{t.end}</label>
          <input
            {...end}
            type="datetime-local"
            value={values['expires_at'] ?? ''}
            onChange={() => {}}
          />
          <p className="hint" id={`${end.id}-hint`}>
            {fill(t.endHint, { city: cityOf(env.zone ?? env.country, env.tag) })}
          </p>
          <FieldError ui={ui} name="expires_at" />
        </div>
        <p>
          <button className="btn btn-primary">{t.save}</button>
        </p>
      </form>
    </section>
  );
}
