import { defineWidget } from '../../_runtime/define-widget.ts';
import type { WidgetHandle } from '../../_runtime/widget.ts';
import { manifest } from './manifest.ts';
import type { AlertBellViewProps } from './props.ts';

defineWidget<AlertBellViewProps>(manifest, {
  actions: {
    open(event, widget, link) {
      // With a key held the browser opens the page of alerts in another tab.
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      if (ctrlKey || metaKey || shiftKey) return undefined;
      event.preventDefault();
      return open(widget, link as HTMLAnchorElement);
    },
  },
});

/** Loads the panel on the first press; if that fails, opens the page of the same alerts. */
async function open(
  widget: WidgetHandle<AlertBellViewProps>,
  link: HTMLAnchorElement,
): Promise<void> {
  link.setAttribute('aria-busy', 'true');
  try {
    const { showPanel } = await import('./parts/panel.ts');
    showPanel(widget, link);
  } catch {
    location.assign(link.href);
  } finally {
    link.removeAttribute('aria-busy');
  }
}
