import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { MailStopViewProps } from './props.ts';

/** The page that the foot of a mail leads to: mail programs open links, so that looking at it stops nothing. */
export function MailStopView(props: FragmentProps<MailStopViewProps>) {
  const { t, env, storeName, stopped, path, error, idempotencyKey } = props;
  return (
    <section className="account">
      <header>
        <h1 className="h1">{fill(stopped ? t.stopped : t.title, { store: storeName })}</h1>
        <p className="muted">{fill(stopped ? t.stoppedText : t.text, { store: storeName })}</p>
      </header>
      <FormNotice text={error} />
      <form method="post" action={env.base + path}>
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <input type="hidden" name="intent" value={stopped ? 'resume' : 'stop'} />
        <button className="btn btn-primary btn-block">{stopped ? t.resume : t.stop}</button>
      </form>
    </section>
  );
}
