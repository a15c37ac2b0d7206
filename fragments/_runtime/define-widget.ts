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
    #starting = false;
    #end: (() => void) | undefined;

    constructor() {
      super();
      // On a partner's page an attribute has changed, and other HTML has come in.
      this.addEventListener('shop-ready', () => {
        if (!this.#end) return;
        this.#end();
        this.#end = undefined;
        void this.#start();
      });
    }

    connectedCallback(): void {
      if (!this.#starting && !this.#end) void this.#start();
    }

    disconnectedCallback(): void {
      // Moving an element disconnects it and connects it again at once.
      setTimeout(() => {
        if (this.isConnected || !this.#end) return;
        this.#end();
        this.#end = undefined;
        this.removeAttribute('data-hydrated');
      }, STAYED_AWAY_MS);
    }

    async #start(): Promise<void> {
      this.#starting = true;
      const props = (await serverProps(this)) as FragmentProps<P> | undefined;
      this.#starting = false;
      if (!this.isConnected) return;
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
