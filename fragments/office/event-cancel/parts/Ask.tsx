import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { CANCEL_REASON_MAX } from '../../../../shared/rules/event-cancellation.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField } from '../../../_office/Fields.tsx';
import type { EventCancelViewProps } from '../props.ts';

/** Characters of a name that the form takes. */
const NAME_MAX = 300;

/** What calling the experience off undoes, and the form that does it once its name is typed. */
export function Ask({
  env,
  t,
  event,
  cancellation,
  values,
  errors,
  ...props
}: EventCancelViewProps) {
  const { name, tickets, orders, money, by_hand: byHand } = cancellation;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const sums = money.map(({ amount, currency }) => formatMoney(amount, currency, env.tag));
  return (
    <section className="card" aria-labelledby="ask">
      <h2 className="h2" id="ask">
        {t.ask}
      </h2>
      <dl className="tallies">
        <div>
          <dt className="muted small">{t.tickets}</dt>
          <dd>{tickets}</dd>
        </div>
        <div>
          <dt className="muted small">{t.orders}</dt>
          <dd>{orders}</dd>
        </div>
        <div>
          <dt className="muted small">{t.goesBack}</dt>
          <dd>{sums.length > 0 ? sums.join(' · ') : t.nothing}</dd>
        </div>
        {byHand > 0 && (
          <div>
            <dt className="muted small">{t.byHand}</dt>
            <dd>{byHand}</dd>
          </div>
        )}
      </dl>
      <p>{t.what}</p>
      <form method="post" action={`${env.base}/admin/asistentes/${event}/cancelar`}>
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="idempotency_key" value={props.idempotencyKey} />
        <AreaField
          ui={ui}
          name="reason"
          label={t.reason}
          hint={t.reasonHint}
          max={CANCEL_REASON_MAX}
          rows={4}
        />
        <TextField
          ui={ui}
          name="name"
          label={fill(t.name, { name })}
          max={NAME_MAX}
          required
          autoComplete="off"
        />
        <p>
          <button className="btn btn-primary">{t.cancel}</button>
        </p>
      </form>
    </section>
  );
}
