import { serverProps } from './client-props.ts';
import { settle } from './host-state.ts';
import type { FragmentManifest } from './manifest.ts';
import type { FragmentProps } from './props.ts';
import type { WidgetHandle, WidgetHandlers } from './widget.ts';

/** How long an element may be out of the document before its widget ends, in ms. */
const STAYED_AWAY_MS = 100;

/**
 * The browser side of a widget: defines its custom element, which listens to the edge's markup and
 * changes it in place. It renders nothing itself: see decision 0002.
 * @example defineWidget(manifest, { actions: { share, copy } });
 */
export function defineWidget<P extends object>(
  manifest: FragmentManifest,
  handlers: WidgetHandlers<P>,
): void {
  if (customElements.get(manifest.element)) return;

  class WidgetElement extends HTMLElement {
    #end: (() => void) | undefined;

    constructor() {
      super();
      // On a partner's page HTML has come in: the first, or another after an attribute changed.
      this.addEventListener('shop-ready', () => {
        this.#stop();
        void this.#start();
      });
    }

    connectedCallback(): void {
      void this.#start();
    }

    disconnectedCallback(): void {
      // Moving an element disconnects it and connects it again at once.
      setTimeout(() => {
        if (!this.isConnected) this.#stop();
      }, STAYED_AWAY_MS);
    }

    #stop(): void {
      this.#end?.();
      this.#end = undefined;
      this.removeAttribute('data-hydrated');
    }

    async #start(): Promise<void> {
      const props = (await serverProps(this)) as FragmentProps<P> | undefined;
      if (this.#end || !this.isConnected) return;
      // One that a partner's page has just made, or copied, waits for its HTML.
      if (!this.shadowRoot && 'shopEmbed' in globalThis) return;
      try {
        if (!props || !this.shadowRoot) throw new Error('the edge has not rendered it');
        this.#end = enhance({ host: this, root: this.shadowRoot, props }, handlers);
        settle(this, 'hydrated');
      } catch (error) {
        console.error(`<${manifest.element}>`, error);
        settle(this, 'failed');
      }
    }
  }
  customElements.define(manifest.element, WidgetElement);
}

function enhance<P>(widget: WidgetHandle<P>, handlers: WidgetHandlers<P>): () => void {
  const onClick = (event: Event): void => {
    const control = (event.target as Element).closest<HTMLElement>('[data-enhance]');
    if (control) void handlers.actions?.[control.dataset.enhance!]?.(event, widget, control);
  };
  const stop = handlers.connect?.(widget);
  widget.root.addEventListener('click', onClick);
  return () => {
    widget.root.removeEventListener('click', onClick);
    stop?.();
  };
}
