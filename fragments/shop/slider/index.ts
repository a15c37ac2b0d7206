import { SliderElement } from './element.ts';

// The manifest's name by hand: the manifest itself would cost bytes that Splide's budget has not.
if (!customElements.get('shop-slider')) customElements.define('shop-slider', SliderElement);
