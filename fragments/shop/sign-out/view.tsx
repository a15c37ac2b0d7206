import { fill } from '../../../shared/i18n/fill.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { SignOutViewProps } from './props.ts';

/** Asks before it signs out: opening the page changes nothing, the form does. */
export function SignOutView({ env, name, next, t }: FragmentProps<SignOutViewProps>) {
  if (name === null) {
    return (
      <section className="account">
        <header>
          <h1 className="h1">{t.nobody}</h1>
          <p className="muted">{t.nobodyText}</p>
        </header>
        <a
          className="btn btn-primary btn-block"
          href={`${env.base}/login?next=${encodeURIComponent(next)}`}
        >
          {t.signIn}
        </a>
        <p className="onward">
          <a href={`${env.base}/`}>{t.home}</a>
        </p>
      </section>
    );
  }
  return (
    <section className="account">
      <header>
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{fill(t.text, { name })}</p>
      </header>
      <form method="post" action={`${env.base}/logout`}>
        <input type="hidden" name="next" value={next} />
        <button className="btn btn-primary btn-block">{t.submit}</button>
      </form>
      <p className="onward">
        <a href={next}>{t.stay}</a>
      </p>
    </section>
  );
}
