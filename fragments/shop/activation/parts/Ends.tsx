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
