import { adopt } from '../../../_runtime/shadow.ts';

/** A page's form stands apart from the bar above it; a dialog's has its own space. */
const CLOSER = '.account{padding-block:0}';

/** The elements of the pages whose markup the dialog shows. */
const FORM = ':is(shop-contact-form, shop-chat) > template';

/**
 * Reads the contact page, or the chat's, and shows its form, with its own styles, in an element.
 * @returns the root that holds the form
 * @throws where the page cannot be read, or has no form
 */
export async function showForm(
  host: HTMLElement,
  address: string,
  init?: RequestInit,
): Promise<ShadowRoot> {
  // eslint-disable-next-line no-restricted-globals -- It reads a page, which no contract names.
  const answer = await fetch(address, init);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const content = page.querySelector<HTMLTemplateElement>(FORM)?.content;
  if (!content) throw new Error(address);
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [];
  // The page's policy lets in no style element that it did not name; it lets in constructed sheets.
  for (const style of content.querySelectorAll('style')) {
    adopt(root, style.textContent);
    style.remove();
  }
  adopt(root, CLOSER);
  root.replaceChildren(document.importNode(content, true));
  focusFirst(root);
  return root;
}

/** Focuses the first field with a problem, else the first field, else the heading of what was sent. */
function focusFirst(root: ShadowRoot): void {
  const heading = root.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  const fieldOf = (kind: string) => root.querySelector<HTMLElement>(`:is(input,textarea)${kind}`);
  (fieldOf('[aria-invalid="true"]') ?? fieldOf(':not([type="hidden"])') ?? heading)?.focus();
}
