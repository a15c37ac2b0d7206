import { fill } from '../../../shared/i18n/fill.ts';
import { openingWords } from '../../../shared/ui/opening-words.ts';
import { CHAT_PATH, CHAT_TEXT_MAX } from '../../../shared/rules/chat-page.ts';
import { CONTACT_MAX } from '../../../shared/rules/contact-message.ts';
import { openingAt } from '../../../shared/rules/opening-hours.ts';
import { MESSAGE_MAX } from '../../../shared/rules/talk-line.ts';
import { ChatWelcome } from '../../../shared/ui/ChatWelcome.tsx';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Lines } from './parts/Lines.tsx';
import type { ChatViewProps } from './props.ts';

type Props = FragmentProps<ChatViewProps>;

/**
 * The chat with the store: when answers come, and a form. Whoever is signed in writes in their
 * conversation; a visitor leaves a contact entry, or signs in first and keeps the text.
 */
export function ChatView(props: Props) {
  const { t, env, storeName: store, isSent, own, welcome } = props;
  return (
    <section className="account">
      <header>
        <h1 className="h1">{fill(isSent ? t.sent : t.title, { store })}</h1>
        {isSent ? (
          <p className="muted">{t.sentText}</p>
        ) : (
          <p className="state">{whenWords(props)}</p>
        )}
      </header>
      {welcome && !isSent && <ChatWelcome t={t.welcome} welcome={welcome} storeName={store} />}
      {own && <Lines t={t} env={env} own={own} />}
      {isSent ? (
        <a className="btn btn-block" href={env.base + CHAT_PATH}>
          {t.another}
        </a>
      ) : (
        <ChatForm {...props} />
      )}
    </section>
  );
}

/** When answers come, by the hours of the store. */
function whenWords({ t, env, hours, now }: Props): string {
  if (!hours) return t.noHours;
  return openingWords(t, openingAt(hours.week, hours.zone, now), env.tag);
}

function ChatForm({ t, env, own, page, values, errors, error, idempotencyKey }: Props) {
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const message = controlOf(ui, 'message');
  return (
    <>
      <FormNotice text={error} />
      <form method="post" action={env.base + CHAT_PATH}>
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <input type="hidden" name="intent" value={own ? 'start' : 'leave'} />
        {page !== null && <input type="hidden" name="page" value={page} />}
        <div className="field">
          <label htmlFor={message.id}>{t.message}</label>
          <textarea
            {...message}
            required
            rows={4}
            maxLength={own ? MESSAGE_MAX : CHAT_TEXT_MAX}
            defaultValue={values['message'] ?? ''}
          />
          <FieldError ui={ui} name="message" />
          {page !== null && (
            <p className="small muted">{page === '/' ? t.fromHome : fill(t.page, { page })}</p>
          )}
        </div>
        {!own && <Writer t={t} ui={ui} />}
        <button className="btn btn-primary btn-block">{t.send}</button>
        {!own && (
          <>
            <button
              className="btn btn-block"
              name="intent"
              value="keep"
              formNoValidate
              data-leaves=""
            >
              {t.signIn}
            </button>
            <p className="small muted">{t.signInText}</p>
          </>
        )}
      </form>
    </>
  );
}

/** How a visitor is answered. */
function Writer({ t, ui }: Pick<Props, 't'> & { readonly ui: FormUi }) {
  return (
    <>
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
    </>
  );
}
