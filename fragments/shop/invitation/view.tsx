import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { InvitationViewProps } from './props.ts';

type Props = FragmentProps<InvitationViewProps>;

/** The page that an invitation's link leads to: looking at it accepts nothing. */
export function InvitationView(props: Props) {
  const { t, invitation, accepted, storeName, env, error } = props;
  const home = (
    <a className="btn btn-primary btn-block" href={`${env.base}/`}>
      {t.home}
    </a>
  );
  if (accepted) {
    const text = fill(t.acceptedText, { role: t.roles[accepted] });
    return (
      <section className="account">
        <Head title={fill(t.accepted, { store: storeName })} text={text} />
        {home}
      </section>
    );
  }
  if (!invitation) {
    return (
      <section className="account">
        <Head title={t.over} text={t.overText} />
        {home}
      </section>
    );
  }
  const { invitedBy, role } = invitation;
  const values = { by: invitedBy ?? '', role: t.roles[role] };
  return (
    <section className="account">
      <Head
        title={fill(t.title, { store: storeName })}
        text={fill(invitedBy ? t.text : t.textPlain, values)}
      />
      <FormNotice text={error} />
      {props.name === null ? (
        <SignIn {...props} email={invitation.email} />
      ) : (
        <Accept {...props} name={props.name} />
      )}
    </section>
  );
}

function Head({ title, text }: { title: string; text: string }) {
  return (
    <header>
      <h1 className="h1">{title}</h1>
      <p className="muted">{text}</p>
    </header>
  );
}

function SignIn({ t, env, path, email }: Props & { email: string }) {
  const next = `?next=${encodeURIComponent(env.base + path)}&email=${encodeURIComponent(email)}`;
  return (
    <>
      <p>{fill(t.signIn, { email })}</p>
      <a className="btn btn-primary btn-block" href={`${env.base}/login${next}`}>
        {t.login}
      </a>
      <a className="btn btn-block" href={`${env.base}/register${next}`}>
        {t.register}
      </a>
    </>
  );
}

function Accept({ t, env, path, name, idempotencyKey }: Props & { name: string }) {
  const next = `${env.base}/login?next=${encodeURIComponent(env.base + path)}`;
  return (
    <>
      <p>{fill(t.signedIn, { name })}</p>
      <form method="post" action={env.base + path}>
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <button className="btn btn-primary btn-block">{t.accept}</button>
      </form>
      <form className="onward" method="post" action={`${env.base}/logout`}>
        <input type="hidden" name="next" value={next} />
        <button className="btn btn-quiet">{t.other}</button>
      </form>
    </>
  );
}
