import { fill } from '../../../../shared/i18n/fill.ts';
import { EVENT_SUBJECT_MAX, EVENT_TEXT_MAX } from '../../../../shared/rules/event-messages.ts';
import { cityOf } from '../../../../shared/rules/zone-city.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField, ChoiceField } from '../../../_office/Fields.tsx';
import type { EventMessagesViewProps } from '../props.ts';
import { groupsOf } from './audience.ts';

/** The form of a message, which leads to its preview. */
export function Compose(props: EventMessagesViewProps) {
  const { env, t, event, values, errors, idempotencyKey } = props;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const { message = '', version = '' } = values;
  const action = `${env.base}/admin/asistentes/${event.item}/mensajes`;
  return (
    <section className="card" aria-labelledby="compose">
      <h2 className="h2" id="compose">
        {message === '' ? t.compose : t.changing}
      </h2>
      <form method="post" action={action}>
        <input type="hidden" name="intent" value="preview" />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <input type="hidden" name="message" value={message} />
        <input type="hidden" name="version" value={version} />
        <TextField
          ui={ui}
          name="subject"
          label={t.subject}
          max={EVENT_SUBJECT_MAX}
          required
          autoComplete="off"
        />
        <AreaField
          ui={ui}
          name="text"
          label={t.text}
          hint={t.textHint}
          max={EVENT_TEXT_MAX}
          rows={8}
        />
        <ChoiceField ui={ui} name="audience" label={t.audience} options={groupsOf(props)} />
        <Time ui={ui} {...props} />
        <p className="on">
          <button className="btn">{t.preview}</button>
          {message !== '' && (
            <a className="btn btn-quiet" href={action}>
              {t.leave}
            </a>
          )}
        </p>
      </form>
    </section>
  );
}

function Time({ ui, t, env }: { ui: FormUi } & Pick<EventMessagesViewProps, 't' | 'env'>) {
  const control = controlOf(ui, 'send_at', true);
  return (
    <div className="field">
      <label htmlFor={control.id}>{t.sendAt}</label>
      <input
        {...control}
        type="datetime-local"
        value={ui.values['send_at'] ?? ''}
        onChange={() => {}}
      />
      <p className="hint" id={`${control.id}-hint`}>
        {fill(t.sendAtHint, { city: cityOf(env.zone ?? env.country, env.tag) })}
      </p>
      <FieldError ui={ui} name="send_at" />
    </div>
  );
}
