import { cartChanged } from '../../../shared/bus/topics/cart.ts';
import { initialSku, isSoldOut } from '../../../shared/rules/skus.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { HtmlTag, WidgetView } from '../../_runtime/widget.ts';
import { priceView } from './parts/price-view.ts';
import type { BuyButtonViewProps, Choice } from './props.ts';

/**
 * A form by GET, so that it leads to the store's cart without script: `add` is the line of a hand-over.
 * With script the button fills the cart of the page that it stands on.
 */
export const buyButtonView: WidgetView<BuyButtonViewProps> = (html, props) => {
  const { env, item, choices, price, state, url, t } = props;
  const line = html`<p class="price-line" part="price" data-price>${priceView(html, price, t)}</p>`;
  if (state !== 'open') {
    return html`<div class="buy stack">${line}
      <p class="small" part="status">${t[`state_${state}`]}</p>
      <a class="btn" part="button" href=${url}>${t.seeInStore}<span class="visually-hidden">: ${item.name}</span></a>
    </div>`;
  }
  const chosen = initialSku(choices);
  const soldOut = choices.every(isSoldOut);
  const label = soldOut ? t.soldOut : item.isTicket ? t.buyTicket : t.buy;
  return html`<form class="buy stack" method="get" action=${`${env.base}/shopping-cart`} autocomplete="off" data-proof>${line}
    ${choices.length > 1 ? options(html, props, chosen) : html`<input type="hidden" name="add" value=${lineOf(chosen)}>`}
    <button class="btn btn-primary btn-block" part="button" ?disabled=${soldOut} data-enhance="buy" data-leads=${cartChanged.name}
      >${widgetIcon(html, 'cart')}<span>${label}<span class="visually-hidden">: ${item.name}</span></span></button>
    <p class="said small" part="status" role="status" data-said></p>
  </form>`;
};

function options(
  html: HtmlTag,
  { choices, t }: BuyButtonViewProps,
  chosen: Choice | undefined,
): unknown {
  const each = choices.map(
    (choice) =>
      html`<option value=${lineOf(choice)} ?selected=${choice === chosen} ?disabled=${isSoldOut(choice)}>${choice.label} · ${isSoldOut(choice) ? t.soldOut : choice.price.now}</option>`,
  );
  return html`<label class="field"><span class="small">${t.variant}</span>
    <select class="select" name="add" part="options">${each}</select></label>`;
}

/** One unit of a variant, as a hand-over writes it. */
function lineOf(choice: Choice | undefined): string {
  return choice ? `${choice.id}.1` : '';
}
