import { fill } from '../../../../shared/i18n/fill.ts';
import { LOCALES } from '../../../../shared/kernel/locale.ts';
import { SHORTCUT_MAX } from '../../../../shared/rules/quick-replies.ts';
import { MESSAGE_MAX } from '../../../../shared/rules/talk-line.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { QuickRepliesViewProps } from '../props.ts';

type Props = QuickRepliesViewProps & {
  readonly intent: 'add' | 'change';
  /** Of the reply that is changed; `new` for another. */
  readonly id: string;
  readonly label: string;
  readonly given: Readonly<Record<string, string>>;
  /** Whether it is this form that came back refused. */
  readonly isRefused: boolean;
};

/** The form of a reply: its shortcut, its language and its words. */
export function ReplyForm(props: Props) {
  const { env, t, intent, id, label, idempotencyKey, isRefused } = props;
  const values = isRefused ? (props.values ?? {}) : props.given;
  const errors = isRefused ? (props.errors ?? {}) : {};
  const ui = { values, errors, input() {}, leave() {}, scope: id };
  return (
    <form
      className="form"
      method="post"
      action={`${env.base}/admin/mensajes/respuestas`}
      aria-label={label}
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${id}`} />
      {intent === 'change' && <input type="hidden" name="id" value={id} />}
      <TextField
        ui={ui}
        name="shortcut"
        label={t.fields.shortcut}
        hint={fill(t.hints.shortcut, { max: SHORTCUT_MAX })}
        max={SHORTCUT_MAX}
        autoCapitalize="none"
        autoComplete="off"
      />
      <div className="field">
        <label htmlFor={`f-${id}-locale`}>{t.fields.locale}</label>
        <select
          id={`f-${id}-locale`}
          name="locale"
          defaultValue={values['locale'] ?? (env.locale === 'en' ? 'en' : 'es')}
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {t.locales[locale]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`f-${id}-text`}>{t.fields.text}</label>
        <textarea
          id={`f-${id}-text`}
          name="text"
          rows={4}
          maxLength={MESSAGE_MAX}
          defaultValue={values['text'] ?? ''}
          aria-invalid={errors['text'] ? true : undefined}
          aria-describedby={`f-${id}-text-hint${errors['text'] ? ` f-${id}-text-error` : ''}`}
        />
        <p className="hint" id={`f-${id}-text-hint`}>
          {t.hints.text}
        </p>
        {errors['text'] && (
          <p className="error" id={`f-${id}-text-error`}>
            {errors['text']}
          </p>
        )}
      </div>
      <p>
        <button className={intent === 'add' ? 'btn btn-primary' : 'btn'}>{t.save}</button>
      </p>
    </form>
  );
}
