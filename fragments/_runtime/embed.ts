import { cartKey, decodeCart } from '../../shared/state/cart-lines.ts';
import { handoverUrl } from '../../shared/state/handover.ts';
import { BUS_EVENT } from '../../shared/bus/names.ts';
import { setPrepare } from './host-state.ts';
import { hydrateOnVisible } from './hydrate-visible.ts';
import './loader.ts';
import { offerRenewal } from './renew.ts';
import { returnFocus } from './return-focus.ts';
import { scanFragments } from './scan.ts';
import { adopt } from './shadow.ts';

/*
 * The entry for partner pages: puts the server's HTML into `<shop-item item="…">` and `<shop-cart>`;
 * the loader's rules then start them on demand. See _runtime/README.md for the route it asks.
 */
const ELEMENTS = ['shop-item', 'shop-cart'];
const ATTRIBUTES = ['item', 'locale'];

/** The answer of `GET {base}embed/fragment/{element}`. */
interface EmbedAnswer {
  /** The fragment's HTML, with absolute URLs throughout. */
  html: string;
  /** Style texts for the shadow root: the tokens and the store's colours, on `:host`. */
  styles: string[];
  /** Id of the store whose cart this page keeps. */
  store: string;
}

// The module's address does not hold the path of a store that is reached by a path: such a store
// sets its base itself.
const base =
  (globalThis as { shopBase?: string }).shopBase ??
  import.meta.url.replace(/(embed|assets)\/[^/]*$/, '');

const prepared = new WeakMap<HTMLElement, Promise<void>>();
let storeId = '';

/**
 * Fetches a host's HTML and puts it in; when that fails, the page's own content of the host stays.
 */
function prepare(host: HTMLElement): Promise<void> | undefined {
  if (!ELEMENTS.includes(host.localName)) return undefined;
  let work = prepared.get(host);
  if (!work) {
    work = load(host).catch((error: unknown) => {
      console.error(`<${host.localName}>`, error);
      host.setAttribute('data-failed', '');
    });
    prepared.set(host, work);
  }
  return work;
}

async function load(host: HTMLElement): Promise<void> {
  const url = new URL(`embed/fragment/${host.localName}`, base);
  for (const name of ATTRIBUTES) {
    const value = host.getAttribute(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  if (!url.searchParams.has('locale')) url.searchParams.set('locale', pageLanguage(host));
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  install(host, (await response.json()) as EmbedAnswer);
}

function pageLanguage(host: HTMLElement): string {
  return host.closest('[lang]')?.getAttribute('lang')?.toLowerCase().startsWith('en') ? 'en' : 'es';
}

function install(host: HTMLElement, answer: EmbedAnswer): void {
  const parsed = document.createElement('template');
  parsed.innerHTML = answer.html;
  const source = parsed.content.firstElementChild!;
  // innerHTML leaves a declarative shadow root as a plain template.
  const shadow = source.querySelector<HTMLTemplateElement>('template[shadowrootmode]')!;
  const root = host.attachShadow({ mode: 'open' });
  returnFocus(root);
  for (const text of answer.styles) adopt(root, text);
  const styles = [...shadow.content.children].filter((child) => child.localName === 'style');
  for (const child of styles) {
    // As a constructed sheet: the page's CSP may refuse inline styles.
    adopt(root, child.textContent);
    child.remove();
  }
  root.append(shadow.content);
  shadow.remove();
  host.replaceChildren(...source.childNodes);
  for (const { name, value } of source.attributes)
    if (name.startsWith('data-')) host.setAttribute(name, value);
  storeId = answer.store;
  linkCheckout();
  scanFragments(document);
}

/** Checkout happens on the store's own domain: a link takes the cart there. */
function linkCheckout(): void {
  const { lines } = decodeCart(localStorage.getItem(cartKey(storeId)) ?? '');
  for (const host of document.querySelectorAll(ELEMENTS.join())) {
    for (const link of host.shadowRoot?.querySelectorAll<HTMLAnchorElement>('a[data-handover]') ??
      []) {
      link.href = handoverUrl(base, lines);
    }
  }
}

function find(): void {
  for (const host of document.querySelectorAll<HTMLElement>(ELEMENTS.join())) {
    if (watched.has(host) || host.hasAttribute('data-fragment')) continue;
    watched.add(host);
    hydrateOnVisible(host, () => void prepare(host));
  }
}

const watched = new WeakSet<Element>();
setPrepare(prepare);
offerRenewal();
new MutationObserver(find).observe(document, { childList: true, subtree: true });
document.addEventListener(BUS_EVENT, linkCheckout);
addEventListener('storage', linkCheckout);
find();
