import type { FragmentProps } from '../../_runtime/props.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { RegisterForm } from './parts/RegisterForm.tsx';
import type { RegisterViewProps } from './props.ts';
import { useRegister } from './parts/use-register.ts';

/** Sign-up: the whole form, its short form by text message, and the form that completes that. */
export function RegisterView(props: FragmentProps<RegisterViewProps>) {
  const ui = useRegister(props);
  const { t, env, storeName, mode = 'form', layout = 'vertical', values } = props;
  if (ui.settingUp) {
    return (
      <section className="account empty" role="status">
        <span className="btn btn-quiet" aria-busy="true">
          {t.settingUp}
        </span>
      </section>
    );
  }
  const head = {
    form: { title: t.title, text: t.text },
    sms: { title: t.smsTitle, text: t.smsText },
    complete: { title: t.completeTitle, text: t.completeText },
  }[mode];
  const next = values['redirect_uri'];
  return (
    <section className="account" data-layout={layout}>
      <header>
        <h1 className="h1">{head.title}</h1>
        <p className="muted">{fill(head.text, { store: storeName })}</p>
      </header>
      <RegisterForm ui={ui} />
      <p className="onward">
        <span className="muted">{t.haveAccount}</span>
        <a href={`${env.base}/login${next ? `?next=${encodeURIComponent(next)}` : ''}`}>
          {t.signIn}
        </a>
      </p>
    </section>
  );
}
