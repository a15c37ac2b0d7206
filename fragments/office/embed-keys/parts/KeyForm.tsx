import { EMBED_PER_MINUTE } from '../../../../shared/rules/embed-keys.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { EmbedKeysViewProps } from '../props.ts';

interface KeyFormProps extends EmbedKeysViewProps {
  action: string;
  intent: 'create' | 'change';
  title: string;
  /** The button's words. */
  save: string;
}

/** The form of a key: whose it is, where it counts, and for whom its sales count. */
export function KeyForm(props: KeyFormProps) {
  const { t, action, intent, title, save, idempotencyKey, values = {}, errors = {} } = props;
  const ui = { values, errors, input() {}, leave() {} };
  const hidden = { intent, idempotency_key: idempotencyKey };
  return (
    <form className="card add" method="post" action={action} aria-label={title} noValidate>
      <h2 className="h3">{title}</h2>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField ui={ui} name="partner" label={t.fields.partner} max={100} autoComplete="off" />
      <TextField
        ui={ui}
        name="origins"
        label={t.fields.origins}
        hint={t.hints.origins}
        max={3_000}
        autoCapitalize="none"
        autoComplete="off"
      />
      <TextField
        ui={ui}
        name="referral"
        label={t.fields.referral}
        hint={t.hints.referral}
        max={100}
        autoCapitalize="none"
        autoComplete="off"
      />
      <TextField
        ui={ui}
        name="campaign"
        label={t.fields.campaign}
        max={100}
        autoCapitalize="none"
        autoComplete="off"
      />
      <TextField
        ui={{ ...ui, values: { per_minute: `${EMBED_PER_MINUTE.standard}`, ...values } }}
        name="per_minute"
        label={t.fields.per_minute}
        hint={t.hints.per_minute}
        max={4}
        inputMode="numeric"
        autoComplete="off"
      />
      {intent === 'create' && (
        <label className="check">
          <input
            type="checkbox"
            name="test"
            value="yes"
            defaultChecked={values['test'] === 'yes'}
          />
          <span>
            {t.fields.test}
            <span className="hint">{t.hints.test}</span>
          </span>
        </label>
      )}
      <p>
        <button className="btn btn-primary">{save}</button>
      </p>
    </form>
  );
}
