import { fill } from '../../../shared/i18n/fill.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { SlipMailViewProps } from './props.ts';

/** Has the number that a purchase is paid by sent to its buyer once more. */
export function SlipMailView({ env, t, email, isSent, error, ...form }: SlipMailViewProps) {
  return (
    <section className="card stack" aria-labelledby="slip-mail">
      <h2 className="h3" id="slip-mail">
        {t.title}
      </h2>
      {error !== null && (
        <div className="notice notice-danger" role="alert">
          <Icon name="alert" />
          <p>{error}</p>
        </div>
      )}
      {isSent && (
        <p className="notice notice-success" role="status">
          {fill(t.sent, { email })}
        </p>
      )}
      <form className="stack" method="post" action={env.base + form.path}>
        <input type="hidden" name="intent" value="mail" />
        <input type="hidden" name="order" value={form.order} />
        <input type="hidden" name="idempotency_key" value={`${form.idempotencyKey}-mail`} />
        <p className="muted">{fill(t.text, { email })}</p>
        <p>
          <button className="btn">{t.send}</button>
        </p>
      </form>
    </section>
  );
}
