import { BUS_EVENT } from '../../shared/bus/names.ts';

/** Keeps the navigation's cart badge in step with the cart of who is there, before any framework. */
export function keepBadge(): void {
  const { cart, store } = document.documentElement.dataset;
  const key = `cart:${cart ?? store}`;
  const write = (): void => {
    const count = storedCount(key);
    // Nothing stored: what the server wrote stands.
    if (count === undefined) return;
    for (const badge of document
      .querySelector('shop-nav')
      ?.shadowRoot?.querySelectorAll<HTMLElement>('[data-cart-count]') ?? []) {
      badge.textContent = `${count}`;
      badge.hidden = !count;
    }
  };
  // A page of ours that is nobody's: what accounts left in this browser, of any store of the host, is not
  // for who comes next. The edge has their carts.
  if (store && !cart) {
    try {
      for (const name of Object.keys(localStorage)) {
        if (/^cart:.+:/.test(name)) localStorage.removeItem(name);
      }
    } catch {
      // No storage.
    }
  }
  write();
  for (const type of ['storage', 'pageshow']) addEventListener(type, write);
  document.addEventListener(BUS_EVENT, write);
}

function storedCount(key: string): number | undefined {
  try {
    const { lines } = JSON.parse(localStorage.getItem(key)!) as { lines: { amount: number }[] };
    return lines.reduce((sum, { amount }) => sum + (amount > 0 ? amount : 0), 0);
  } catch {
    // No cart, no storage (a private window), or garbage.
    return undefined;
  }
}
