import type { DraftLine } from '../../../shared/contracts/draft-orders.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import type { FormUi } from '../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Thumbnail } from '../../../shared/ui/Thumbnail.tsx';
import type { DraftPaymentViewProps } from './props.ts';

const PHOTO_PX = 64;

type Props = DraftPaymentViewProps;

/** An order that a store has prepared: what is in it, what it comes to, and the ways to pay it. */
export function DraftPaymentView(props: Props) {
  const { t, storeName, payment, error } = props;
  return (
    <section className="page" aria-labelledby="title">
      <h1 className="h1" id="title">
        {fill(t.heading, { store: storeName })}
      </h1>
      {payment.extends && <p>{fill(t.adds, { number: payment.extends })}</p>}
      <FormNotice text={error} />
      <ul className="lines" role="list" aria-label={t.lines}>
        {payment.lines.map((line) => (
          <Line key={line.sku} {...props} line={line} />
        ))}
      </ul>
      <Sums {...props} />
      <Standing {...props} />
    </section>
  );
}

function Line({ env, payment, line }: Props & { line: DraftLine }) {
  const { name, description, photo, amount, price } = line;
  const money = (sum: number) => formatMoney(sum, payment.currency, env.tag);
  const variant = Object.values(description).join(' · ');
  return (
    <li>
      <span className="photo">{photo && <Thumbnail photo={photo} size={PHOTO_PX} />}</span>
      <span className="name">
        <b dir="auto">{name}</b>
        {variant && <span className="muted small">{variant}</span>}
        <span className="muted small">{`${amount} × ${money(price)}`}</span>
      </span>
      <b>{money(price * amount)}</b>
    </li>
  );
}

function Sums({ env, t, payment }: Props) {
  const { currency, items_total, shipping_total, total, delivery_type: way } = payment;
  const money = (sum: number) => formatMoney(sum, currency, env.tag);
  return (
    <dl className="sums">
      {way !== null && (
        <>
          <div>
            <dt>{t.items}</dt>
            <dd>{money(items_total)}</dd>
          </div>
          <div>
            <dt>{t.ways[way]}</dt>
            <dd>{money(shipping_total)}</dd>
          </div>
        </>
      )}
      <div className="total">
        <dt>{t.total}</dt>
        <dd>
          {money(total)} {currency}
        </dd>
      </div>
    </dl>
  );
}

/** Whether it can be paid: the form that begins, or what became of it. */
function Standing(props: Props) {
  const { env, t, payment } = props;
  const { state, checkout, payment_types: ways } = payment;
  if (state === 'waiting' && checkout !== null) {
    return (
      <div role="status">
        <p>{t.waiting}</p>
        <a className="btn" href={`${env.base}/checkout/${checkout}/pay`}>
          {t.goOn}
        </a>
      </div>
    );
  }
  if (state === 'paid') return <p role="status">{t.paid}</p>;
  if (state !== 'open') return <p role="status">{t.over}</p>;
  if (ways.length === 0) return <p role="status">{t.notNow}</p>;
  return <PayForm {...props} />;
}

function PayForm({ env, t, slug, payment, values, errors, idempotencyKey }: Props) {
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const { payment_types: ways, until } = payment;
  const [only] = ways.length === 1 ? ways : [];
  const time = dateTimeFormat(env.tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(env.country),
  });
  return (
    <form method="post" action={`${env.base}/pago/${slug}`}>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <p className="muted">{fill(t.until, { time: time.format(new Date(until)) })}</p>
      <fieldset>
        <legend>{t.how}</legend>
        {ways.map((way) => (
          <label key={way} className="choice">
            <input
              type="radio"
              name="payment_type"
              value={way}
              required
              defaultChecked={values['payment_type'] === way || way === only}
            />
            <span>{t.codes[way]}</span>
          </label>
        ))}
        <FieldError ui={ui} name="payment_type" />
      </fieldset>
      <p>
        <button className="btn btn-primary">{t.pay}</button>
      </p>
    </form>
  );
}
