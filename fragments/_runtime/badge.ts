import { BUS_EVENT } from '../../shared/bus/names.ts';

/** Keeps the navigation's cart badge in step with the cart of who is there, before any framework. */
export function keepBadge(): void {
  const { cart, store } = document.documentElement.dataset;
  const write = (): void => {
    try {
      // A page of ours that is nobody's: what accounts left in this browser, of any store of the host, is
      // not for who comes next. The edge has their carts.
      if (store && !cart) {
        for (const name of Object.keys(localStorage)) {
          if (/^cart:.+:/.test(name)) localStorage.removeItem(name);
        }
      }
      const stored = localStorage.getItem(`cart:${cart ?? store}`)!;
      const { lines } = JSON.parse(stored) as { lines: { amount: number }[] };
      const count = lines.reduce((sum, { amount }) => sum + (amount > 0 ? amount : 0), 0);
      const { shadowRoot } = document.querySelector('shop-nav')!;
      for (const badge of shadowRoot!.querySelectorAll<HTMLElement>('[data-cart-count]')) {
        badge.textContent = `${count}`;
        badge.hidden = !count;
      }
    } catch {
      // No cart, no storage (a private window), garbage, no badge: what the server wrote stands.
    }
  };
  write();
  for (const type of ['storage', 'pageshow']) addEventListener(type, write);
  document.addEventListener(BUS_EVENT, write);
}
