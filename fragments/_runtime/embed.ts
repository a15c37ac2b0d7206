import { linkCheckout } from './embed-cart.ts';
import { addressOf, fill, takeUp } from './embed-fill.ts';
import { EMBED_ATTRIBUTES, EMBED_NAMES } from './embed-names.ts';
import { setPrepare } from './host-state.ts';
import './loader.ts';
import { offerRenewal } from './renew.ts';
import { scanFragments } from './scan.ts';

/*
 * The entry for partner pages: puts the store's HTML into `<shop-item item="…">` and its like, or
 * takes up the HTML that stands there; the loader's rules then start them on demand. See
 * _runtime/README.md for the route it asks.
 */
const page = globalThis as { shopEmbed?: Embed };

/** What a page's own script may call. */
interface Embed {
  /** Takes up the elements below a root that the document does not show, such as a shadow root. */
  readonly scan: (root: ParentNode) => void;
  /** Asks for an element's HTML again. */
  readonly refresh: (host: HTMLElement) => Promise<void>;
}

// `{store}/embed/v1.js?key=…`: the store's address may end with a path.
const own = new URL(import.meta.url);
const base = new URL('..', own).href;
const key = own.searchParams.get('key') ?? '';
const SELECTOR = EMBED_NAMES.join();
const FOLLOWED = [...EMBED_ATTRIBUTES, 'locale', 'store', 'data-key'];

/** The address that each element's HTML came from, or comes from. */
const asked = new WeakMap<HTMLElement, string>();
const work = new WeakMap<HTMLElement, Promise<void>>();

const address = (host: HTMLElement): string => addressOf(host, base, key);

/** Fetches an element's HTML and puts it in; when that fails, what the page shows there stays. */
function prepare(host: HTMLElement): Promise<void> | undefined {
  if (!EMBED_NAMES.includes(host.localName)) return undefined;
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

function settled(host: HTMLElement): void {
  host.removeAttribute('data-failed');
  linkCheckout(host);
  scanFragments(document);
  tell(host, 'shop-ready');
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
  { rootMargin: '200px' },
);

const seen = new WeakSet<Element>();

/** Takes up the elements below a root that are new to it. */
function scan(root: ParentNode): void {
  for (const host of root.querySelectorAll<HTMLElement>(SELECTOR)) {
    if (seen.has(host)) continue;
    seen.add(host);
    if (takeUp(host)) {
      asked.set(host, address(host));
      settled(host);
    } else {
      host.removeAttribute('data-fragment');
      sight.observe(host);
    }
  }
}

/** What an element shows follows its attributes; an item that is live loads another by itself. */
function follow(host: HTMLElement): void {
  if (!asked.has(host) || asked.get(host) === address(host)) return;
  if (host.localName === 'shop-item' && host.hasAttribute('data-hydrated')) return;
  void prepare(host);
}

function onChange(changes: MutationRecord[]): void {
  if (changes.some(({ type }) => type === 'childList')) scan(document);
  for (const { type, target } of changes) {
    if (type === 'attributes' && seen.has(target as HTMLElement)) follow(target as HTMLElement);
  }
}

/** A buyer who is about to follow the link to the checkout takes the lines along. */
function linkLines(event: Event): void {
  const host = event.composedPath().find((node) => seen.has(node as HTMLElement));
  if (host) linkCheckout(host as HTMLElement);
}

// A page that loads the embed twice, also of another version or store, keeps the first.
if (!page.shopEmbed) {
  page.shopEmbed = {
    scan,
    refresh(host) {
      asked.delete(host);
      return prepare(host) ?? Promise.resolve();
    },
  };
  setPrepare(prepare);
  offerRenewal();
  new MutationObserver(onChange).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: FOLLOWED,
  });
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, linkLines, true);
  scan(document);
}
