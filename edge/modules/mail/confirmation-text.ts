import type { OrderView } from '../../../shared/contracts/orders.ts';
import { wayLine } from './letter.ts';
import { plainName } from './plain.ts';
import type { Confirmation } from './confirmation.ts';

/** The mail as plain text. */
export function confirmationText(confirmation: Confirmation): string {
  const { t, purchase, sender, money } = confirmation;
  return [
    t('title'),
    confirmation.intro,
    '',
    ...purchase.orders.flatMap((order) => orderText(confirmation, order)),
    `${t('shipping')}: ${purchase.shipping_total === 0 ? t('free') : money(purchase.shipping_total)}`,
    `${t('total')}: ${money(purchase.total)}`,
    t('taxes'),
    ...confirmation.taxes,
    '',
    `${t('payment')}: ${confirmation.payment}`,
    '',
    `${t('see')}: ${sender.link}`,
    '',
    t('footer', { store: sender.storeName }),
    wayLine({ label: t('stop', { store: sender.storeName }), link: sender.stop }),
    '',
  ].join('\n');
}

function orderText({ t, money, delivery }: Confirmation, order: OrderView): string[] {
  return [
    `${t('order', { number: order.number })} · ${t('soldBy', { name: order.supplier_name })}`,
    ...order.lines.map((line) => {
      const variant = Object.values(line.description).join(', ');
      return `  ${line.amount} × ${line.name}${variant ? ` (${variant})` : ''}  ${money(line.total)}`;
    }),
    ...order.attendees
      .map((attendee) => plainName(attendee.full_name))
      .filter(Boolean)
      .map((name) => `  · ${name}`),
    ...delivery(order).map((line) => `  ${line}`),
    '',
  ];
}
