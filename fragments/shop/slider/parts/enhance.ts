import { Splide } from '@splidejs/splide';
import { motionOptions, type Motion } from './motion.ts';

/**
 * Turns the row of slides into a carousel. Other options keep Splide's defaults: dragging, a pause
 * while the pointer or the focus is on it, and no motion under reduced motion.
 * @returns the function that ends it
 */
export function enhance(slides: HTMLElement): () => void {
  const track = slides.querySelector('.splide__track')!;
  // The carousel itself takes the arrow keys now.
  track.removeAttribute('tabindex');
  track.scrollLeft = 0;
  const splide = new Splide(slides, {
    ...motionOptions(slides.dataset.motion as Motion),
    autoplay: true,
    keyboard: 'focused',
    // From the markup, so that no page loads the words of the other language.
    i18n: JSON.parse(slides.dataset.words!),
  });
  splide.mount();
  return () => splide.destroy();
}
