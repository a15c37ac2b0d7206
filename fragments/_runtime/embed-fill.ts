import { EMBED_ATTRIBUTES } from './embed-names.ts';
import { askFor } from './embed-ask.ts';
import { returnFocus } from './return-focus.ts';
import { adopt } from './shadow.ts';

/** A host whose element is defined. */
export interface LiveHost extends HTMLElement {
  connectedCallback?(): void;
  disconnectedCallback?(): void;
}

/** As long as a view waits for its element to come back (`mount.ts`), in ms. */
const STAYED_AWAY_MS = 100;

const PROPS = ':scope > script[data-props]';

/** The address of an element's HTML, by its attributes and the store that it, or else the page, names. */
export function addressOf(host: HTMLElement, base: string, key: string): string {
  const store = host.getAttribute('store');
  const url = new URL(
    `embed/html/${host.localName}`,
    store ? `${store.replace(/\/$/, '')}/` : base,
  );
  for (const name of EMBED_ATTRIBUTES) {
    const value = host.getAttribute(name);
    if (value) url.searchParams.set(name, value);
  }
  url.searchParams.set('locale', host.getAttribute('locale') ?? pageLanguage(host));
  const own = host.getAttribute('data-key') ?? key;
  if (own) url.searchParams.set('key', own);
  return url.href;
}

function pageLanguage(host: HTMLElement): string {
  return host.closest('[lang]')?.getAttribute('lang')?.toLowerCase().startsWith('en') ? 'en' : 'es';
}

/**
 * Puts the store's HTML into an element. The page's own content stays where it is: the shadow root
 * takes its place on the screen.
 * @param isMeant whether the element still asks for this address: its attributes may have changed
 * @throws an error whose message is the code of the reason
 */
export async function fill(host: LiveHost, url: string, isMeant: () => boolean): Promise<void> {
  const { content, children, attributes } = await askFor(url, (answer, own) => {
    const source = answer.querySelector(`${host.localName}[data-fragment]`);
    const template = source?.querySelector<HTMLTemplateElement>(
      ':scope > template[shadowrootmode]',
    );
    if (!source || !template) throw new Error('no_element');
    return {
      content: own(template.content),
      children: [...source.children].filter((child) => child !== template).map(own),
      attributes: source.attributes,
    };
  });
  if (!isMeant()) return;
  if (host.hasAttribute('data-hydrated')) {
    // Its view would go on in nodes that are gone.
    host.disconnectedCallback?.();
    await new Promise((done) => {
      setTimeout(done, STAYED_AWAY_MS);
    });
    if (!isMeant()) return;
  }
  host.querySelector(PROPS)?.remove();
  host.append(...children);
  for (const { name, value } of attributes) {
    if (name === 'store' || name.startsWith('data-')) host.setAttribute(name, value);
  }
  open(host, content);
}

/** Takes up an element whose HTML stands in the page already; true where it does. */
export function takeUp(host: HTMLElement): boolean {
  if (!host.hasAttribute('data-fragment')) return false;
  // A page that puts HTML in by script leaves the shadow root a template.
  const left = host.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]');
  if (left && !host.shadowRoot) {
    open(host, left.content);
    left.remove();
  }
  const root = host.shadowRoot;
  if (!root) return false;
  returnFocus(root);
  for (const style of root.querySelectorAll('style')) {
    // The page's policy refuses inline styles.
    if (!style.sheet) adopt(root, style.textContent);
  }
  return true;
}

function open(host: HTMLElement, content: DocumentFragment): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  if (!root.firstChild) returnFocus(root);
  root.adoptedStyleSheets = [];
  for (const style of content.querySelectorAll('style')) {
    // As a constructed sheet: the page's policy may refuse inline styles.
    adopt(root, style.textContent);
    style.remove();
  }
  root.replaceChildren(content);
}
