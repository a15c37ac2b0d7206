import type { OrderView, WholePurchase } from '../../../shared/contracts/orders.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { formatArrival } from '../../../shared/rules/delivery.ts';
import { tellsCosts } from '../../../shared/rules/financial-cost.ts';
import { monthly } from '../../../shared/rules/instalments.ts';
import { taxesOfOrders } from '../../../shared/rules/national-taxes.ts';
import { isCardForm } from '../../../shared/rules/payment-codes.ts';
import type { Confirmation, Say, Sender } from './confirmation.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';
import { oneLine } from './letter.ts';
import { plainLine, plainName } from './plain.ts';
import { purchaseWords } from './messages/index.ts';

/** The mail that confirms a purchase, in the language in which it was made. */
export function orderConfirmation(
  purchase: WholePurchase,
  sender: Sender,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const tag = localeTag(sender.locale, sender.country, sender.region);
  const t = speak(purchaseWords, tag);
  const { orders } = purchase;
  const money = (amount: number) =>
    formatMoney(amount, purchase.currency, tag).replaceAll('\u00a0', ' ');
  const confirmation: Confirmation = {
    t,
    sender,
    purchase,
    money,
    intro: introOf(t, orders, sender.storeName),
    payment: paymentOf(t, purchase, tag),
    taxes: tellsCosts(sender.country) && purchase.total > 0 ? taxesOf(t, purchase, money) : [],
    delivery: (order) => deliveryOf(t, order, purchase, tag),
  };
  return {
    subject: oneLine(t('subject', { store: sender.storeName, number: orders[0]?.number ?? '' })),
    text: confirmationText(confirmation),
    html: confirmationHtml(confirmation),
  };
}

/** The national taxes that the purchase contains, under the name of the law that has them told. */
function taxesOf(t: Say, { orders }: WholePurchase, money: Confirmation['money']): string[] {
  const { vat, others } = taxesOfOrders(orders);
  return [
    t('transparency.law'),
    `${t('transparency.vat')}: ${money(vat)}`,
    `${t('transparency.others')}: ${money(others)}`,
  ];
}

/** The first sentence: whether the sellers know of it already, or one looks at the payment first. */
function introOf(t: Say, orders: WholePurchase['orders'], storeName: string): string {
  const reviewing = orders.find(({ in_review: inReview }) => inReview);
  if (reviewing) return t('introInReview', { store: plainName(reviewing.supplier_name) });
  if (orders[0]?.in_store) return t('introInStore', { store: storeName });
  return orders.length > 1
    ? t('introMany', { orders: orders.length })
    : t('intro', { store: storeName });
}

function paymentOf(t: Say, purchase: WholePurchase, tag: string): string {
  const { msi_payments: payments, total, currency } = purchase;
  const way =
    purchase.payment_state === 'authorized'
      ? t('authorized', { way: wayOf(t, purchase) })
      : wayOf(t, purchase);
  if (payments <= 1) return way;
  const amount = formatMoney(monthly(total, payments), currency, tag);
  return `${way}, ${t('months', { payments, amount })}`;
}

function wayOf(t: Say, { orders, card }: WholePurchase): string {
  const sold = orders[0]?.in_store;
  if (sold) return t(`taken.${sold.taken}`);
  const type = orders[0]?.payment_type ?? null;
  if (type === null) return t('nothing');
  if (type === 'cash') return t('cash');
  if (!isCardForm(type)) return t('by', { name: t(`ways.${type}`) });
  return card ? t('card', { brand: brandName(card.brand), last4: card.last4 }) : t('cardPlain');
}

/** `american_express` as people write it. */
function brandName(brand: string): string {
  return brand.replace(
    /(^|_)(\w)/g,
    (_all, gap: string, letter: string) => `${gap ? ' ' : ''}${letter.toUpperCase()}`,
  );
}

function deliveryOf(
  t: Say,
  order: OrderView,
  { address, contact }: WholePurchase,
  tag: string,
): string[] {
  if (order.in_store) return [t('handedOver')];
  if (order.delivery_type === 'collection')
    return [t('collect', { address: order.collection_address ?? '' })];
  if (order.delivery_type === 'to_branch')
    return [t('branch', { address: order.collection_address ?? '' })];
  if (order.delivery_type === null || !address) return [t('noDelivery')];
  const { arrives_on } = order;
  const day = formatArrival({ arrives_on: arrives_on ?? undefined, days: null }, tag);
  const street = [address.route, address.street_number, address.suite].filter(Boolean).join(' ');
  const place = [address.postal_code, address.locality].filter(Boolean).join(' ');
  return [
    day === undefined ? t('bringSoon') : t('bring', { day }),
    ...(order.courier ? [plainLine(`${order.courier.carrier} ${order.courier.service}`)] : []),
    plainName(address.address_name || contact.full_name),
    plainLine([street, address.sublocality].filter(Boolean).join(', ')),
    plainLine(`${place}, ${address.administrative_area_level_1}`),
    ...(address.reference ? [plainLine(address.reference)] : []),
  ].filter(Boolean);
}
