import { defineWidget } from '../../_runtime/define-widget.ts';
import type { WidgetHandle } from '../../_runtime/widget.ts';
import { asksForSearch } from './parts/keys.ts';
import { manifest } from './manifest.ts';
import type { PaletteViewProps } from './props.ts';

defineWidget<PaletteViewProps>(manifest, {
  actions: {
    open(event, widget) {
      event.preventDefault();
      return open(widget);
    },
  },
  connect(widget) {
    const onKey = (event: KeyboardEvent): void => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      void open(widget);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  },
});

/** Loads the panel on the first press; if that fails, opens the page that lists the same links. */
async function open({ root, props }: WidgetHandle<PaletteViewProps>): Promise<void> {
  const link = root.querySelector<HTMLAnchorElement>('.open')!;
  link.setAttribute('aria-busy', 'true');
  try {
    const { showPanel } = await import('./parts/panel.ts');
    showPanel(root, props);
  } catch {
    location.assign(link.href);
  } finally {
    link.removeAttribute('aria-busy');
  }
}
