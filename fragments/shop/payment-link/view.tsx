import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { PaymentLinkViewProps } from './props.ts';

/** The link by which somebody else pays a purchase, for its buyer. */
export function PaymentLinkView(props: PaymentLinkViewProps) {
  const { env, t, path, link, idempotencyKey, error } = props;
  return (
    <section className="card stack" aria-labelledby="share-title">
      <h2 className="h3" id="share-title">
        {t.title}
      </h2>
      {error !== null && (
        <div className="notice notice-danger" role="alert">
          <Icon name="alert" />
          <p>{error}</p>
        </div>
      )}
      {link ? (
        <>
          <div className="field">
            <label htmlFor="share-url">{t.link}</label>
            <input id="share-url" type="url" readOnly value={link.url} />
          </div>
          <p className="muted small">{fill(t.until, { time: timeOf(link.until, props) })}</p>
        </>
      ) : (
        <form className="stack" method="post" action={env.base + path}>
          <input type="hidden" name="intent" value="share" />
          <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-share`} />
          <p className="muted">{t.text}</p>
          <p>
            <button className="btn">{t.make}</button>
          </p>
        </form>
      )}
    </section>
  );
}

/** A time of day by the store's clock. */
function timeOf(moment: string, { env }: PaymentLinkViewProps): string {
  const zone = timeZoneOf(env.country);
  return dateTimeFormat(env.tag, { timeStyle: 'short', timeZone: zone }).format(new Date(moment));
}
