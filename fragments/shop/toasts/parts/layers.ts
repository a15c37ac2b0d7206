/** The dialogs and popovers that are open over the page: its own and those of its fragments. */
export function openLayers(): Element[] {
  const roots = [...document.querySelectorAll('[data-fragment]')].map((host) => host.shadowRoot);
  return [document, ...roots].flatMap((root) => [
    ...(root?.querySelectorAll('dialog:modal, :popover-open') ?? []),
  ]);
}
