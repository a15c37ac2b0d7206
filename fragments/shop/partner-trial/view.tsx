import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { PartnerTrialViewProps, TrialShown } from './props.ts';

/** The cart of a partner that tries the way to the store: what would be sold, and for whom it would count. */
export function PartnerTrialView(props: PartnerTrialViewProps) {
  const { env, t, shown } = props;
  if (shown.kind === 'trial') return <Trial {...props} shown={shown} />;
  return (
    <section className="card stack" aria-labelledby="trial-title">
      <h2 className="h3" id="trial-title">
        {t.ended}
      </h2>
      <p className="muted">{t.endedText}</p>
      <p>
        <a className="btn" href={`${env.base}/productos`}>
          {t.shop}
        </a>
      </p>
    </section>
  );
}

function Trial(props: PartnerTrialViewProps & { shown: TrialShown }) {
  const { t, shown } = props;
  const { partner, referral, campaign } = shown.trial;
  return (
    <section className="card stack" aria-labelledby="trial-title">
      <h2 className="h3" id="trial-title">
        {fill(t.title, { partner })}
      </h2>
      <p className="notice notice-info">
        <Icon name="info" />
        {t.text}
      </p>
      {shown.cart && <Lines {...props} cart={shown.cart} />}
      <dl>
        <dt>{t.referral}</dt>
        <dd>{referral ?? t.nobody}</dd>
        {campaign !== null && (
          <>
            <dt>{t.campaign}</dt>
            <dd>{campaign}</dd>
          </>
        )}
      </dl>
      {shown.handoff !== null && <End {...props} handoff={shown.handoff} />}
    </section>
  );
}

/** The lines as a buyer would find them, with today's prices, and those that cannot be bought. */
function Lines({
  env,
  t,
  cart,
}: PartnerTrialViewProps & { cart: NonNullable<TrialShown['cart']> }) {
  return (
    <>
      <ul className="lines" role="list">
        {cart.orders
          .flatMap((order) => order.products)
          .map(({ sku, amount, name, total, currency }) => (
            <li className="small" key={sku}>
              <span>
                {amount} × {name}
              </span>
              <span className="price">{formatMoney(total, currency, env.tag)}</span>
            </li>
          ))}
      </ul>
      {cart.notices.length > 0 && (
        <p className="notice notice-warning small">
          <Icon name="alert" />
          {fill(t.left, { names: cart.notices.map(({ name, sku }) => name ?? sku).join(', ') })}
        </p>
      )}
    </>
  );
}

function End({
  env,
  t,
  shown,
  handoff,
  idempotencyKey,
}: PartnerTrialViewProps & { shown: TrialShown; handoff: string }) {
  const fields = { intent: 'trial', handoff, embed: shown.embed, idempotency_key: idempotencyKey };
  return (
    <form method="post" action={`${env.base}/shopping-cart`}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="muted small">{t.endText}</p>
      <button className="btn btn-primary">{t.end}</button>
    </form>
  );
}
