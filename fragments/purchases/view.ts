import { orderStates as en } from '../../shared/i18n/order-states.en.ts';
import { orderStates as es } from '../../shared/i18n/order-states.es.ts';
import { dateTimeFormat } from '../../shared/kernel/intl.ts';
import { formatMoney } from '../../shared/kernel/money.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import { widgetIcon } from '../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../_runtime/widget.ts';
import { messages } from './messages/index.ts';
import type { PurchasesProps } from './props.ts';

const states = { es, en };

/** What somebody bought in this store; each leads to its own page. */
export const purchasesView: WidgetView<PurchasesProps> = (
  html,
  { env, storeName, orders, isProven, locale },
) => {
  const t = messages[locale];
  const way = isProven
    ? { why: t.none(storeName), href: `${env.base}/productos`, label: t.shop }
    : { why: t.prove, href: `${env.base}/me/preferences`, label: t.preferences };
  const days = dateTimeFormat(env.tag, { dateStyle: 'long', timeZone: timeZoneOf(env.country) });
  const day = (iso: string) => days.format(new Date(iso));
  return html`<h1 class="h1">${t.title}</h1>
    ${
      orders.length === 0
        ? html`<div class="empty">
          ${widgetIcon(html, 'cart')}
          <p>${way.why}</p>
          <a class="btn btn-primary" href=${way.href}>${way.label}</a>
        </div>`
        : html`<ul>
          ${orders.map(
            (order) =>
              html`<li>
                <a href=${`${env.base}/mis-compras/${order.purchase}`}>
                  <strong>${order.number}</strong>
                  <time datetime=${order.placed_on}>${day(order.placed_on)}</time>
                  <span class="badge">${states[locale][order.state]}</span>
                  <span class="price">${formatMoney(order.total, order.currency, env.tag)}</span>
                  ${widgetIcon(html, 'chevron-right')}
                </a>
              </li>`,
          )}
        </ul>`
    }`;
};
