import { attendeeFields } from '../model/draft.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { phoneInputMax } from '../../../../shared/rules/phone.ts';
import type { CheckoutUi } from './use-checkout.ts';
import { Field, FieldError, useField } from './Field.tsx';
import { Step } from './Step.tsx';

/** The step for the attendees: a name and a phone for each ticket, which must be reviewed. */
export function AttendeesStep({ ui }: { ui: CheckoutUi }) {
  const { t, state, model } = ui;
  const { error, control } = useField(ui, 'attendees_reviewed');
  const attendees = attendeeFields(state.checkout);
  if (!attendees.length) return null;
  return (
    <Step ui={ui} title={t.attendees}>
      <p className="hint">{t.attendeesText}</p>
      {attendees.map(({ name, sku, item, person }) => (
        <div
          className="fields attendee"
          role="group"
          aria-label={fill(t.attendee, { item, person })}
          key={name}
        >
          <p className="small who">{fill(t.attendee, { item, person })}</p>
          <input type="hidden" name={`${name}.sku`} value={sku} />
          <Field
            ui={ui}
            name={`${name}.full_name`}
            short={t.fullName}
            max={120}
            autoComplete="off"
            width={3}
          />
          <Field
            ui={ui}
            name={`${name}.phone`}
            short={t.phone}
            type="tel"
            max={phoneInputMax(state.values['contact.country'] ?? '')}
            autoComplete="off"
            width={3}
          />
        </div>
      ))}
      <label className="check">
        <input
          {...control}
          type="checkbox"
          required
          checked={state.values['attendees_reviewed'] === 'on'}
          onChange={(event) => model.input('attendees_reviewed', event.target.checked ? 'on' : '')}
        />
        {t.reviewed}
      </label>
      <FieldError name="attendees_reviewed" text={error} />
    </Step>
  );
}
