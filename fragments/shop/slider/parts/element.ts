import { settle } from '../../../_runtime/host-state.ts';
import { enhance } from './enhance.ts';

/** How long the element may be out of the document before its carousel ends, in ms. */
const STAYED_AWAY_MS = 100;

/** The browser side of a slider: Splide moves the markup that the server rendered. */
export class SliderElement extends HTMLElement {
  #end: (() => void) | undefined;

  connectedCallback(): void {
    const slides = this.shadowRoot?.querySelector<HTMLElement>('[data-words]');
    if (!slides || this.#end) return;
    this.#end = enhance(slides);
    settle(this, 'hydrated');
  }

  disconnectedCallback(): void {
    // Moving an element disconnects it and connects it again at once.
    setTimeout(() => {
      if (this.isConnected) return;
      this.#end?.();
      this.#end = undefined;
    }, STAYED_AWAY_MS);
  }
}
