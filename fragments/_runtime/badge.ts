import { BUS_EVENT } from '../../shared/bus/names.ts';

/**
 * Keeps the navigation's cart badge in step with the current visitor's or account's cart, before
 * any framework loads.
 */
export function keepBadge(): void {
  const { cart, store } = document.documentElement.dataset;
  const write = (): void => {
    try {
      // The store's page of a visitor without an account: removes the carts that accounts left in
      // this browser, for any store of the host, so that the next visitor does not see them. The
      // edge has them.
      if (store && !cart) {
        for (const name of Object.keys(localStorage)) {
          if (/^cart:.+:/.test(name)) delete localStorage[name];
        }
      }
      const stored = localStorage[`cart:${cart ?? store}`] as string;
      const { lines } = JSON.parse(stored) as { lines: { amount: number }[] };
      const count = lines.reduce((sum, { amount }) => sum + (amount > 0 ? amount : 0), 0);
      const root = document.querySelector('shop-nav')!.shadowRoot!;
      for (const badge of root.querySelectorAll<HTMLElement>('[data-cart-count]')) {
        badge.textContent = `${count}`;
        badge.hidden = !count;
      }
    } catch {
      // Without cart or storage (a private window), with an unreadable cart, or without a badge the
      // server's count stands.
    }
  };
  write();
  // An event that the document hears passes the window before.
  for (const type of ['storage', 'pageshow', BUS_EVENT]) addEventListener(type, write, true);
}
