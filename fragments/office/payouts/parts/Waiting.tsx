import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { payoutFormats } from '../../../../shared/rules/payout-formats.ts';
import type { PayoutsShown, PayoutsViewProps } from '../props.ts';
import { Hidden } from './Hidden.tsx';
import { momentOf } from './moment.ts';
import { Pauses } from './Pauses.tsx';
import { Rows } from './Rows.tsx';

type Props = PayoutsViewProps & { shown: Extract<PayoutsShown, { kind: 'waiting' }> };

/** What waits for a decision or to be sent, the form of a new batch, and the latest batches. */
export function Waiting(props: Props) {
  const { env, t, shown, payouts, path, idempotencyKey: key } = props;
  const action = env.base + path;
  return (
    <>
      <section aria-labelledby="waiting">
        <h2 className="h2" id="waiting">
          {t.waiting}
        </h2>
        {payouts.length === 0 ? (
          <div className="empty">
            <p className="h3">{t.none}</p>
            <p className="muted">{t.noneText}</p>
          </div>
        ) : (
          <>
            <form method="post" action={action}>
              <Hidden fields={{ intent: 'approve', idempotency_key: `${key}-all` }} />
              <button className="btn">{t.approveAll}</button>
            </form>
            <Rows {...props} isDecided />
          </>
        )}
      </section>
      <section className="card add" aria-labelledby="make">
        <h2 className="h3" id="make">
          {t.make}
        </h2>
        <p className="muted">{t.makeText}</p>
        <form className="fields" method="post" action={action}>
          <Hidden fields={{ intent: 'make', idempotency_key: `${key}-make` }} />
          <Choice
            {...props}
            name="currency"
            label={t.currency}
            options={[
              ['MXN', 'MXN'],
              ['ARS', 'ARS'],
            ]}
          />
          <Choice
            {...props}
            name="format"
            label={t.format}
            options={payoutFormats.map((format) => [format, t.formats[format]] as const)}
          />
          <button className="btn btn-primary">{t.makeButton}</button>
        </form>
      </section>
      <section aria-labelledby="batches">
        <h2 className="h2" id="batches">
          {t.batches}
        </h2>
        {shown.batches.length === 0 && <p className="muted">{t.noBatches}</p>}
        <ul className="rows" role="list">
          {shown.batches.map((batch) => (
            <li key={batch.id} className="row">
              <div className="own">
                <a className="link" href={`${action}/${batch.id}`}>
                  {fill(t.batch, { number: batch.number })}
                </a>
                <span className="muted small">
                  {momentOf(batch.created_at, env)} · {t.formats[batch.format]}
                </span>
              </div>
              <span>
                {count(t, 'payouts', batch.count)} · {count(t, 'unanswered', batch.unanswered)}
              </span>
              <b className="sum">{formatMoney(batch.total, batch.currency, env.tag)}</b>
            </li>
          ))}
        </ul>
      </section>
      <Pauses {...props} pauses={shown.pauses} />
    </>
  );
}

function Choice({
  form,
  name,
  label,
  options,
}: Props & {
  name: string;
  label: string;
  options: readonly (readonly [value: string, words: string])[];
}) {
  return (
    <div className="field">
      <label htmlFor={`f-${name}`}>{label}</label>
      <select id={`f-${name}`} name={name} defaultValue={form?.values[name]}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
