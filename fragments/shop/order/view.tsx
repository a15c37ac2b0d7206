import type { FragmentProps } from '../../_runtime/props.ts';
import type { BoughtOrder } from '../../../shared/contracts/orders.ts';
import { count, fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { IconName } from '../../../shared/ui/icons.ts';
import { CancelOrder } from './parts/CancelOrder.tsx';
import { ConfirmOrder } from './parts/ConfirmOrder.tsx';
import { Details } from './parts/Details.tsx';
import { History } from './parts/History.tsx';
import { Join } from './parts/Join.tsx';
import { OrderBlock } from './parts/OrderBlock.tsx';
import { Notes } from './parts/Notes.tsx';
import { RefundAccount } from './parts/RefundAccount.tsx';
import { Refunds } from './parts/Refunds.tsx';
import type { OrderViewProps, RefusedForm } from './props.ts';
import { standingOf, type Standing } from './model/standing.ts';

const ICON: Record<Standing, IconName> = {
  done: 'check',
  waiting: 'clock',
  unpaid: 'card',
  payable: 'cash',
  declined: 'alert',
  refunded: 'refresh',
  canceled: 'close',
};

/** A purchase: thanks, its state, every supplier's order, and links that lead on. */
export function OrderView(props: FragmentProps<OrderViewProps>) {
  const { env, purchase, t, refused, done, bars, declined, told, phone } = props;
  const standing = standingOf(purchase);
  const money = (amount: number) => formatMoney(amount, purchase.currency, env.tag);
  // If the buyer must still act, that comes before the purchased lines.
  const pending = ['waiting', 'payable', 'unpaid', 'declined'].includes(standing);
  const details = <Details {...{ env, t, purchase, standing, money, bars, declined, phone }} />;
  const { contact } = purchase;
  const [firstName = ''] = contact?.full_name.trim().split(/\s+/) ?? [];
  return (
    <div className="page">
      <header className={`head ${standing}`}>
        <span className="mark">
          <Icon name={ICON[standing]} />
        </span>
        <div>
          <h1 className="h1">
            {contact ? fill(t.titles[standing], { name: firstName }) : t.hiddenTitles[standing]}
          </h1>
          <p className="muted">
            {count(t, 'orders', purchase.orders.length)}{' '}
            <b>{purchase.orders.map(({ number }) => number).join(', ')}</b>
            {standing === 'done' && contact && `. ${fill(t.mailed, { email: contact.email })}`}
          </p>
        </div>
      </header>
      {purchase.orders[0]?.is_test && (
        <p className="notice" role="note">
          {t.test}
        </p>
      )}
      <Join env={env} t={t} purchase={purchase} />
      <FormNotice text={refused?.error ?? null} />
      {done && (
        <p className="notice notice-success" role="status">
          {t.done[done]}
        </p>
      )}
      <div className="columns">
        {pending && details}
        <div className="stack orders">
          {purchase.orders.map((order) => (
            <OrderBlock
              key={order.id}
              env={env}
              t={t}
              order={order}
              only={purchase.orders.length === 1}
              money={money}
            >
              {order.asked && <p className="notice">{t.asked[order.asked]}</p>}
              {order.in_review && <p className="notice">{t.inReview}</p>}
              <Notes told={told[order.id]} />
              <Refunds env={env} t={t} order={order} money={money} />
              <RefundAccount {...props} order={order} refused={refusedOf(props, order, true)} />
              <History env={env} t={t} order={order} />
              {order.next !== null && <ConfirmOrder {...props} order={order} money={money} />}
              {order.may_cancel && (
                <CancelOrder {...props} order={order} refused={refusedOf(props, order, false)} />
              )}
            </OrderBlock>
          ))}
        </div>
        {!pending && details}
      </div>
      <div className="cluster actions">
        <a className="btn btn-primary" href={`${env.base}/`}>
          {t.keepShopping}
        </a>
        <slot name="live" />
      </div>
    </div>
  );
}

/** An order's form that came back refused: the one that asks for an account, or the one that cancels. */
function refusedOf(
  { refused }: OrderViewProps,
  { id }: BoughtOrder,
  isAccount: boolean,
): RefusedForm | null {
  const isThis = refused?.values['order'] === id && (refused.intent === 'account') === isAccount;
  return isThis ? refused : null;
}
