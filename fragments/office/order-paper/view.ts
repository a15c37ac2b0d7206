import { count, fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { addressLines } from '../../../shared/rules/address-lines.ts';
import { tellsCosts } from '../../../shared/rules/financial-cost.ts';
import { taxesOfOrders } from '../../../shared/rules/national-taxes.ts';
import { dialledPhone } from '../../../shared/rules/phone.ts';
import type { HtmlTag } from '../../_runtime/template.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import { dayOf } from '../../_office/day.ts';
import type { OrderPaperViewProps } from './props.ts';

/** An order on paper: what to pack and for whom, or what was received for what. */
export const orderPaperView: WidgetView<OrderPaperViewProps> = (html, props) => {
  const { env, t, kind, storeName, order, parcel, receipt } = props;
  const title =
    receipt === null
      ? fill(parcel === null ? t.packing : t.packingOf, {
          number: order.number,
          n: String(parcel ?? ''),
        })
      : fill(t.receipt, { number: receipt.number });
  return html`
    <article class=${props.among ? 'paper sheet' : 'paper'}>
      ${props.among?.first && acts(html, props)}
      <header class="stack">
        <p class="eyebrow">${storeName}</p>
        <h1 class="h2">${title}</h1>
        <p class="muted">
          ${fill(t.ofOrder, { number: order.number, day: dayOf(order.placed_on, env) })}
        </p>
        ${receipt && html`<p>${fill(t.madeOn, { day: dayOf(receipt.made_on, env) })}</p>`}
      </header>
      ${person(html, props)} ${kind === 'packing' ? toPack(html, props) : toPay(html, props)}
      ${!props.among && acts(html, props)}
    </article>
  `;
};

/** What may be done with the page: below its one paper, or above the first of several. */
function acts(html: HtmlTag, { env, t, order, among }: OrderPaperViewProps) {
  const list = `${env.base}/admin/ordenes`;
  const label = among ? count(t, 'printAll', among.count) : t.print;
  return html`<p class="cluster acts">
    <button class="btn btn-primary" type="button" data-enhance="print">${label}</button>
    <a class="btn" href=${among ? list : `${list}/${order.id}`}>${among ? t.toList : t.back}</a>
  </p>`;
}

/** The buyer: with the address on a packing list, by name alone on a receipt. */
function person(html: HtmlTag, { t, kind, order }: OrderPaperViewProps) {
  const { contact, address, collection_address: branch, delivery_type: delivery, note } = order;
  if (kind === 'receipt' && contact.full_name === '') {
    return html`<p>${t.inStore}</p>`;
  }
  if (kind === 'receipt') {
    return html`<section>
      <h2 class="h3">${t.receivedFrom}</h2>
      <p>${contact.full_name}</p>
    </section>`;
  }
  return html`<section>
    <h2 class="h3">${delivery === 'collection' ? t.collected : t.deliverTo}</h2>
    <p>
      ${contact.full_name}<br />
      ${address && addressLines(address).map((line) => html`${line}<br />`)}
      ${delivery === 'to_branch' && branch && html`${branch}<br />`}
      ${dialledPhone(contact)}
    </p>
    ${note !== null && note !== '' && html`<p class="lines"><b>${t.note}:</b> ${note}</p>`}
  </section>`;
}

function toPack(html: HtmlTag, { t, order }: OrderPaperViewProps) {
  const units = order.lines.reduce((sum, { amount }) => sum + amount, 0);
  return html`<table>
      <thead>
        <tr>
          <th scope="col">${t.item}</th>
          <th scope="col">${t.amount}</th>
          <th scope="col">${t.packed}</th>
        </tr>
      </thead>
      <tbody>
        ${order.lines.map(
          (line) => html`<tr>
            <th scope="row">
              ${line.name}
              <span class="muted small">${Object.values(line.description).join(' · ')}</span>
            </th>
            <td><b>${line.amount}</b></td>
            <td><span class="tick"></span></td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="muted">${count(t, 'units', units)}</p>`;
}

function toPay(html: HtmlTag, { env, t, order }: OrderPaperViewProps) {
  const money = (amount: number) => formatMoney(amount, order.currency, env.tag);
  const { payment_type: code, in_store: sold } = order;
  return html`<table>
      <thead>
        <tr>
          <th scope="col">${t.item}</th>
          <th scope="col">${t.amount}</th>
          <th scope="col">${t.price}</th>
          <th scope="col">${t.lineTotal}</th>
        </tr>
      </thead>
      <tbody>
        ${order.lines.map(
          (line) => html`<tr>
            <th scope="row">
              ${line.name}
              <span class="muted small">${Object.values(line.description).join(' · ')}</span>
            </th>
            <td>${line.amount}</td>
            <td>${money(line.unit_price)}</td>
            <td>${money(line.total)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <dl class="amounts">
      <dt>${t.subtotal}</dt>
      <dd>${money(order.items_total)}</dd>
      ${
        !sold &&
        html`<dt>${t.shipping}</dt>
        <dd>${money(order.shipping_total)}</dd>`
      }
      <dt><b>${t.total}</b></dt>
      <dd><b>${money(order.total)}</b></dd>
      <dt>${t.paidBy}</dt>
      <dd>${sold ? t.taken[sold.taken] : code === null ? t.nothingToPay : t.codes[code]}</dd>
      ${
        sold &&
        sold.received !== null &&
        html`<dt>${t.received}</dt>
        <dd>${money(sold.received)}</dd>
        <dt>${t.change}</dt>
        <dd>${money(sold.change)}</dd>`
      }
    </dl>
    ${tellsCosts(env.country) && order.total > 0 && taxes(html, { t, order, money })}`;
}

/** The national taxes that the receipt's amounts contain, under the name of the law that has them told. */
function taxes(
  html: HtmlTag,
  {
    t,
    order,
    money,
  }: Pick<OrderPaperViewProps, 't' | 'order'> & { readonly money: (amount: number) => string },
) {
  const { vat, others } = taxesOfOrders([order]);
  return html`<section>
    <h2 class="label">${t.taxes.law}</h2>
    <dl class="amounts">
      <dt>${t.taxes.vat}</dt>
      <dd>${money(vat)}</dd>
      <dt>${t.taxes.others}</dt>
      <dd>${money(others)}</dd>
    </dl>
  </section>`;
}
