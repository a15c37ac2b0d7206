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
  // The page's policy lets in no style element that it did not name; it lets in constructed sheets.
  const styles = [...content.querySelectorAll('style')];
  root.adoptedStyleSheets = [...styles.map((style) => style.textContent ?? ''), CLOSER].map(
    sheetOf,
  );
  for (const style of styles) style.remove();
  root.replaceChildren(document.importNode(content, true));
  focusFirst(root);
  return root;
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Focuses the first field with a problem, else the first field, else the heading of what was sent. */
function focusFirst(root: ShadowRoot): void {
  const heading = root.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  const field =
    root.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    root.querySelector<HTMLElement>('input:not([type="hidden"]), textarea');
  (field ?? heading)?.focus();
}
