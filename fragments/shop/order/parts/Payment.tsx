import { fill } from '../../../../shared/i18n/fill.ts';
import { monthly } from '../../../../shared/rules/instalments.ts';
import { isOver } from '../../../../shared/rules/order-states.ts';
import { isCardForm, isRedirect } from '../../../../shared/rules/payment-codes.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { DetailsProps } from './details-props.ts';
import { Slip } from './Slip.tsx';

/** The payment, and the link to pay when it is still due. */
export function Payment(props: DetailsProps) {
  const { t, env, purchase, standing, declined } = props;
  const pay = `${env.base}/checkout/${purchase.checkout_aggregation}/pay`;
  const way = purchase.orders[0]?.payment_type;
  const isAway = isRedirect(way) && !purchase.review;
  switch (standing) {
    case 'waiting':
      return (
        <div className="stack" role="status">
          <p>{isAway ? fill(t.awaitsText, { name: t.ways[way] }) : (declined ?? t.waitingText)}</p>
          {isAway && (
            <a className="btn btn-primary" href={pay}>
              {t.goOnPaying}
            </a>
          )}
          <a className="btn" href={`${env.base}/mis-compras/${purchase.checkout_aggregation}`}>
            <Icon name="refresh" />
            {t.refresh}
          </a>
        </div>
      );
    case 'payable':
      return (
        <div className="stack">
          {purchase.slip && <Slip {...props} slip={purchase.slip} />}
          <a className="btn" href={`${env.base}/mis-compras/${purchase.checkout_aggregation}`}>
            <Icon name="refresh" />
            {t.refresh}
          </a>
          <a href={`${env.base}/checkout/${purchase.checkout_aggregation}`}>{t.otherWay}</a>
        </div>
      );
    case 'unpaid':
    case 'declined':
      return (
        <div className="stack">
          <p className={standing === 'declined' ? 'error' : undefined}>
            {standing === 'declined'
              ? (declined ?? t.declinedText)
              : purchase.is_held
                ? t.heldText
                : t.unpaidText}
          </p>
          <a className="btn btn-primary" href={pay}>
            {standing === 'declined' && !isAway ? t.otherCard : t.payNow}
          </a>
        </div>
      );
    case 'refunded':
      return <p>{t.refundedText}</p>;
    case 'canceled':
      return <p>{canceledText(props)}</p>;
    default:
      return <Paid {...props} />;
  }
}

function canceledText({ t, purchase }: DetailsProps): string {
  const { payment_state: state, slip } = purchase;
  if (state === 'authorized' || state === 'voided') return t.unchargedText;
  return slip ? t.slipOver : t.titles.canceled;
}

function Paid({ t, purchase, money }: DetailsProps) {
  const { card, payment_state: state, orders, total } = purchase;
  const names: Readonly<Record<string, string>> = t.ways;
  const type = orders[0]?.payment_type ?? '';
  const named = card && `${BRANDS[card.brand] ?? ''} ••••${card.last4}`.trim();
  if (state === 'authorized') {
    return (
      <p className="cluster">
        <Icon name="card" />
        {fill(t.authorizedBy, { card: named ?? names[type] ?? '' })}
      </p>
    );
  }
  if (state === 'approved') {
    return (
      <p className="cluster">
        <Icon name="card" />
        {named
          ? fill(t.paidBy, { card: named })
          : isCardForm(type)
            ? t.card
            : fill(t.paidBy, { card: names[type] ?? '' })}
        {purchase.msi_payments > 1 &&
          fill(t.months, {
            count: String(purchase.msi_payments),
            amount: money(monthly(total, purchase.msi_payments)),
          })}
      </p>
    );
  }
  if (total === 0) return <p>{t.nothing}</p>;
  const types = new Set(orders.map(({ delivery_type }) => delivery_type));
  const isDue = !orders.every((order) => order.state === 'paid' || isOver(order.state));
  const [only] = types.size === 1 ? types : [];
  const words = {
    fixed_delivery: t.cashDelivery,
    delivery: t.cashDelivery,
    shipping: t.cashDelivery,
    to_address: t.cashDelivery,
    to_branch: t.cashText,
    collection: t.cashCollection,
  };
  return (
    <div>
      <p className="cluster">
        <Icon name="cash" />
        {orders.some(({ delivery_type }) => delivery_type) ? t.cash : t.cashAtSeller}
      </p>
      {isDue && (
        <p className="muted small">
          {fill(only ? words[only] : t.cashText, { total: money(total) })}
        </p>
      )}
    </div>
  );
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};
