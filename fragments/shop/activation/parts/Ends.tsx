import type { ViewProps } from './use-activation.ts';

/** Shown while the account is set up for its plan. */
export function SettingUp({ t }: ViewProps) {
  return (
    <section className="account empty" role="status">
      <span className="btn btn-quiet" aria-busy="true">
        {t.settingUp}
      </span>
    </section>
  );
}

/** Shown when the proof was finished elsewhere, such as by the link of its mail: the way on. */
export function Done({ t, env, step }: ViewProps) {
  if (step.kind !== 'done') return null;
  const { isReset, isSignedIn, next } = step;
  const text = isSignedIn ? t.doneText : t.doneSignIn;
  return (
    <section className="account">
      <header>
        <h1 className="h1">{isReset ? t.doneReset : t.doneTitle}</h1>
        <p className="muted">{text}</p>
      </header>
      <a
        className="btn btn-primary btn-block"
        href={isSignedIn ? next : `${env.base}/login?next=${encodeURIComponent(next)}`}
      >
        {isSignedIn ? t.goOn : t.signIn}
      </a>
    </section>
  );
}

/** Shown when the address holds nothing to prove: links to sign in and to sign up. */
export function Nothing({ t, env, step }: ViewProps) {
  const over = step.kind === 'over';
  return (
    <section className="account">
      <header>
        <h1 className="h1">{over ? t.overTitle : t.nothingTitle}</h1>
        <p className="muted">{over ? t.overText : t.nothingText}</p>
      </header>
      <a className="btn btn-primary btn-block" href={`${env.base}/register`}>
        {t.register}
      </a>
      <p className="onward">
        <a href={`${env.base}/login`}>{t.signIn}</a>
        <a href={`${env.base}/password/reset/`}>{t.forgot}</a>
      </p>
    </section>
  );
}
