import { call, type Answer } from '../../../../shared/api-client/index.ts';
import { cartChanged } from '../../../../shared/bus/topics/cart.ts';
import { quoteCart, type CartView } from '../../../../shared/contracts/cart.ts';
import { validLines, type CartLine } from '../../../../shared/state/cart-lines.ts';
import { $cart } from '../../../../shared/state/cart.ts';

type Quote = Answer<CartView>;

/** After this time an answer is old: a press that ended elsewhere than on its button used none. */
const FRESH_MS = 5000;

let asked: { of: string; at: number; answer: Quote } | undefined;

/**
 * Asks for the cart's sums while the panel's module is still loading, so that the answer is there
 * when the panel is: for the cart as it is, and with the line of a form that waits to put it in.
 */
export function askAhead(): void {
  const panel = document.querySelector<HTMLElement>('shop-cart[data-waking]');
  const { lang, dataset } = document.documentElement;
  const { store = '', base = '' } = dataset;
  // A partner's page names no store.
  if (!panel || !store) return;
  const coming = panel.dataset.waking === cartChanged.name ? waitingForms().map(lineOf) : [];
  const lines = validLines([...$cart(store).get().lines, ...coming]);
  if (!lines.length) return;
  const answer = call({ base, tag: lang }, quoteCart, { body: { lines } });
  asked = { of: JSON.stringify(lines), at: Date.now(), answer };
}

/** Returns the answer that was asked for ahead, once, and only when it is about these lines. */
export function takeAhead(lines: readonly CartLine[]): Quote | undefined {
  const isNow = asked?.of === JSON.stringify(lines) && Date.now() - asked.at < FRESH_MS;
  const answer = isNow ? asked?.answer : undefined;
  asked = undefined;
  return answer;
}

/** Forms of fragments which are not live yet, and whose call leads to a changed cart. */
function waitingForms(): HTMLFormElement[] {
  const button = `[data-leads="${cartChanged.name}"]`;
  return [...document.querySelectorAll('[data-waking]')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector<HTMLButtonElement>(button)?.form ?? [],
  );
}

/** The line that the form puts in: the fields by which it would be posted without script. */
function lineOf(form: HTMLFormElement): unknown {
  const fields = new FormData(form);
  return { item: fields.get('item'), sku: fields.get('sku'), amount: Number(fields.get('amount')) };
}
