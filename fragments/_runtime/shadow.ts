/** Marks the wrapper that React hydrates. */
const MARKER = 'data-react-root';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * The wrapper in the host's shadow root that holds the view. When the server rendered nothing, both
 * are made here, with the styles as a constructed sheet, which no partner page's CSP refuses.
 */
export function openShadow(host: HTMLElement, styles: string): HTMLElement {
  const rendered = host.shadowRoot?.querySelector<HTMLElement>(`[${MARKER}]`);
  if (rendered) return rendered;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  if (styles) adopt(root, styles);
  const wrapper = document.createElement('div');
  wrapper.setAttribute(MARKER, '');
  root.append(wrapper);
  return wrapper;
}

/** Adds a stylesheet text to a shadow root; equal texts share one sheet. */
export function adopt(root: ShadowRoot, styles: string): void {
  let sheet = sheets.get(styles);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(styles, sheet);
  }
  root.adoptedStyleSheets.push(sheet);
}
