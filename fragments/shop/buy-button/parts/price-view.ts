import { fill } from '../../../../shared/i18n/fill.ts';
import type { HtmlTag } from '../../../_runtime/widget.ts';
import type { BuyButtonSaid, PriceText } from '../props.ts';

/** A price; the edge and the script write the same. */
export function priceView(html: HtmlTag, price: PriceText, t: BuyButtonSaid['t']): unknown {
  const asked = askedView(html, price, t);
  return price.net ? html`${asked}<small class="net">${price.net}</small>` : asked;
}

function askedView(
  html: HtmlTag,
  { now, before, percentOff }: PriceText,
  t: BuyButtonSaid['t'],
): unknown {
  if (before === null) return html`<span class="price">${now}</span>`;
  return html`<span class="visually-hidden">${t.now}</span>
    <span class=${percentOff === null ? 'price' : 'price sale'}>${now}</span>
    <span class="visually-hidden">${t.before}</span> <s class="price-old">${before}</s>
    ${
      percentOff === null
        ? null
        : html`<span class="badge badge-accent"><span aria-hidden="true">−${percentOff}%</span
        ><span class="visually-hidden">${fill(t.off, { n: percentOff })}</span></span>`
    }`;
}
