/**
 * Removes the parts of Splide that the slider does not use from the browser build; Splide comes as
 * one piece.
 */
import type { Plugin } from 'vite';

/** Background pictures, lazy pictures, linked sliders, the mouse wheel. */
const COMPONENTS = ['Cover', 'LazyLoad', 'Sync', 'Wheel'];
/**
 * Takes components off the list that Splide mounts, so that the bundler drops their code.
 * @param code Splide's ES module
 * @throws when a component is not where it was, so that a new version does not bring all back unseen
 */
export function trimSplide(code: string): string {
  return COMPONENTS.reduce((text, name) => cut(text, `  ${name}: ${name},\n`), code);
}

function cut(code: string, text: string): string {
  if (code.split(text).length !== 2) {
    throw new Error(`this version of Splide does not hold once: ${text.trim()}`);
  }
  return code.replace(text, '');
}

/** Vite plugin that trims Splide. */
export const trimmedSplide: Plugin = {
  name: 'trimmed-splide',
  enforce: 'pre',
  transform: (code, id) =>
    id.replaceAll('\\', '/').endsWith('/@splidejs/splide/dist/js/splide.esm.js')
      ? { code: trimSplide(code), map: null }
      : undefined,
};
