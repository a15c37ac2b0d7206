import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { PaymentRisk } from '../../_office/PaymentRisk.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Actions } from './parts/Actions.tsx';
import { Additions } from './parts/Additions.tsx';
import { Authorization } from './parts/Authorization.tsx';
import { Buyer } from './parts/Buyer.tsx';
import { EditLines } from './parts/EditLines.tsx';
import { History } from './parts/History.tsx';
import { StandingHold } from './parts/Hold.tsx';
import { Label } from './parts/Label.tsx';
import { Lines } from './parts/Lines.tsx';
import { Notes } from './parts/Notes.tsx';
import { Shipments } from './parts/Shipments.tsx';
import type { OwnOrderViewProps } from './props.ts';

/** One order that the store has to deliver: its goods, its buyer, its way so far, and what comes next. */
export function OwnOrderView(props: FragmentProps<OwnOrderViewProps>) {
  const { env, t, order, done, error = null } = props;
  const at = (iso: string) => momentOf(iso, env);
  return (
    <OfficePage
      title={fill(t.of, { number: order.number })}
      intro={fill(t.placed, { at: at(order.placed_on), store: order.sold_in })}
      done={done && t.done[done]}
    >
      <FormNotice text={error} />
      <p>
        <span className={order.state.startsWith('canceled') ? 'badge badge-danger' : 'badge'}>
          {t.states[order.state]}
        </span>{' '}
        {order.is_test && <span className="badge">{t.test}</span>}{' '}
        {order.hold && <span className="badge badge-danger">{t.hold.badge}</span>}
      </p>
      <StandingHold {...props} />
      <Authorization {...props} />
      {order.risk?.level !== 'none' && <PaymentRisk t={t.risk} tag={env.tag} risk={order.risk} />}
      <Actions {...props} />
      <div className="columns">
        <Lines {...props}>
          <EditLines {...props} />
        </Lines>
        <Buyer {...props} />
      </div>
      <Label {...props} />
      <Shipments {...props} />
      <Additions {...props} />
      {order.refunds.length > 0 && (
        <section className="part" aria-labelledby="refunds">
          <h2 className="h3" id="refunds">
            {t.refunds}
          </h2>
          <ul className="moves">
            {order.refunds.map((refund) => (
              <li key={refund.id}>
                <b>{formatMoney(refund.amount, refund.currency, env.tag)}</b>{' '}
                {t.refundStates[refund.state]}{' '}
                <span className="muted small">{at(refund.changed_on)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Notes {...props} />
      <History {...props} />
      <p>
        <a className="link" href={`${env.base}/admin/ordenes`}>
          {t.back}
        </a>
      </p>
    </OfficePage>
  );
}
