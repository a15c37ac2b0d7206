import { atom } from 'nanostores';
import { actionKey, call, type Answer, type ApiError } from '../../../shared/api-client/index.ts';
import {
  createCart,
  quoteCart,
  type CartProduct,
  type CartView,
} from '../../../shared/contracts/cart.ts';
import { createCheckout } from '../../../shared/contracts/checkout.ts';
import { takeHandoff } from '../../../shared/contracts/handoffs.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import {
  CART_CLOSE_MS,
  DEFERRED_REMOVAL_MS,
  TOAST_SECONDS,
} from '../../../shared/kernel/constants/index.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { checkQuantity } from '../../../shared/rules/quantity.ts';
import type { CartLine } from '../../../shared/state/cart-lines.ts';
import { sameLines } from './model/lines.ts';
import type { CartModel, CartPorts, CartState, Removed } from './model/state.ts';

/** The empty cart, which needs no call. */
const EMPTY: CartView = {
  cart: null,
  orders: [],
  total_products: 0,
  requestTotalAmount: 0,
  currency: '',
  notices: [],
  lines: [],
};

/**
 * A visitor's cart on screen. Prices and stock are the edge's: every change is asked for first, and
 * the kept lines follow the answer.
 * @param page whether it stands in the page, always open, instead of in the panel
 */
export function cartModel(ports: CartPorts, page: boolean): CartModel {
  const initial: CartState = {
    open: page,
    request: 'idle',
    view: null,
    busy: false,
    leaving: false,
    removed: [],
  };
  const $state = atom(initial);
  const set = (change: Partial<CartState>): void => $state.set({ ...$state.get(), ...change });
  const key = actionKey();
  const { t } = ports;
  let turn = 0;
  let resetting: ReturnType<typeof setTimeout> | undefined;

  /** Tells why a supplier's part cannot be bought (spec [8], "Supplier info"). */
  function tellMissing(): void {
    ports.inform(t.missingText, TOAST_SECONDS.long, t.missing);
  }

  function show(view: CartView): void {
    const wasReady = $state.get().view?.orders.every((order) => order.is_configured) ?? true;
    set({ view, request: 'ready', busy: false });
    for (const { name, code, amount: n } of view.notices) {
      const words = n ? t.noticeLeft : t.noticeGone;
      ports.warn(fill(words, { name, reason: t.reasons[code], n }), TOAST_SECONDS.normal);
    }
    // Once while it stays so: the cart is read again after every change.
    if (wasReady && view.orders.some((order) => !order.is_configured)) tellMissing();
    // Kept after the view is set, so that listeners of the change find it on screen already.
    if (!sameLines(view.lines, ports.lines())) ports.keep(view.lines);
  }

  async function price(
    lines: readonly CartLine[],
    coming: Promise<CartView | undefined> | undefined,
  ): Answer<CartView> {
    if (!lines.length) return ok(EMPTY);
    const view = await coming;
    return view ? ok(view) : call(ports.api, quoteCart, { body: { lines } });
  }

  /** Asks the edge to price these lines; true when the answer is on screen. */
  async function ask(
    lines: readonly CartLine[],
    failed: (error: ApiError) => void,
  ): Promise<boolean> {
    const mine = ++turn;
    const kept = ports.lines();
    const ahead = ports.ahead?.(lines);
    // What is there already is shown with the change that asks for it, in one render.
    if (ahead && 'cart' in ahead) {
      show(ahead);
      return true;
    }
    set({ busy: true });
    const answer = await price(lines, ahead);
    // A later question made this answer an old one.
    if (mine !== turn) return false;
    // Lines were added meanwhile: this answer covers fewer lines, and must not replace them.
    if (lines === kept && !sameLines(ports.lines(), kept)) return ask(ports.lines(), failed);
    if (answer.ok) show(answer.value);
    else {
      set({ busy: false });
      failed(answer.error);
    }
    return answer.ok;
  }

  const tell = (error: ApiError): void =>
    ports.warn(error.message || t.updateFailed, TOAST_SECONDS.normal, t.error);

  const change = (lines: readonly CartLine[]): Promise<boolean> => ask(lines, tell);

  async function refresh(): Promise<void> {
    if (!$state.get().view) set({ request: 'loading' });
    await ask(ports.lines(), () => set({ request: 'failed' }));
  }

  function refuse(error: ApiError): Promise<void> {
    key.settle(error);
    set({ leaving: false, busy: false });
    if (error.code === 'supplier_not_found') tellMissing();
    else ports.warn(error.message || t.missingConfig, TOAST_SECONDS.long, t.error);
    return refresh();
  }

  function open(): void {
    if ($state.get().open) return;
    clearTimeout(resetting);
    set({ open: true });
    void refresh();
  }

  function close(): void {
    if (page || !$state.get().open) return;
    set({ open: false });
    resetting = setTimeout(() => {
      turn++;
      set({ request: 'idle', view: null, removed: [], busy: false });
    }, CART_CLOSE_MS);
  }

  function changed(count: number): void {
    const now = $state.get();
    if (!now.open && count > 0) open();
    else if (now.open && !now.busy && !sameLines(now.view?.lines ?? [], ports.lines()))
      void refresh();
  }

  async function setAmount(product: CartProduct, requested: number | string): Promise<void> {
    if ($state.get().busy) return;
    const { amount, problem } = checkQuantity(requested, product);
    if (problem && problem !== 'ignored') ports.warn(t.reasons[problem], TOAST_SECONDS.normal);
    if (amount === 0 || amount === product.amount) return;
    await change(
      ports.lines().map((line) => (line.sku === product.sku ? { ...line, amount } : line)),
    );
  }

  async function remove({ sku, name }: CartProduct): Promise<void> {
    const lines = ports.lines();
    const index = lines.findIndex((line) => line.sku === sku);
    const line = lines[index];
    if ($state.get().busy || !line) return;
    if (!(await change(lines.filter((other) => other !== line)))) return;
    const removed: Removed = { line, name, index };
    set({ removed: [...$state.get().removed, removed] });
    setTimeout(() => forget(removed), DEFERRED_REMOVAL_MS);
  }

  async function undo(removed: Removed): Promise<void> {
    if ($state.get().busy) return;
    if (await change(ports.lines().toSpliced(removed.index, 0, removed.line))) forget(removed);
  }

  async function checkOut(supplier?: string): Promise<void> {
    const lines = ports.lines();
    if ($state.get().busy || !lines.length) return;
    set({ leaving: true, busy: true });
    // One key for both calls: the edge remembers each call under its own name.
    const once = { key: key.for([lines, supplier]) };
    const made = await call(ports.api, createCart, { body: { lines }, ...once });
    if (!made.ok) return refuse(made.error);
    const { cart, notices } = made.value;
    // A line was removed or reduced just now: the shopper sees that before going on.
    if (notices.length || !cart) {
      set({ leaving: false });
      return show(made.value);
    }
    const started = await call(ports.api, createCheckout, {
      params: { cart },
      body: { supplier },
      ...once,
    });
    if (!started.ok) return refuse(started.error);
    key.settle();
    close();
    ports.go(started.value.id);
  }

  async function take(code: string | null | undefined): Promise<boolean> {
    if (!code) return true;
    const taken = await call(ports.api, takeHandoff, { params: { code } });
    if (!taken.ok) tell(taken.error);
    return taken.ok;
  }

  function returned(): void {
    set({ leaving: false, busy: false });
    if ($state.get().open) void refresh();
  }

  function forget(removed: Removed): void {
    set({ removed: $state.get().removed.filter((other) => other !== removed) });
  }

  return {
    $state,
    initial,
    open,
    close,
    refresh,
    changed,
    setAmount,
    remove,
    undo,
    checkOut,
    take,
    returned,
  };
}
