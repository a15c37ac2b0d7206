import { html, render } from 'lit-html';
import { emit } from '../../../../shared/bus/index.ts';
import { cartOpen } from '../../../../shared/bus/topics/cart.ts';
import { addToCart } from '../../../../shared/state/add-to-cart.ts';
import { $cart } from '../../../../shared/state/cart.ts';
import { handoverUrl } from '../../../../shared/state/handover.ts';
import type { EmbedMethods } from '../../../_runtime/embedding.ts';
import type { WidgetHandle } from '../../../_runtime/widget.ts';
import { buyModel, type BuyModel } from '../model.ts';
import type { BuyButtonSaid } from '../props.ts';
import { priceView } from './price-view.ts';
import { saidView } from './said-view.ts';

/**
 * Brings a button to life: its price follows the chosen variant, and its words the cart. It is
 * lit-html, as whatever renders again outside React.
 * @returns the model, and the end of its subscription
 */
export function bringToLife({ host, root, props }: WidgetHandle<BuyButtonSaid>): {
  readonly model: BuyModel;
  readonly stop: () => void;
} {
  const { env, item, choices, t } = props;
  const $lines = $cart(env.store);
  const linesOfItem = () => $lines.get().lines.filter((line) => line.item === item.id);
  const model = buyModel(
    props,
    {
      add: (choice) => addToCart(env.store, item, choice, 1),
      held: () => linesOfItem().reduce((sum, { amount }) => sum + amount, 0),
      open: () => openCart(host, env.base, $lines.get().lines),
    },
    draw,
  );

  const price = emptied(root, '[data-price]');
  const said = emptied(root, '[data-said]');
  function draw(): void {
    const { state } = model;
    if (price) render(priceView(html, state.choice?.price ?? props.price, t), price);
    if (said) render(saidView(html, state, t), said);
  }

  const select = root.querySelector('select');
  const choose = () => select && model.choose(select.value);
  select?.addEventListener('change', choose);
  // The buyer may have chosen before the script came.
  if (select && choices.length > 1) model.choose(select.value);
  draw();
  const unsubscribe = $lines.listen(() => model.counted());
  return {
    model,
    stop: () => {
      unsubscribe();
      select?.removeEventListener('change', choose);
    },
  };
}

/** A place whose markup gives way to its twin of lit-html. */
function emptied(root: ShadowRoot, selector: string): HTMLElement | null {
  const place = root.querySelector<HTMLElement>(selector);
  place?.replaceChildren();
  return place;
}

/** Opens the page's cart; a page without one leads to the store, and takes the lines along. */
function openCart(
  host: HTMLElement,
  address: string,
  lines: Parameters<typeof handoverUrl>[1],
): void {
  const { shopEmbed } = globalThis as { shopEmbed?: Pick<EmbedMethods, 'checkout'> };
  const roots = [document, host.getRootNode() as ParentNode];
  if (roots.some((root) => root.querySelector('shop-cart'))) emit(cartOpen, {});
  else if (shopEmbed) void shopEmbed.checkout(host);
  else location.assign(handoverUrl(`${address}/`, lines, host.dataset['token']));
}
