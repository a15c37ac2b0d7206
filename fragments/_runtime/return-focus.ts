/** Gives the focus back, as `returnFocus` says, in every fragment of the page. */
export function watchPopovers(): void {
  for (const { shadowRoot } of document.querySelectorAll('[data-fragment]')) {
    if (shadowRoot) returnFocus(shadowRoot);
  }
}

/**
 * Gives the focus back to the button that opened a popover when the popover closes. Browsers do so
 * by themselves, except Chromium inside a shadow root, where the focus is lost.
 */
export function returnFocus(root: ShadowRoot): void {
  const onToggle = (event: Event): void => {
    const { newState, target } = event as ToggleEvent;
    if (newState !== 'closed' || !(target instanceof Element) || !target.id) return;
    // The focus may still be inside while the popover closes with an animation; a visitor who has
    // moved on keeps it.
    const lost = document.activeElement === document.body || target.contains(root.activeElement);
    if (!lost) return;
    const opener = `[popovertarget='${target.id}']:not([popovertargetaction='hide'])`;
    root.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true });
  };
  // `toggle` does not bubble.
  root.addEventListener('toggle', onToggle, true);
}
