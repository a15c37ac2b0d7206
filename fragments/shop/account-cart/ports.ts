import { call, type Api } from '../../../shared/api-client/index.ts';
import { getOwnCart, setOwnCart, takeOverCart } from '../../../shared/contracts/own-cart.ts';
import {
  cartKey,
  decodeCart,
  validLines,
  visitorCartKey,
} from '../../../shared/state/cart-lines.ts';
import type { AccountCartPorts, Told } from './model.ts';

/** The browser gives a navigation that it has begun so long before the page is thought to stay. */
const LEAVING_MS = 10_000;
/**
 * Signing out may be what ended the session: its answer, which leads elsewhere, follows at once, and
 * a reload meanwhile would end that navigation.
 */
const GRACE_MS = 3_000;

/** The account cart's ports on a page: this browser's storage and the account's calls. */
export function browserPorts(store: string, api: Api): AccountCartPorts {
  const visitor = visitorCartKey(store);
  const own = cartKey(store);
  const told = `${own}:told`;
  // A navigation that began before this code was there went unseen, so a new page counts as left.
  let leftAt = performance.now();
  addEventListener('beforeunload', () => (leftAt = performance.now()));
  addEventListener('pageshow', (event) => {
    if (event.persisted) leftAt = -Infinity;
  });
  return {
    visitor: () => decodeCart(localStorage.getItem(visitor) ?? '').lines,
    keepVisitor: (lines) => write(visitor, lines),
    own: () => decodeCart(localStorage.getItem(own) ?? '').lines,
    keepOwn: (lines) => write(own, lines),
    told: () => readTold(localStorage.getItem(told) ?? ''),
    keepTold: (now) => localStorage.setItem(told, JSON.stringify(now)),
    fetch: () => call(api, getOwnCart),
    replace: (lines, version) => call(api, setOwnCart, { body: { lines, version } }),
    takeOver: (lines, key) => call(api, takeOverCart, { body: { lines }, key }),
    leave() {
      const isLeaving = performance.now() - leftAt < LEAVING_MS;
      setTimeout(() => location.reload(), isLeaving ? GRACE_MS : 0);
    },
  };
}

/** Reads the kept state; a text of another form counts as none. */
function readTold(text: string): Told {
  try {
    const { own, bulk } = JSON.parse(text) as { own?: unknown; bulk?: Partial<Told['bulk']> };
    return {
      ...(Array.isArray(own) && { own: validLines(own) }),
      ...(typeof bulk?.key === 'string' &&
        Array.isArray(bulk.lines) && { bulk: { key: bulk.key, lines: validLines(bulk.lines) } }),
    };
  } catch {
    return {};
  }
}

/** Writes lines the way another tab would, so that the cart's atom and the badge follow. */
function write(key: string, lines: readonly object[]): void {
  const oldValue = localStorage.getItem(key);
  const newValue = lines.length ? JSON.stringify({ lines, updatedAt: Date.now() }) : null;
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  dispatchEvent(
    new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }),
  );
}
