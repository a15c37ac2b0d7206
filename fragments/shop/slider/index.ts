import { SliderElement } from './parts/element.ts';

// Written by hand instead of read from the manifest, whose bytes the size budget has no room for.
if (!customElements.get('shop-slider')) customElements.define('shop-slider', SliderElement);
