/** The focus as a visitor sees it. */
import { expect, type Frame, type Page } from '@playwright/test';

/** The element that has the focus, through shadow roots. */
export interface Focus {
  readonly tag: string;
  readonly name: string;
  /** The element is in view, and it or the element drawn for it has an outline. */
  readonly seen: boolean;
}

/** Gives the focused element and whether a visitor can see that it is focused. */
export function focus(page: Page | Frame): Promise<Focus> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element) return { tag: 'none', name: '', seen: false };
    const hasOutline = (style: CSSStyleDeclaration): boolean => {
      const seeThrough = /rgba\(.*, 0\)|transparent/.test(style.outlineColor);
      return style.outlineStyle !== 'none' && style.outlineWidth !== '0px' && !seeThrough;
    };
    // The link of a card draws it around the card, by a box of its own.
    const isOutlined = (node: Element): boolean =>
      hasOutline(getComputedStyle(node)) ||
      (getComputedStyle(node, '::after').content !== 'none' &&
        hasOutline(getComputedStyle(node, '::after')));
    // For a field in a frame, or a link that covers a card, the outline is on the label or the
    // parent.
    const around: Element[] = [...((element as HTMLInputElement).labels ?? [])];
    for (let node: Element | null = element; node && around.length < 5; node = node.parentElement) {
      around.push(node);
    }
    const box = element.getBoundingClientRect();
    const inView =
      box.width > 0 &&
      box.bottom > 0 &&
      box.top < innerHeight &&
      box.right > 0 &&
      box.left < innerWidth;
    return {
      tag: element.localName,
      name:
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent.trim().slice(0, 60),
      seen: inView && around.some(isOutlined),
    };
  });
}

/** Milliseconds within which a focus has to show: a drawer slides in, or the page scrolls to it. */
const SHOWS_WITHIN = 5_000;

/**
 * Gives the focused element once a visitor can see that it is focused; fails where that does not
 * come. The body has no mark: between the page's end and its start the browser's own controls have
 * the focus.
 */
export async function shownFocus(page: Page | Frame, way = ''): Promise<Focus> {
  let now = await focus(page);
  await expect(async () => {
    now = await focus(page);
    expect(now.tag === 'body' || now.seen, `${way} ${now.tag} ${now.name}`).toBe(true);
  }).toPass({ timeout: SHOWS_WITHIN });
  return now;
}
