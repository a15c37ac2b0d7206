import { addressOf } from '../../shared/api-client/address.ts';
import { cartChanged } from '../../shared/bus/topics/cart.ts';
import { quoteCart, type CartView } from '../../shared/contracts/cart.ts';
import { cartKey, decodeCart, validLines, type CartLine } from '../../shared/state/cart-lines.ts';

/** The sums of a cart, asked for before the code that shows them had come. */
export interface AskedCart {
  /** Its lines as JSON. */
  readonly of: string;
  /** When they were asked for, milliseconds since the epoch. */
  readonly at: number;
  /** Undefined where the edge gave none. */
  readonly view: Promise<CartView | undefined>;
  /** The same, once it is there. */
  came?: CartView | undefined;
}

/**
 * Asks the edge for the cart's sums as soon as the panel's module is asked for, so that the answer
 * is there when the panel is: for the cart as it is, or with the line of a form that waits to put
 * it in.
 */
export function watchCart(): void {
  const panel = document.querySelector<HTMLElement>('shop-cart[data-hydrate=interaction]');
  const { store } = document.documentElement.dataset;
  // A partner's page names no store.
  if (!panel || !store) return;
  const ask = (): void => {
    const { waking } = panel.dataset;
    if (!waking) return;
    const coming = waking === cartChanged.name ? waitingForms().map(lineOf) : [];
    // A press of a live form changes the cart only later.
    if (waking === cartChanged.name && !coming.length) return;
    const lines = validLines([...keptLines(store), ...coming]);
    if (lines.length) (globalThis as { shopAhead?: AskedCart }).shopAhead = askFor(lines);
  };
  new MutationObserver(ask).observe(panel, { attributeFilter: ['data-waking'] });
  ask();
}

function keptLines(store: string): readonly unknown[] {
  try {
    return decodeCart(localStorage.getItem(cartKey(store)) ?? '').lines;
  } catch {
    // A private window may have no storage.
    return [];
  }
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

/** Milliseconds after which the cart asks for itself. */
const TIMEOUT_MS = 5000;

/**
 * One try, after which the cart asks for itself. Not by `call`: its retries and errors would weigh
 * on every page.
 */
function askFor(lines: readonly CartLine[]): AskedCart {
  const { lang, dataset } = document.documentElement;
  const headers = {
    accept: 'application/json',
    'accept-language': lang,
    'content-type': 'application/json',
  };
  const view = fetch(dataset.base + addressOf(quoteCart, {}), {
    method: 'POST',
    headers,
    body: JSON.stringify({ lines }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((answer) => (answer.ok ? (answer.json() as Promise<CartView>) : undefined))
    .catch(() => undefined);
  const asked: AskedCart = { of: JSON.stringify(lines), at: Date.now(), view };
  void view.then((came) => (asked.came = came));
  return asked;
}
