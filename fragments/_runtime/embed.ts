import { BUS_EVENT } from '../../shared/bus/names.ts';
import type { BusEventDetail } from '../../shared/bus/index.ts';
import { addressOf, fill, takeUp, type LiveHost } from './embed-fill.ts';
import { emptyBought, tellAdd } from './embed-handoff.ts';
import { leave, linkCheckout, linkLines } from './embed-leave.ts';
import { EMBED_ATTRIBUTES, EMBED_NAMES } from './embed-names.ts';
import { pin } from './embed-pinned.ts';
import { inRoots, keepRoot } from './embed-roots.ts';
import type { EmbedMethods } from './embedding.ts';
import { setPrepare } from './host-state.ts';
import { ACTS, onEvent } from './hydrate-interaction.ts';
import { startLoader } from './loader.ts';
import { offerRenewal } from './renew.ts';
import { scanFragments } from './scan.ts';
import { isWaiting, wake } from './wake.ts';

/*
 * The entry for partner pages: puts the store's HTML into `<shop-item item="…">` and its like, or
 * takes up the HTML that stands there; the loader's rules then start them on demand. See
 * _runtime/README.md for the route it asks.
 */
const page = globalThis as { shopEmbed?: EmbedMethods };
type BusEvent = CustomEvent<BusEventDetail>;

// `{store}/embed/v1.js?key=…`: the store's address may end with a path.
const own = new URL(import.meta.url);
const base = new URL('..', own).href;
const key = own.searchParams.get('key') ?? '';
const SELECTOR = EMBED_NAMES.join();
const FOLLOWED = [...EMBED_ATTRIBUTES, 'locale', 'store', 'data-key'];

/** The address that each element's HTML came from, or comes from. */
const asked = new WeakMap<HTMLElement, string>();
const work = new WeakMap<HTMLElement, Promise<void>>();

/** The stores of the page's elements: address by id. */
const stores = new Map<string, string>();

const keyOf = (host: HTMLElement): string => host.getAttribute('data-key') ?? key;
const address = (host: HTMLElement): string => addressOf(host, base, key);

/** Fetches an element's HTML and puts it in; when that fails, what the page shows there stays. */
function prepare(host: HTMLElement): Promise<void> | undefined {
  const url = address(host);
  if (asked.get(host) === url) return work.get(host);
  asked.set(host, url);
  const load = fill(host, url, () => asked.get(host) === url)
    .then(() => settled(host))
    .catch(({ message }: Error) => {
      if (asked.get(host) !== url) return;
      console.warn(`<${host.localName}> ${url}: ${message}`);
      if (!host.shadowRoot) host.setAttribute('data-failed', '');
      tell(host, 'shop-error', message);
    });
  work.set(host, load);
  return load;
}

/** Waits for the HTML of an element that the page has just made; it is asked for near the screen. */
function comes(host: HTMLElement): Promise<void> | undefined {
  if (!EMBED_NAMES.includes(host.localName)) return undefined;
  return new Promise((done) => {
    host.addEventListener('shop-ready', () => done(), { once: true });
  });
}

function settled(host: LiveHost): void {
  host.removeAttribute('data-failed');
  pin(host, own.pathname);
  linkCheckout(host);
  if (isClosed(host)) watchClosed(host);
  const { store } = host.dataset;
  if (store && !stores.has(store)) {
    stores.set(store, host.getAttribute('store') ?? '');
    // To open the page's storage takes time, which the paint of the element would wait for.
    setTimeout(askWhatWasBought, BOUGHT_MS);
  }
  // In a shadow root of the page the document would not show it.
  scanFragments(host.parentNode ?? document);
  tell(host, 'shop-ready');
  // One that was live begins anew.
  host.connectedCallback?.();
}

function tell(host: HTMLElement, type: string, code?: string): void {
  host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: { code } }));
}

const sight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      void prepare(target as HTMLElement);
    }
  },
  { rootMargin: '100%' },
);

const seen = new WeakSet<Element>();
let isFirst = true;
const watched = new WeakSet<ParentNode>();
/** How long after a store's first element the page asks what was bought there, in ms. */
const BOUGHT_MS = 300;
/** The topic of what was put into the cart (`shared/bus/topics/cart.ts`). */
const ADDED = 'cart:added';
const TOUCHES = ['pointerdown', 'focusin', 'click'];

/** Takes up the elements below a root that are new to it. */
function scan(root: ParentNode): void {
  for (const host of root.querySelectorAll<HTMLElement>(SELECTOR)) {
    if (seen.has(host)) continue;
    seen.add(host);
    if (takeUp(host)) {
      asked.set(host, address(host));
      settled(host);
    } else {
      // A copy that the page made has the marks of its original, and no shadow root.
      for (const mark of ['fragment', 'hydrated', 'waking']) host.removeAttribute(`data-${mark}`);
      // The first is most of what a page waits for, where it is in view: it is not left to the next frame.
      if (isFirst && host.getBoundingClientRect().top < innerHeight) void prepare(host);
      else sight.observe(host);
      isFirst = false;
    }
  }
}

/** What an element shows follows its attributes; an item that is live loads another by itself. */
function follow(host: HTMLElement): void {
  if (!asked.has(host) || asked.get(host) === address(host)) return;
  if (host.localName === 'shop-item' && host.hasAttribute('data-hydrated')) return;
  void prepare(host);
}

function onChange(changes: MutationRecord[], root: ParentNode): void {
  if (changes.some(({ type }) => type === 'childList')) scan(root);
  for (const { type, target } of changes) {
    if (type === 'attributes' && seen.has(target as HTMLElement)) follow(target as HTMLElement);
  }
}

/** Takes up the elements below a root, and those that come into it later. */
function watch(root: ParentNode): void {
  if (!watched.has(root)) {
    watched.add(root);
    if (root !== document) keepRoot(root);
    new MutationObserver((changes) => onChange(changes, root)).observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: FOLLOWED,
    });
  }
  scan(root);
}

/** Whether the window does not see what is pressed inside an element. */
function isClosed(host: Node): boolean {
  const { mode, host: around } = host.getRootNode() as Partial<ShadowRoot>;
  return mode === 'closed' || (around !== undefined && isClosed(around));
}

/** Listens where the window would; a listener that is there already is not added again. */
function watchClosed(host: HTMLElement): void {
  for (const type of TOUCHES) host.addEventListener(type, onTouch, true);
  for (const type of ACTS) host.shadowRoot!.addEventListener(type, onEvent, true);
}

/** The element that the buyer touched last; the page may have removed it since. */
let touched: WeakRef<HTMLElement> | undefined;

/** Something was put into the cart: the page and its partner's figures learn by which element. */
function onAdded(): void {
  const host = touched?.deref();
  if (!host) return;
  tell(host, 'shop-added');
  const by = keyOf(host);
  if (by) tellAdd(`${host.getAttribute('store')}`, by, host.localName);
}

/**
 * Asks for the carts that are out of sight, and wakes them once they have come.
 * @param topic of the bus, which they hear then
 * @returns how many are still to come
 */
function bringCarts(topic: string): number {
  let coming = 0;
  for (const host of [
    ...document.querySelectorAll<HTMLElement>('shop-cart'),
    ...inRoots('shop-cart'),
  ]) {
    if (host.shadowRoot) continue;
    coming += 1;
    void prepare(host)?.then(
      () => isWaiting(host) && host.matches(wakesOn(topic)) && wake(host, topic),
    );
  }
  return coming;
}

const wakesOn = (topic: string): string => `[data-wakes~="${topic}"]`;

/** Elements inside shadow roots of the page hear of a topic as those of the document do. */
function onBus(detail: BusEventDetail): void {
  const { topic } = detail;
  for (const host of inRoots(wakesOn(topic))) {
    if (!isWaiting(host)) continue;
    wake(host, topic);
    detail.woken += 1;
  }
  if (topic.startsWith('cart:')) detail.woken += bringCarts(topic);
  if (topic === ADDED) onAdded();
}

/** A buyer who is about to follow the link to the checkout takes the lines along. */
function onTouch(event: Event): void {
  const host = (event.composedPath() as HTMLElement[]).find((node) => seen.has(node));
  if (!host) return;
  touched = new WeakRef(host);
  bringCarts('');
  linkLines(host, keyOf(host), event);
}

/** A buyer who comes back from the store finds what was bought out of the cart. */
function askWhatWasBought(): void {
  if (document.hidden) return;
  for (const [store, at] of stores) void emptyBought(store, at);
}

// A page that loads the embed twice, also of another version or store, keeps the first.
if (!page.shopEmbed) {
  page.shopEmbed = {
    scan: watch,
    refresh(host) {
      asked.delete(host);
      return prepare(host) ?? Promise.resolve();
    },
    press: (host) => host.shadowRoot?.querySelector<HTMLElement>('[part~="button"]')?.click(),
    checkout: (host) => leave(host, keyOf(host)),
  };
  // First, so that the store works on the answer meanwhile.
  watch(document);
  startLoader();
  document.addEventListener(BUS_EVENT, (event) => onBus((event as BusEvent).detail));
  setPrepare(comes);
  offerRenewal();
  for (const type of TOUCHES) addEventListener(type, onTouch, true);
  addEventListener('pageshow', ({ persisted }) => persisted && askWhatWasBought());
  addEventListener('visibilitychange', askWhatWasBought);
}
