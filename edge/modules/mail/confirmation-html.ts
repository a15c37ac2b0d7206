import type { OrderView } from '../../../shared/contracts/orders.ts';
import { mailFrame } from './frame.ts';
import { linkButton, stopNote } from './letter.ts';
import { html, type Markup } from './markup.ts';
import { plainName } from './plain.ts';
import { variantOf, type Confirmation } from './confirmation.ts';

/** The mail of a purchase: each order with its lines, what was paid, and the way to its page. */
export function confirmationHtml(confirmation: Confirmation): string {
  const { t, sender, purchase } = confirmation;
  const { color, locale, storeName } = sender;
  return mailFrame({
    locale,
    storeName,
    color,
    width: 600,
    rows: html`<tr><td style="padding:28px 32px 0"><p class="small" style="margin:0;font-size:14px;color:#6b7280">${storeName}</p>
<h1 style="margin:4px 0 8px;font-size:24px;line-height:1.25">${t('title')}</h1>
<p class="words" style="margin:0;color:#4b5563">${confirmation.intro}</p></td></tr>
${purchase.orders.map((order) => orderHtml(confirmation, order))}
${totals(confirmation)}
<tr><td style="padding:4px 32px 28px"><p class="words" style="margin:0;font-size:14px;color:#4b5563"><strong>${t('payment')}</strong><br>${confirmation.payment}</p>
${linkButton({ label: t('see'), link: sender.link }, color)}</td></tr>
`,
    foot: html`<p class="small" style="margin:16px 0 0;font-size:12px;color:#6b7280">${t('footer', { store: storeName })}</p>
${stopNote({ label: t('stop', { store: storeName }), link: sender.stop })}`,
  });
}

function orderHtml(confirmation: Confirmation, order: OrderView): Markup {
  const { t, money, delivery } = confirmation;
  const [first, ...rest] = delivery(order);
  return html`<tr><td style="padding:24px 32px 0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
<tr><td style="padding:0 0 8px;font-weight:600">${t('order', { number: order.number })}</td><td class="small" align="right" style="padding:0 0 8px;font-size:14px;color:#6b7280">${t('soldBy', { name: order.supplier_name })}</td></tr>
${order.lines.map(
  (
    line,
  ) => html`<tr><td class="line" style="padding:10px 12px 10px 0;border-top:1px solid #e5e7eb">${line.amount} × ${line.name}${note(variantOf(line.description))}</td><td class="line" align="right" valign="top" style="padding:10px 0;border-top:1px solid #e5e7eb;white-space:nowrap">${money(line.total)}</td></tr>
`,
)}</table>
${attendees(t('attendees'), order)}<p class="words" style="margin:8px 0 0;font-size:14px;color:#4b5563"><strong>${t('delivery')}</strong><br>${first ?? ''}${rest.map((line) => html`<br>${line}`)}</p>
</td></tr>
`;
}

function note(text: string): Markup {
  if (text === '') return html``;
  return html`<br><span class="small" style="font-size:14px;color:#6b7280">${text}</span>`;
}

function attendees(title: string, order: OrderView): Markup {
  const names = order.attendees
    .map((one) => plainName(one.full_name))
    .filter(Boolean)
    .join(', ');
  if (names === '') return html``;
  return html`<p class="words" style="margin:8px 0 0;font-size:14px;color:#4b5563"><strong>${title}</strong><br>${names}</p>
`;
}

function totals({ t, purchase, money, taxes }: Confirmation): Markup {
  const shipping = purchase.shipping_total === 0 ? t('free') : money(purchase.shipping_total);
  return html`<tr><td style="padding:24px 32px 16px">
<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;border-top:2px solid #e5e7eb">
<tr><td class="words" style="padding:12px 0 0;color:#4b5563">${t('subtotal')}</td><td align="right" style="padding:12px 0 0">${money(purchase.items_total)}</td></tr>
<tr><td class="words" style="padding:4px 0 0;color:#4b5563">${t('shipping')}</td><td align="right" style="padding:4px 0 0">${shipping}</td></tr>
<tr><td style="padding:8px 0 0;font-size:18px;font-weight:700">${t('total')}</td><td align="right" style="padding:8px 0 0;font-size:18px;font-weight:700">${money(purchase.total)}</td></tr>
</table>
<p class="small" style="margin:4px 0 0;font-size:12px;color:#6b7280">${t('taxes')}${taxes.map((line) => html`<br>${line}`)}</p>
</td></tr>
`;
}
