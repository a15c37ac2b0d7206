import type { Payout } from '../../../../shared/contracts/dispersions.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { CASHOUT_REASON_MAX } from '../../../../shared/rules/cashouts.ts';
import type { PayoutsViewProps } from '../props.ts';
import { Hidden } from './Hidden.tsx';

/** A withdrawal is approved, or refused with a reason. */
export function Decide({
  env,
  t,
  path,
  idempotencyKey,
  payout,
}: PayoutsViewProps & { payout: Payout }) {
  const action = env.base + path;
  const about = {
    amount: formatMoney(payout.amount, payout.currency, env.tag),
    name: payout.owner.name || t.nobody,
  };
  return (
    <div className="cluster">
      {payout.state === 'requested' && (
        <form method="post" action={action}>
          <Hidden
            fields={{
              intent: 'approve',
              cashout: payout.id,
              idempotency_key: `${idempotencyKey}-a-${payout.id}`,
            }}
          />
          <button className="btn btn-s" aria-label={fill(t.approveOf, about)}>
            {t.approve}
          </button>
        </form>
      )}
      <details>
        <summary className="btn btn-s btn-quiet" aria-label={fill(t.refuseOf, about)}>
          {t.refuse}
        </summary>
        <form className="fields" method="post" action={action}>
          <Hidden
            fields={{
              intent: 'refuse',
              cashout: payout.id,
              idempotency_key: `${idempotencyKey}-r-${payout.id}`,
            }}
          />
          <div className="field">
            <label htmlFor={`f-${payout.id}`}>{t.reason}</label>
            <input id={`f-${payout.id}`} name="reason" required maxLength={CASHOUT_REASON_MAX} />
          </div>
          <button className="btn btn-s">{t.refuse}</button>
        </form>
      </details>
    </div>
  );
}
