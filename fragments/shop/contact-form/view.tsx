import { fill } from '../../../shared/i18n/fill.ts';
import { CONTACT_MAX } from '../../../shared/rules/contact-message.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { OpeningHours } from './parts/OpeningHours.tsx';
import type { ContactFormViewProps } from './props.ts';

type Props = FragmentProps<ContactFormViewProps>;

/** The form by which a visitor leaves a message for the store, or what to expect once it is sent. */
export function ContactFormView(props: Props) {
  const { t, env, storeName, isSent } = props;
  return (
    <section className="account">
      <header>
        <h1 className="h1">{isSent ? fill(t.sent, { store: storeName }) : t.title}</h1>
        <p className="muted">{isSent ? t.sentText : fill(t.text, { store: storeName })}</p>
      </header>
      {isSent ? (
        <a className="btn btn-block" href={`${env.base}/contacto`}>
          {t.another}
        </a>
      ) : (
        <MessageForm {...props} />
      )}
      <Ways {...props} />
      {props.hours && <OpeningHours {...props} {...props.hours} />}
    </section>
  );
}

function MessageForm({ t, env, values, errors, error, idempotencyKey }: Props) {
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const message = controlOf(ui, 'message');
  return (
    <>
      <FormNotice text={error} />
      <form method="post" action={`${env.base}/contacto`}>
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <TextField
          ui={ui}
          name="name"
          label={t.name}
          max={CONTACT_MAX.name}
          required
          autoComplete="name"
        />
        <TextField
          ui={ui}
          name="email"
          label={t.email}
          type="email"
          max={254}
          required
          autoComplete="email"
        />
        <TextField
          ui={ui}
          name="phone"
          label={`${t.phone} (${t.optional})`}
          max={CONTACT_MAX.phone}
          autoComplete="tel"
          inputMode="tel"
        />
        <div className="field">
          <label htmlFor={message.id}>{t.message}</label>
          <textarea
            {...message}
            required
            rows={6}
            maxLength={CONTACT_MAX.message}
            defaultValue={values['message'] ?? ''}
          />
          <FieldError ui={ui} name="message" />
        </div>
        <button className="btn btn-primary btn-block">{t.send}</button>
      </form>
    </>
  );
}

function Ways({ t, email, phone }: Props) {
  if (email === null && phone === null) return null;
  return (
    <section aria-label={t.ways}>
      <p className="reach">
        {email !== null && (
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        )}
        {phone && <a href={phone.href}>{phone.label}</a>}
      </p>
    </section>
  );
}
